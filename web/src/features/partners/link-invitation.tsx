import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toAppError } from '#api/errors.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { acceptLinkDocument, linkQuery } from './partners.queries.ts'
import type { Person } from './person-head.tsx'
import { usePartnerChange } from './sharing.queries.ts'

type Props = { code: string; onClose: () => void }

/** The invitation of a link: the person who sent it, and buttons to accept or decline. */
export function LinkInvitation({ code, onClose }: Props) {
  const { data: link, error, refetch } = useQuery(linkQuery(code))
  if (error !== null && toAppError(error).code !== 'INVALID_CODE') {
    return <TryAgain error={error} onRetry={() => void refetch()} />
  }
  if (error !== null) {
    return (
      <Unusable title={<Trans>This invitation link doesn’t work</Trans>} onClose={onClose}>
        <Trans>
          It was used or withdrawn, or it’s older than 14 days. Ask the person who sent it for a new
          one.
        </Trans>
      </Unusable>
    )
  }
  if (link === undefined) return <Skeleton className="late h-56" />
  if (link.isOwn) {
    return (
      <Unusable title={<Trans>This is your own link</Trans>} onClose={onClose}>
        <Trans>Send it to the person you’d like as a partner.</Trans>
      </Unusable>
    )
  }
  return <Choice code={code} onClose={onClose} person={link} />
}

type UnusableProps = { title: ReactNode; onClose: () => void; children: ReactNode }

function Unusable({ title, onClose, children }: UnusableProps) {
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <h2 className="text-title">{title}</h2>
      <p>{children}</p>
      <Button variant="quiet" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Card>
  )
}

function Choice({ code, onClose, person }: Props & { person: Person }) {
  const { t } = useLingui()
  const { firstName } = person
  const { mutate, isPending, error } = usePartnerChange(acceptLinkDocument, {
    said: t`You and ${firstName} are partners now`,
    isErrorShown: true,
  })
  return (
    <InvitationCard
      person={person}
      about={
        <Trans>
          {firstName} will see your name and picture, and only goals you choose to share.
        </Trans>
      }
      accept={{ isPending, error, onClick: () => mutate({ code }, { onSuccess: onClose }) }}
    >
      <Button variant="quiet" onClick={onClose}>
        <Trans>Not now</Trans>
      </Button>
    </InvitationCard>
  )
}
