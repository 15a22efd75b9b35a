import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createCheckout, type Plan } from '#api/membership.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { moneyOf } from '#lib/money.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { useProviderPage } from '#shell/membership/use-provider-page.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { AlreadyMember } from './already-member.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { nextPayment } from './renewal.rules.ts'

type Props = {
  plan: Plan
  /** Paid at the local provider, which charges no card. */
  isLocal: boolean
  /** Back from the provider without having paid. */
  isCanceled: boolean
  email: string
  timeZone: string | null
}

/** One plan: what it costs, when it renews, and one button. */
export function PayPlan({ plan, isLocal, isCanceled, email, timeZone }: Props) {
  const { t } = useLingui()
  const [hasOne, setHasOne] = useState(false)
  const { go, pending, error } = useProviderPage(async () => {
    const { url, isPortal } = await createCheckout(plan.id)
    if (isPortal) setHasOne(true)
    return isPortal ? null : url
  })
  if (hasOne) return <AlreadyMember />
  const isYear = plan.interval === 'year'
  const price = moneyOf(plan)
  const next = formatDay(nextPayment(localDay(new Date(), timeZone), plan.interval))
  return (
    <PaymentFrame
      title={isCanceled ? t`You haven’t been charged` : t`Pay for ${productName}`}
      lead={isCanceled && <Trans>You left before you paid. You can try again.</Trans>}
    >
      <Card className="flex flex-col gap-5 sm:p-8">
        <div>
          <h2 className="text-title">
            {isYear ? <Trans>Yearly membership</Trans> : <Trans>Monthly membership</Trans>}
          </h2>
          <p className="text-note text-field-soft">{email}</p>
        </div>
        <dl className="divide-y-2 divide-(--quiet) border-y-2 border-(--quiet)">
          <div className="flex items-baseline justify-between gap-4 py-3">
            <dt>
              <Trans>Today</Trans>
            </dt>
            <dd className="font-display text-title figures">{price}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 py-3">
            <dt>
              {isYear ? <Trans>Then every year</Trans> : <Trans>Then every month</Trans>}
              <span className="block text-note text-field-soft">
                <Trans>Next payment: {next}</Trans>
              </span>
            </dt>
            <dd className="font-semibold figures">{price}</dd>
          </div>
        </dl>
        <p className="text-pretty text-field-soft">
          <Trans>Cancel any time. You keep access until the end of the time you paid for.</Trans>
        </p>
        {isLocal && (
          <p className="rounded-field bg-quiet px-4 py-3">
            <Trans>This is a test. No card is charged.</Trans>
          </p>
        )}
        <InlineError error={error} />
        <Button variant="primary" pending={pending} onClick={go}>
          <Trans>Continue to payment</Trans>
        </Button>
      </Card>
      <AppLink to={paths.pricing} className={linkClass('self-start py-2')}>
        <Trans>Choose another plan</Trans>
      </AppLink>
    </PaymentFrame>
  )
}
