import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PlainLayout } from '#shell/landing-layout.tsx'
import { HomeLink } from '#shell/top-bar.tsx'
import { buttonClass } from '#ui/button.tsx'

const quietLink =
  'inline-flex min-h-12 items-center rounded-pill px-3 font-semibold text-field no-underline hover:bg-quiet aria-[current]:bg-quiet'

export function PublicLayout({ children }: { children: ReactNode }) {
  const header = (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center gap-1 px-4 py-3 sm:px-6 lg:px-8">
      <HomeLink to={paths.about} compact="phone" />
      <div className="ml-2 hidden md:block">
        <PublicLinks />
      </div>
      <AppLink to={paths.login} className={`${quietLink} ml-auto shrink-0`}>
        <Trans>Sign in</Trans>
      </AppLink>
      <AppLink to={paths.signUp} className={buttonClass('strong', 'shrink-0 max-sm:px-4')}>
        <Trans>Sign up</Trans>
      </AppLink>
    </header>
  )
  const footer = (
    <footer className="mx-auto w-full max-w-page px-4 pb-8 sm:px-6 md:hidden lg:px-8">
      <PublicLinks />
    </footer>
  )
  return (
    <PlainLayout header={header} footer={footer} mainClass="min-h-dvh pt-2">
      {children}
    </PlainLayout>
  )
}

function PublicLinks() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const links = [
    [paths.about, t`About`],
    [paths.faq, t`Questions`],
    [paths.pricing, isNative ? t`Membership` : t`Pricing`],
  ] as const
  return (
    <nav aria-label={t`Public pages`}>
      <ul className="flex flex-wrap gap-1">
        {links.map(([path, label]) => (
          <li key={path}>
            <AppLink
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              className={quietLink}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
