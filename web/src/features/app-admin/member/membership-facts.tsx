import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { dayOf } from '#lib/moment.ts'
import { moneyOf } from '#lib/money.ts'
import type { PersonMembership } from './member.queries.ts'

type Part = PersonMembership['memberships'][number]

/** Whether somebody is a member, until when, and by what; the provider's own word for the status. */
export function MembershipFacts({ membership }: { membership: PersonMembership }) {
  const { timeZone } = useMe()
  const { isMember, memberUntil, memberships, customerId } = membership
  const until = memberUntil && dayOf(memberUntil, timeZone)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {!isMember ? (
          <Trans>Not a member</Trans>
        ) : until ? (
          <Trans>A member until {until}</Trans>
        ) : (
          <Trans>A member</Trans>
        )}
      </p>
      {memberships.length > 0 && (
        <ul className="flex flex-col gap-3">
          {memberships.map((part) => (
            <PartRow key={part.source} part={part} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {customerId !== null && (
        <p className="text-note text-field-soft">
          <Trans>Customer id: {customerId}</Trans>
        </p>
      )}
    </div>
  )
}

function PartRow({ part, timeZone }: { part: Part; timeZone: string | null }) {
  const { t } = useLingui()
  const { source, status, amount, currency, interval, renewsDate, endsDate, graceEndsDate } = part
  const names: Record<string, string> = {
    stripe: t`Stripe`,
    local: t`Local test payments`,
    gift: t`Gift`,
  }
  const states: Record<string, string> = {
    trialing: t`trial`,
    active: t`active`,
    past_due: t`payment failed`,
    canceled: t`ended`,
    unpaid: t`unpaid`,
  }
  const price = amount === null || currency === null ? null : moneyOf({ amount, currency })
  const day = (at: string) => dayOf(at, timeZone)
  const isOver = endsDate !== null && Date.parse(endsDate) <= Date.now()
  return (
    <li className="rounded-field bg-quiet px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{names[source] ?? source}</span>
        <span className="text-field-soft">{isOver ? t`ended` : (states[status] ?? status)}</span>
      </p>
      <p className="text-note text-field-soft">
        {[
          price && (interval === 'year' ? t`${price} a year` : t`${price} a month`),
          renewsDate && t`renews ${day(renewsDate)}`,
          graceEndsDate && t`access until ${day(graceEndsDate)}`,
          endsDate && (isOver ? t`ended ${day(endsDate)}` : t`until ${day(endsDate)}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
