import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { dayOf } from '#lib/moment.ts'
import { moneyOf } from '#lib/money.ts'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import type { Membership, MembershipPart } from './membership.queries.ts'
import { giftUntil, paidPart, paidState } from './membership.rules.ts'

/** A membership: price, dates, and actions. Without price in the native app. */
export function MembershipLines({ membership }: { membership: Membership }) {
  const { timeZone, company } = useMe()
  const paid = paidPart(membership)
  const gift = giftUntil(membership, Date.now())
  const giftDay = gift && dayOf(gift, timeZone)
  return (
    <div className="flex flex-col gap-4">
      {membership.joinedCompany && company && (
        <Line title={<Trans>You still pay for {productName}</Trans>}>
          <Trans>
            {company.name} gives you {productName} now. Cancel your membership to stop paying.
          </Trans>
        </Line>
      )}
      {paid && <PaidLine part={paid} />}
      {giftDay && (
        <Line title={<Trans>A gift until {giftDay}</Trans>}>
          <Trans>You pay nothing for it, and it doesn’t renew.</Trans>
        </Line>
      )}
      {!paid && !giftDay && membership.isMember && <Line title={<Trans>You’re a member</Trans>} />}
    </div>
  )
}

function PaidLine({ part }: { part: MembershipPart }) {
  const { timeZone } = useMe()
  const day = (at: string | null) => (at === null ? '' : dayOf(at, timeZone))
  const [renews, ends] = [day(part.renewsDate), day(part.endsDate)]
  const { amount, currency, interval } = part
  const state = paidState(part)
  if (state === 'failed') return <FailedLine part={part} />
  if (state === 'ended') {
    return ends === '' ? null : <Line title={<Trans>Your membership ended on {ends}</Trans>} />
  }
  if (state === 'ending') {
    return (
      <Line title={<Trans>Canceled: you have access until {ends}</Trans>}>
        {!isNative && <Trans>You won’t pay again. Everything you wrote stays.</Trans>}
      </Line>
    )
  }
  if (isNative || amount === null || currency === null) {
    return <Line title={<Trans>You’re a member</Trans>} />
  }
  return (
    <Line title={<PriceWords amount={amount} currency={currency} interval={interval} />}>
      {renews !== '' && <Trans>Next payment: {renews}</Trans>}
    </Line>
  )
}

function FailedLine({ part }: { part: MembershipPart }) {
  const { timeZone } = useMe()
  const failed = part.paymentFailedDate && dayOf(part.paymentFailedDate, timeZone)
  const until = part.graceEndsDate && dayOf(part.graceEndsDate, timeZone)
  const isOver = part.graceEndsDate !== null && Date.parse(part.graceEndsDate) <= Date.now()
  return (
    <Line title={<Trans>Your payment failed</Trans>}>
      {isNative ? (
        isOver ? (
          <Trans>Your access ended on {until}.</Trans>
        ) : (
          <Trans>You have access until {until}.</Trans>
        )
      ) : isOver ? (
        <Trans>
          The payment of {failed} didn’t go through, and your access ended on {until}. Update your
          card to get it back.
        </Trans>
      ) : (
        <Trans>
          The payment of {failed} didn’t go through. Update your card by {until} to keep your
          access.
        </Trans>
      )}
    </Line>
  )
}

function Line({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <p className="text-lead font-semibold">{title}</p>
      {children && <p className="mt-1 max-w-prose text-field-soft">{children}</p>}
    </div>
  )
}

type PriceWordsProps = { amount: number; currency: string; interval: string | null }

function PriceWords({ amount, currency, interval }: PriceWordsProps) {
  const price = moneyOf({ amount, currency })
  if (interval === 'year') return <Trans>{price} a year</Trans>
  if (interval === 'month') return <Trans>{price} a month</Trans>
  return price
}
