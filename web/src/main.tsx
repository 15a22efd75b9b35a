import '#ui/styles/main.css'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { meQuery } from '#api/me.ts'
import { createQueryClient, followOtherTabs } from '#api/query-client.ts'
import { getToken } from '#api/token.ts'
import { i18n } from '#lib/i18n.ts'
import { isNative } from '#lib/platform.ts'
import { isHome, loadPageTable } from '#routes/page-table.ts'
import { AppRoutes } from '#routes/routes.tsx'
import { AfterPaint } from '#shell/after-paint.tsx'
import '#shell/back-guard.ts'
import { reloadForChunk } from '#shell/chunk-reload.ts'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { hasRail, menuPart } from '#shell/menu-part.ts'
import { fieldOf, paintField } from '#shell/page-field.ts'
import { preloadPage } from '#shell/preload.ts'
import { applyTheme } from '#shell/theme.ts'

applyTheme()
paintField(fieldOf(location.pathname))

const queryClient = createQueryClient()
followOtherTabs(queryClient)

/** How long an answer that is on its way is waited for, in milliseconds: less than is noticed. */
const patience = 50

// The keychain of a phone answers a moment later than local storage.
if (isNative)
  void import('#shell/native/start.ts').then((native) => native.startNative()).finally(begin)
else begin()

// Not prevented: the import would come to nothing, and what it is read for to an error of its own.
addEventListener('vite:preloadError', () => void reloadForChunk())

function begin(): void {
  // All that the first page needs is asked for at once, not one after the other.
  const me = getToken() === null ? undefined : queryClient.prefetchQuery(meQuery)
  preloadPage(location.pathname)
  const table = isHome(location.pathname) ? undefined : loadPageTable().catch(() => {})
  const menu = me && hasRail() ? menuPart.load().catch(() => {}) : undefined
  // Asked for early, all is mostly here: then the page is drawn at once, with no placeholder.
  void Promise.race([
    Promise.all([me, table, menu]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]).then(start)
}

function start(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const app = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <ErrorBoundary resetKey="app">
              <Suspense fallback={null}>
                <AppRoutes />
              </Suspense>
            </ErrorBoundary>
            <AfterPaint />
          </BrowserRouter>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
  // In short steps, so that a slow phone stays able to answer a tap.
  startTransition(() => createRoot(root).render(app))
}
