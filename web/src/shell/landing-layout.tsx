import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { OfflineNotice } from '#shell/offline-notice.tsx'
import { usePageField } from '#shell/page-field.ts'
import { PageLoading } from '#shell/page-loading.tsx'
import { SkipLink } from '#shell/skip-link.tsx'
import { HomeLink } from '#shell/top-bar.tsx'

export function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <PlainLayout
      header={
        <header className="mx-auto w-full max-w-page px-4 py-3 sm:px-6 lg:px-8">
          <HomeLink />
        </header>
      }
      mainClass="flex-1"
    >
      {children}
    </PlainLayout>
  )
}

type Props = { header: ReactNode; mainClass: string; footer?: ReactNode; children: ReactNode }

/** A layout without menu, for pages that need no session. */
export function PlainLayout({ header, mainClass, footer, children }: Props) {
  const { pathname } = useLocation()
  usePageField('paper')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineNotice />
      {header}
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto flex w-full max-w-page flex-col px-4 pb-12 outline-none sm:px-6 lg:px-8 ${mainClass}`}
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {footer}
    </div>
  )
}
