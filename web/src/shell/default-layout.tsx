import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { isViewingAs } from '#api/view-as.ts'
import { cx } from '#lib/cx.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { bottomMenu, currentOf } from '#shell/menu-entry.ts'
import { menuPart, useRail } from '#shell/menu-part.ts'
import { OfflineNotice } from '#shell/offline-notice.tsx'
import { menuPlace } from '#shell/origin.ts'
import { fieldOf, usePageField } from '#shell/page-field.ts'
import { PageLoading } from '#shell/page-loading.tsx'
import { SkipLink } from '#shell/skip-link.tsx'
import { TopBar } from '#shell/top-bar.tsx'

const viewAsBanner = lazyPart(async () => (await import('#shell/view-as-banner.tsx')).ViewAsBanner)

const pendingPage = lazyPart(async () => (await import('#shell/pending-page.tsx')).PendingPage)

type Props = {
  children: ReactNode
  score: ReactNode
  /** Above the page, but not in the flow. */
  banners: ReactNode
  background: ReactNode
}

/** Top bar, menu (drawer, or a rail from 1024 px), page, bottom navigation (not in the flow). */
export function DefaultLayout({ children, score, banners, background }: Props) {
  const { pathname } = useLocation()
  const { sessionState } = useMe()
  const hasRail = useRail()
  const isPending = sessionState === 'pending_2fa'
  usePageField(fieldOf(pathname))
  const isFlow = pathname.startsWith('/flow/')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineNotice />
      {isViewingAs() && <Lazy part={viewAsBanner} placeholder={null} />}
      <TopBar score={sessionState === 'active' && score} />
      <div className="mx-auto flex w-full max-w-page flex-1 gap-8 px-4 sm:px-6 lg:px-8">
        {hasRail && (
          <div className="w-75 shrink-0">
            <div className="sticky top-6 -ml-3 pt-4">
              <Lazy part={menuPart} placeholder={null} />
            </div>
          </div>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={cx(
            'min-w-0 flex-1 pt-2 outline-none lg:pt-4',
            isFlow ? 'pb-8' : 'pb-32 max-[18rem]:pb-44 low:pb-8 lg:pb-16',
          )}
        >
          {!isFlow && banners}
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageLoading />}>
              {isPending ? <Lazy part={pendingPage} placeholder={<PageLoading />} /> : children}
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {!isFlow && sessionState === 'active' && <BottomBar />}
      {background}
    </div>
  )
}

function BottomBar() {
  const { t, i18n } = useLingui()
  const open = currentOf(bottomMenu, menuPlace(useLocation()))
  return (
    <nav
      aria-label={t`Bottom navigation`}
      className="on-surface bg-bar fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 rounded-card p-1.5 shadow-lift low:static low:m-3 lg:hidden"
    >
      <ul className="flex flex-wrap">
        {bottomMenu.map((entry) => {
          const current = entry === open
          return (
            <li key={entry.path} className="flex-auto">
              <AppLink
                to={entry.path}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-[1.375rem] px-0.5 text-note min-[22.5rem]:px-1.5 font-semibold whitespace-nowrap no-underline transition-[background-color,color]',
                  current ? 'bg-strong text-on-strong' : 'text-ink',
                )}
              >
                <entry.icon aria-hidden="true" className="size-5.5" />
                {i18n._(entry.label)}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
