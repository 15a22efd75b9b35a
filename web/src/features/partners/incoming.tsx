import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EndingDialog } from './ending.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { acceptDocument, declineDocument } from './partners.queries.ts'
import { type NamedPartner, usePartnerChange } from './sharing.queries.ts'

/** Invitations that wait for an answer. */
export function Incoming({ rows }: { rows: readonly NamedPartner[] }) {
  const { t } = useLingui()
  if (rows.length === 0) return null
  return (
    <ul aria-label={t`Invitations for you`} className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={row._id}>
          <Invitation row={row} />
        </li>
      ))}
    </ul>
  )
}

function Invitation({ row: { _id, person } }: { row: NamedPartner }) {
  const { t } = useLingui()
  const [isBlocking, setIsBlocking] = useState(false)
  const { firstName } = person
  const accept = usePartnerChange(acceptDocument, {
    said: t`You and ${firstName} are partners now`,
  })
  const decline = usePartnerChange(declineDocument, { said: t`Declined` })
  return (
    <InvitationCard
      person={person}
      about={
        <Trans>
          {firstName} only sees goals you choose to share. If you decline, we won’t tell them.
        </Trans>
      }
      accept={{ isPending: accept.isPending, onClick: () => accept.mutate({ _id }) }}
    >
      <Button variant="quiet" pending={decline.isPending} onClick={() => decline.mutate({ _id })}>
        <Trans>Decline</Trans>
      </Button>
      <Button variant="quiet" onClick={() => setIsBlocking(true)}>
        <Trans>Block</Trans>
      </Button>
      {isBlocking && (
        <EndingDialog
          isBlocking
          _id={_id}
          firstName={firstName}
          onClose={() => setIsBlocking(false)}
        />
      )}
    </InvitationCard>
  )
}
