import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { dayOf } from '#lib/moment.ts'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'
import { membershipQuery } from './membership.queries.ts'
import { paidPart, paidState } from './membership.rules.ts'

/** Says that a payment failed, until when there is access, and leads to the membership. */
export function PaymentBanner() {
  const { data: membership } = useQuery({ ...membershipQuery, staleTime: 5 * 60_000 })
  const { timeZone } = useMe()
  const { pathname } = useLocation()
  const part = membership && paidPart(membership)
  // The profile shows the same text.
  if (isNative || !part || paidState(part) !== 'failed' || pathname === paths.profile) return null
  const until = part.graceEndsDate && (
    <span className="whitespace-nowrap">{dayOf(part.graceEndsDate, timeZone)}</span>
  )
  return (
    <AppLink
      to={paths.membership}
      className={cardClass(undefined, 'mb-6 flex gap-3 rounded-tile px-5! py-4! no-underline')}
    >
      <CreditCard aria-hidden="true" className="mt-0.5 size-5.5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-bold underline decoration-2 underline-offset-4">
          <Trans>Update your card</Trans>
        </span>
        <span className="mt-1 block text-note">
          <Trans>Your last payment failed. You have access until {until}.</Trans>
        </span>
      </span>
    </AppLink>
  )
}
