import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { type Me, meQuery } from '#api/me.ts'
import { membershipQuery, plansQuery } from '#api/membership.ts'
import { useToken } from '#api/use-token.ts'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { AlreadyMember } from './already-member.tsx'
import { PayPlan } from './pay-plan.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** /payment?plan=: what one is about to pay, and the way to the page to pay at. */
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
  // Where they belong says the page that everybody may read.
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
  // From the provider, one comes back without the plan.
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

/** Back from the provider without having paid. */
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
