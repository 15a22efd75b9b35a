import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { OfflineNotice } from '#shell/offline-notice.tsx'
import { usePageField } from '#shell/page-field.ts'
import { PageLoading } from '#shell/page-loading.tsx'
import { SkipLink } from '#shell/skip-link.tsx'
import { HomeLink } from '#shell/top-bar.tsx'
import { buttonClass } from '#ui/button.tsx'

const quietLink =
  'inline-flex min-h-12 items-center rounded-pill px-3 font-semibold text-field no-underline hover:bg-quiet aria-[current]:bg-quiet'

export function PublicLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  usePageField('paper')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineNotice />
      <header className="mx-auto flex w-full max-w-page items-center gap-1 px-4 py-3 sm:px-6 lg:px-8">
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
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex min-h-dvh w-full max-w-page flex-col px-4 pt-2 pb-12 outline-none sm:px-6 lg:px-8"
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <footer className="mx-auto w-full max-w-page px-4 pb-8 sm:px-6 md:hidden lg:px-8">
        <PublicLinks />
      </footer>
    </div>
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
    <nav aria-label={t`Pages for everyone`}>
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
