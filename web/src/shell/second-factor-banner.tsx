import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { factorsQuery, has2FA } from '#api/factors.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'

/** Product 2, side menu: the company requires a second factor, and the person has none. */
export function SecondFactorBanner() {
  const { data: factors } = useQuery(factorsQuery)
  const { pathname } = useLocation()
  const isThere = pathname === paths.twoFactor || pathname.startsWith(`${paths.twoFactor}/`)
  if (!factors?.requiredBy || has2FA(factors) || isThere) return null
  const { company } = factors.requiredBy
  return (
    <AppLink
      to={paths.twoFactor}
      className={cardClass('sun', 'mt-4 flex gap-3 rounded-tile p-4 no-underline')}
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5.5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-bold underline decoration-2 underline-offset-4">
          <Trans>Set up a second step</Trans>
        </span>
        <span className="mt-1 block text-note">
          <Trans>{company} asks everybody for a code at sign-in.</Trans>
        </span>
      </span>
    </AppLink>
  )
}
