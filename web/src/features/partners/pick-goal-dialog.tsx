import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PartnerSees } from './partner-sees.tsx'
import { goalsToShareQuery } from './partners.queries.ts'
import { shareDocument, usePartnerChange } from './sharing.queries.ts'

type Props = {
  /** _id of the partnership */
  _id: string
  firstName: string
  /** Goals that the partner sees already */
  shared: readonly string[]
  onClose: () => void
}

/** One goal to share with a partner, who sees the fields that the dialog names. */
export function PickGoalDialog({ _id, firstName, shared, onClose }: Props) {
  const { t } = useLingui()
  const { data, error } = useQuery(goalsToShareQuery)
  const goals = data?.filter((goal) => !shared.includes(goal._id))
  const share = usePartnerChange(shareDocument, {
    said: t`${firstName} can see this goal now`,
    isErrorShown: true,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Share a goal with ${firstName}`}
      footer={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-field-soft">
          <PartnerSees firstName={firstName} />
        </p>
        <InlineError error={error ?? share.error} />
        {goals === undefined && error === null && <Skeleton className="late h-40" />}
        {goals?.length === 0 && (
          <div>
            <p>
              <Trans>You have no more goals to share.</Trans>
            </p>
            <AppLink to={paths.home} className={linkClass('inline-flex min-h-11 items-center')}>
              <Trans>Start a new goal</Trans>
            </AppLink>
          </div>
        )}
        <ul className="flex flex-col gap-2 empty:hidden">
          {goals?.map((goal) => {
            const title = goal.title ?? t`A goal without a title`
            return (
              <li key={goal._id} className="flex items-center justify-between gap-4">
                <p className="min-w-0 wrap-anywhere">{title}</p>
                <Button
                  variant="quiet"
                  className="shrink-0"
                  aria-label={t`Share: ${title}`}
                  pending={share.isPending && share.variables.goalId === goal._id}
                  onClick={() => share.mutate({ _id, goalId: goal._id }, { onSuccess: onClose })}
                >
                  <Trans>Share</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
