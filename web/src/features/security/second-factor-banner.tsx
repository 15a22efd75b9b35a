import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { factorsQuery, has2FA } from '#features/fresh-sign-in/factors.ts'
import { dayOf } from '#lib/moment.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'

const isAt = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Product 2, layouts: the company requires a second factor, and the person has none. */
export function SecondFactorBanner() {
  const { data: factors } = useQuery(factorsQuery)
  const { sessionState, timeZone } = useMe()
  const { pathname } = useLocation()
  if (!factors?.requiredBy || has2FA(factors) || isAt(pathname, paths.security)) return null
  const { company } = factors.requiredBy
  const until = (
    <span className="whitespace-nowrap">{dayOf(factors.requiredBy.until, timeZone)}</span>
  )
  return (
    <AppLink
      to={paths.twoFactor}
      // Not yellow, because a yellow card would look like a choice on home.
      className={cardClass(undefined, 'mb-6 flex gap-3 rounded-tile px-5! py-4! no-underline')}
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5.5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-bold underline decoration-2 underline-offset-4">
          <Trans>Set up two-factor sign-in</Trans>
        </span>
        <span className="mt-1 block text-note wrap-anywhere">
          {sessionState === 'enrol_2fa' ? (
            <Trans>{company} requires two-factor sign-in. Set it up to continue.</Trans>
          ) : (
            <Trans>
              {company} requires two-factor sign-in. Set it up by {until}.
            </Trans>
          )}
        </span>
      </span>
    </AppLink>
  )
}
