import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { type Me, meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import {
  createCheckout,
  membershipQuery,
  type Plan,
  plansQuery,
} from '#features/membership/membership.queries.ts'
import { usePortal, useProviderPage } from '#features/membership/use-provider-page.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { moneyOf } from '#lib/money.ts'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { nextPayment } from './renewal.rules.ts'

/**
 * /payment?plan=: the product that the person is about to pay for, and the link to the payment
 * page.
 */
export function PaymentPage() {
  const [search] = useSearchParams()
  const isSignedIn = useToken() !== null
  const me = useQuery({ ...meQuery, enabled: isSignedIn })
  if (isNative) return <Navigate to={paths.pricing} replace />
  if (!isSignedIn) return <SignInFirst />
  if (me.error) return <ErrorPlace error={me.error} onRetry={() => void me.refetch()} />
  if (me.data === undefined) return <PageLoading />
  return (
    <Signed me={me.data} planId={search.get('plan')} isCanceled={search.get('canceled') === '1'} />
  )
}

type SignedProps = { me: Me; planId: string | null; isCanceled: boolean }

function Signed({ me, planId, isCanceled }: SignedProps) {
  const isReady = me.sessionState === 'active'
  const own = useQuery({ ...membershipQuery, enabled: isReady })
  const plans = useQuery({ ...plansQuery, enabled: isReady })
  if (me.emailVerified !== true) return <ConfirmFirst email={me.email ?? ''} />
  // The pricing page explains which people can buy.
  if (!isReady) return <Navigate to={paths.pricing} replace />
  const error = own.error ?? plans.error
  if (error) {
    const retry = () => void Promise.all([own.refetch(), plans.refetch()])
    return <ErrorPlace error={error} onRetry={retry} />
  }
  if (!own.data || !plans.data) return <PageLoading />
  if (!own.data.viewerCanBuy) {
    const pays = own.data.viewerCanManage && own.data.memberships.length > 0
    return pays ? <AlreadyMember /> : <Navigate to={paths.pricing} replace />
  }
  const plan = plans.data.plans.find(({ id }) => id === planId)
  // The address to which the provider returns has no plan.
  if (plan === undefined) {
    return isCanceled ? <NotCharged /> : <Navigate to={paths.pricing} replace />
  }
  return (
    <PayPlan
      plan={plan}
      isLocal={plans.data.provider === 'local'}
      isCanceled={isCanceled}
      email={me.email ?? ''}
      timeZone={me.timeZone}
    />
  )
}

function SignInFirst() {
  const { t } = useLingui()
  const { pathname, search } = globalThis.location
  return (
    <PaymentFrame
      title={t`Sign in to continue`}
      lead={<Trans>You need an account before you pay.</Trans>}
      picture={<PictureKey />}
    >
      <div className="flex flex-wrap gap-3">
        <AppLink
          to={paths.login}
          state={{ asked: pathname + search, from: pathname }}
          className={buttonClass('strong')}
        >
          <Trans>Sign in</Trans>
        </AppLink>
        <AppLink to={paths.signUp} className={buttonClass('quiet')}>
          <Trans>Create your account</Trans>
        </AppLink>
      </div>
    </PaymentFrame>
  )
}

function ConfirmFirst({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <PaymentFrame
      title={t`Confirm your email first`}
      lead={<Trans>We sent a link to {email}. Open it, then choose your plan.</Trans>}
      picture={<PictureLetter />}
    >
      <AppLink to={paths.verifyEmail} className={buttonClass('strong', 'self-start')}>
        <Trans>Confirm my email</Trans>
      </AppLink>
    </PaymentFrame>
  )
}

function NotCharged() {
  const { t } = useLingui()
  return (
    <PaymentFrame
      title={t`You haven’t been charged`}
      lead={<Trans>You left before you paid. Choose a plan to try again.</Trans>}
      picture={<PictureRest />}
    >
      <AppLink to={paths.pricing} className={buttonClass('strong', 'self-start')}>
        <Trans>See the plans</Trans>
      </AppLink>
      <AppLink to={paths.signOff} className={linkClass('self-start py-2')}>
        <Trans>Sign out</Trans>
      </AppLink>
    </PaymentFrame>
  )
}

type Props = {
  plan: Plan
  isLocal: boolean
  isCanceled: boolean
  email: string
  timeZone: string | null
}

function PayPlan({ plan, isLocal, isCanceled, email, timeZone }: Props) {
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

/** Shown to a person who already pays, so that they don't pay twice. */
function AlreadyMember() {
  const { t } = useLingui()
  const { go, pending, error } = usePortal()
  return (
    <PaymentFrame
      title={t`You already have a membership`}
      moment="portal"
      picture={<PictureLift />}
      lead={<Trans>You won’t be charged twice. You can change or cancel it.</Trans>}
    >
      <InlineError error={error} />
      <Button className="self-start" pending={pending} onClick={go}>
        <Trans>Manage my membership</Trans>
      </Button>
      <AppLink to={paths.paymentComplete} className={linkClass('self-start py-2')}>
        <Trans>Check my membership</Trans>
      </AppLink>
    </PaymentFrame>
  )
}
