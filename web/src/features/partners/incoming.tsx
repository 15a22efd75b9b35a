import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type NamedPartner, usePartnerChange } from '#shell/partners/partners.queries.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BlockDialog } from './ending.tsx'
import { acceptPartner, declinePartner } from './partners.queries.ts'
import { PersonHead } from './person-head.tsx'

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
  const heading = useId()
  const [isBlocking, setIsBlocking] = useState(false)
  const { name, firstName } = person
  const accept = usePartnerChange(acceptPartner, t`You and ${firstName} are partners now`)
  const decline = usePartnerChange(declinePartner, t`Declined`)
  return (
    <Card tone="mint" className="flex flex-col gap-4 sm:p-8">
      <PersonHead person={person}>
        <h2 id={heading} className="text-title">
          <Trans>{name} invites you to be impact partners</Trans>
        </h2>
      </PersonHead>
      <p className="max-w-prose">
        <Trans>
          Partners ask each other how a goal is going. {firstName} only sees goals you choose to
          share. If you decline, we won’t tell them.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="strong"
          className="bg-on-tone! text-[#fff]!"
          aria-describedby={heading}
          pending={accept.isPending}
          onClick={() => accept.mutate(_id)}
        >
          <Trans>Accept</Trans>
        </Button>
        <Button
          variant="quiet"
          aria-describedby={heading}
          pending={decline.isPending}
          onClick={() => decline.mutate(_id)}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button variant="quiet" aria-describedby={heading} onClick={() => setIsBlocking(true)}>
          <Trans>Block</Trans>
        </Button>
      </div>
      {isBlocking && (
        <BlockDialog _id={_id} firstName={firstName} onClose={() => setIsBlocking(false)} />
      )}
    </Card>
  )
}
