import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { endDocument } from './partners.queries.ts'
import { PersonHead, smallButton } from './person-head.tsx'
import { type Partner, usePartnerChange } from './sharing.queries.ts'

/** Invitations without an answer so far, and unused links. */
export function Waiting({ rows }: { rows: readonly Partner[] }) {
  if (rows.length === 0) return null
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Waiting for an answer</Trans>
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row._id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ row: { _id, person, expires } }: { row: Partner }) {
  const { t } = useLingui()
  const zone = useMe().timeZone
  const withdraw = usePartnerChange(endDocument, { said: t`Withdrawn` })
  const today = localDay(new Date(), zone)
  const day = expires === null ? '' : formatDay(localDay(new Date(expires), zone), today)
  const name = person?.name ?? t`Invitation link`
  return (
    <div className="flex items-center justify-between gap-4">
      <PersonHead person={person}>
        <p className="font-semibold">{name}</p>
        <p className="text-note text-field-soft">
          <Trans>Open until {day}</Trans>
        </p>
      </PersonHead>
      <button
        type="button"
        aria-label={t`Withdraw: ${name}`}
        aria-busy={withdraw.isPending || undefined}
        className={smallButton}
        onClick={() => withdraw.mutate({ _id })}
      >
        <Trans>Withdraw</Trans>
      </button>
    </div>
  )
}
