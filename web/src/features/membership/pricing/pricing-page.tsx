import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '#api/me.ts'
import { membershipQuery, plansQuery } from '#api/membership.ts'
import { useToken } from '#api/use-token.ts'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Facts } from './facts.tsx'
import { Head } from './head.tsx'
import { Included } from './included.tsx'
import { PlanCards, PlansWaiting } from './plan-cards.tsx'
import { readerOf } from './pricing.rules.ts'
import { ReaderCard } from './reader-card.tsx'
import { Ways } from './ways.tsx'

/** /pricing: what a membership costs and includes. Whoever has none comes here at each sign-in. */
export function PricingPage() {
  const isSignedIn = useToken() !== null
  const me = useQuery({ ...meQuery, enabled: isSignedIn }).data
  const isKnown = isSignedIn && me?.emailVerified === true
  const own = useQuery({ ...membershipQuery, enabled: isKnown })
  const plans = useQuery({ ...plansQuery, enabled: !isNative })
  if (isKnown && own.isPending) return <PageLoading />
  const reader = readerOf(me, own.data)
  const canBuy = own.data?.viewerCanBuy === true && !isNative
  const mayHavePaid = own.data?.viewerCanManage === true && reader === 'buyer' && !isNative
  const isSold = plans.data?.provider !== null
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-8 py-4 sm:gap-10 lg:py-8">
      <Head reader={reader} me={me} isSold={isSold} />
      {own.error && <TryAgain error={own.error} onRetry={() => void own.refetch()} />}
      <ReaderCard reader={reader} me={me} membership={own.data} />
      {plans.error && <TryAgain error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.isLoading && <PlansWaiting canBuy={canBuy} />}
      {isSold && plans.data && <PlanCards plans={plans.data.plans} canBuy={canBuy} />}
      {reader === 'visitor' && <VisitorWays />}
      <section className="flex flex-col gap-5">
        <h2 className="text-title">
          <Trans>What membership includes</Trans>
        </h2>
        <Included />
      </section>
      <Facts isSold={isSold} />
      {me && <Ways mayHavePaid={mayHavePaid} />}
    </div>
  )
}

function VisitorWays() {
  return (
    <div className="flex flex-wrap gap-3">
      {!isNative && (
        <AppLink to={paths.signUp} className={buttonClass('primary')}>
          <Trans>Create your account</Trans>
        </AppLink>
      )}
      <AppLink to={paths.login} className={buttonClass(isNative ? 'strong' : 'quiet')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </div>
  )
}
