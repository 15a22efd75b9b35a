import { Trans, useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { type Partner, usePartnerChange } from '#shell/partners/partners.queries.ts'
import { Card } from '#ui/card.tsx'
import { endPartner } from './partners.queries.ts'
import { PersonHead, smallButton } from './person-head.tsx'

/** Invitations that nobody has answered yet, and links that nobody has used. */
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
  const withdraw = usePartnerChange(endPartner, t`Withdrawn`)
  const today = localDay(new Date(), zone)
  const day = expires === null ? '' : formatDay(localDay(new Date(expires), zone), today)
  const name = person?.name ?? t`Invitation link`
  return (
    <div className="flex items-center justify-between gap-4">
      {person === null ? (
        <div className="flex min-w-0 items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet">
            <Link2 aria-hidden="true" className="size-5" />
          </span>
          <p>
            <span className="block font-semibold">{name}</span>
            <span className="block text-note text-field-soft">
              <Trans>Not used yet. Works until {day}.</Trans>
            </span>
          </p>
        </div>
      ) : (
        <PersonHead person={person}>
          <p className="font-semibold">{name}</p>
          <p className="text-note text-field-soft">
            <Trans>Not answered yet. Open until {day}.</Trans>
          </p>
        </PersonHead>
      )}
      <button
        type="button"
        aria-label={t`Withdraw: ${name}`}
        aria-busy={withdraw.isPending || undefined}
        className={smallButton}
        onClick={() => withdraw.mutate(_id)}
      >
        <Trans>Withdraw</Trans>
      </button>
    </div>
  )
}
