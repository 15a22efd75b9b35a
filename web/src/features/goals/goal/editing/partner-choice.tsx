import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { PartnerSees } from '#features/partners/partner-sees.tsx'
import {
  isNamed,
  type NamedPartner,
  partnersQuery,
  shareDocument,
  unshareDocument,
  usePartnerChange,
} from '#features/partners/sharing.queries.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import type { GoalValues } from './changes.rules.ts'

type Props = { goal: WholeGoal }

const look =
  'flex min-h-11 items-center gap-2 rounded-field text-start text-note text-field-soft underline underline-offset-4 hover:text-field'

/** Impact partners who see the goal; the field itself is a private note. */
export function PartnerChoice({ goal }: Props) {
  const { data } = useQuery(partnersQuery)
  const [asked, setAsked] = useState<NamedPartner | null>(null)
  const partners = (data?.partnerGetMany ?? []).filter(isNamed)
  if (goal.state === 'letGo') return null
  return (
    <>
      {partners
        .filter(({ state }) => state === 'accepted')
        .map((partner) =>
          partner.shared.some(({ _id }) => _id === goal._id) ? (
            <Shared key={partner._id} goal={goal} partner={partner} />
          ) : (
            <button
              key={partner._id}
              type="button"
              aria-haspopup="dialog"
              className={look}
              onClick={() => setAsked(partner)}
            >
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              <Trans>Share this goal with {partner.person.name}</Trans>
            </button>
          ),
        )}
      {asked && <ShareDialog goal={goal} partner={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Shared({ goal, partner: { _id, person } }: Props & { partner: NamedPartner }) {
  const { t } = useLingui()
  const unshare = usePartnerChange(unshareDocument, { said: t`No longer shared` })
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4">
      <span className="flex items-center gap-2 text-note font-semibold">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        <Trans>{person.firstName} sees this goal</Trans>
      </span>
      <button
        type="button"
        className={look}
        aria-busy={unshare.isPending || undefined}
        onClick={() => unshare.mutate({ _id, goalId: goal._id })}
      >
        <Trans>Stop sharing</Trans>
      </button>
    </p>
  )
}

type DialogProps = Props & { partner: NamedPartner; onClose: () => void }

/** Lists the fields that the partner will see, before the goal is shared. */
function ShareDialog({ goal, partner: { _id, person }, onClose }: DialogProps) {
  const { t } = useLingui()
  const { write } = useFormContext<GoalValues>()
  const { mutate, isPending, error } = usePartnerChange(shareDocument, {
    said: t`${person.firstName} can see this goal now`,
    isErrorShown: true,
  })
  function onSuccess() {
    write({ partner: person.name })
    onClose()
  }
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t`Share this goal with ${person.firstName}?`}
      error={error}
      pending={isPending}
      actionLabel={t`Share`}
      onAction={() => mutate({ _id, goalId: goal._id }, { onSuccess })}
    >
      <p>
        <PartnerSees firstName={person.firstName} />
      </p>
      <p className="text-field-soft">
        <Trans>
          We’ll write their name in the partner field. You can stop sharing at any time.
        </Trans>
      </p>
    </DialogShell>
  )
}
