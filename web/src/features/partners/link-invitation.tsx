import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { reloadPartners } from '#shell/partners/partners.queries.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { acceptLink, linkQuery } from './partners.queries.ts'
import { PersonHead } from './person-head.tsx'

type Props = { code: string; onClose: () => void }

/** The invitation of a link: who it is from, to be accepted or not. */
export function LinkInvitation({ code, onClose }: Props) {
  const { data: link, error, refetch } = useQuery(linkQuery(code))
  if (error !== null) {
    const isOver = toAppError(error).code === 'INVALID_CODE'
    return (
      <Card className="flex flex-col items-start gap-4 sm:p-8">
        <h2 className="text-title">
          <Trans>This invitation link doesn’t work</Trans>
        </h2>
        {isOver ? (
          <p>
            <Trans>
              It was used or withdrawn, or it’s older than 14 days. Ask the person who sent it for a
              new one.
            </Trans>
          </p>
        ) : (
          <InlineError error={error} />
        )}
        <Button variant="quiet" onClick={() => (isOver ? onClose() : void refetch())}>
          {isOver ? <Trans>Close</Trans> : <Trans>Try again</Trans>}
        </Button>
      </Card>
    )
  }
  if (link === undefined) return <Skeleton className="late h-56" />
  if (link.isOwn) {
    return (
      <Card className="flex flex-col items-start gap-4 sm:p-8">
        <h2 className="text-title">
          <Trans>This is your own link</Trans>
        </h2>
        <p>
          <Trans>Send it to the person you’d like as a partner.</Trans>
        </p>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Card>
    )
  }
  return <Choice code={code} onClose={onClose} person={link} />
}

type ChoiceProps = Props & { person: { name: string; firstName: string; avatar: string | null } }

function Choice({ code, onClose, person }: ChoiceProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { name, firstName } = person
  const accept = useMutation({
    mutationFn: () => acceptLink(code),
    onSuccess: async () => {
      await reloadPartners(queries)
      onClose()
      showSnackbar({ text: t`You and ${firstName} are partners now`, color: 'success' })
    },
  })
  return (
    <Card tone="mint" className="flex flex-col gap-4 sm:p-8">
      <PersonHead person={person}>
        <h2 className="text-title">
          <Trans>{name} invites you to be impact partners</Trans>
        </h2>
      </PersonHead>
      <p className="max-w-prose">
        <Trans>
          Partners ask each other how a goal is going. {firstName} will see your name and picture,
          and only goals you choose to share.
        </Trans>
      </p>
      <InlineError error={accept.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          className="bg-on-tone! text-[#fff]!"
          pending={accept.isPending}
          onClick={() => accept.mutate()}
        >
          <Trans>Accept</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Card>
  )
}
