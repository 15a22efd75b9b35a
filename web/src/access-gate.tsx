import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type AccessState, type AccessUser, decide, nextPlace } from '#access.ts'
import { isSessionOver } from '#api/errors.ts'
import { type Me, meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { keepInvitation } from '#features/partners/kept-invitation.ts'
import { isNative } from '#lib/platform.ts'
import { publicPlatforms } from '#lib/product.ts'
import { ErrorPlace } from '#shell/error-place.tsx'
import { LandingLayout } from '#shell/landing-layout.tsx'
import { PageLoading } from '#shell/page-loading.tsx'

/** Renders a page once access routing allows its path, else redirects. */
export function AccessGate({ children }: { children: ReactNode }) {
  const location = useLocation()
  const hasToken = useToken() !== null
  const me = useQuery({ ...meQuery, enabled: hasToken })
  const decision = decide(location.pathname + location.search, {
    hasToken,
    user: userOf(me.data, me.error),
    ...platform,
  })

  if (decision.kind === 'allow') return children
  if (decision.kind === 'log-out' || decision.kind === 'redirect') {
    // A person with a new account returns only after they confirm their email, perhaps elsewhere.
    keepInvitation(location)
    const { to, state } = nextPlace(decision.to, location, globalThis.location)
    // The sign-off page forgets the session: without a token, this page would redirect to sign-in.
    const refused = decision.kind === 'log-out'
    return <Navigate to={to} replace state={refused ? { ...state, refused } : state} />
  }
  // A missing answer is not a refusal: the token stays, and the person may try again.
  if (me.error && !me.isFetching) {
    return (
      <LandingLayout>
        <ErrorPlace error={me.error} onRetry={() => void me.refetch()} />
      </LandingLayout>
    )
  }
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-24 sm:px-6 lg:px-8">
      <PageLoading />
    </div>
  )
}

const platform: Pick<AccessState, 'platform' | 'publicPlatforms'> = {
  platform: isNative ? 'native' : 'web',
  publicPlatforms,
}

function userOf(me: Me | undefined, error: unknown): AccessState['user'] {
  if (me !== undefined) return toAccessUser(me)
  return isSessionOver(error) ? 'refused' : 'none'
}

function toAccessUser(me: Me): AccessUser {
  return {
    isAppAdmin: me.isAppAdmin ?? false,
    isPublicUser: me.isPublicUser ?? false,
    tier: me.tier,
    emailVerified: me.emailVerified ?? false,
    showWelcomeDialog: me.showWelcomeDialog ?? false,
    sessionState: me.sessionState ?? 'active',
  }
}
