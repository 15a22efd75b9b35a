import '#ui/styles/main.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { meQuery } from '#api/me.ts'
import { createQueryClient, followOtherTabs } from '#api/query-client.ts'
import { getToken } from '#api/token.ts'
import { App } from '#app.tsx'
import { nextQuery } from '#features/goals/next.ts'
import { isNative } from '#lib/platform.ts'
import { surviveTranslation } from '#lib/translated-page.ts'
import { isHome, loadRoutes } from '#routes/routes.tsx'
import '#shell/back-guard.ts'
import { reloadForChunk } from '#shell/chunk-reload.ts'
import { hasRail, menuPart } from '#shell/menu-part.ts'
import { fieldOf, paintField } from '#shell/page-field.ts'
import { preloadPage } from '#shell/preload.ts'
import { applyTheme } from '#shell/theme.ts'

surviveTranslation()
applyTheme()
paintField(fieldOf(location.pathname))

const queryClient = createQueryClient()
followOtherTabs(queryClient)

/** How long the first paint waits for early answers, in milliseconds. */
const patience = 50

// The phone's keychain is slower than local storage.
if (isNative)
  void import('#shell/native/start.ts').then((native) => native.startNative()).finally(begin)
else begin()

// Not prevented: otherwise the import would resolve to undefined.
addEventListener('vite:preloadError', () => void reloadForChunk())

function begin(): void {
  // All requests of the first page start in parallel.
  const me = getToken() === null ? undefined : queryClient.prefetchQuery(meQuery)
  preloadPage(location.pathname)
  const isAtHome = me !== undefined && isHome(location.pathname)
  const routes = isAtHome ? undefined : loadRoutes().catch(() => {})
  const next = isAtHome ? queryClient.prefetchQuery(nextQuery) : undefined
  const menu = me && hasRail() ? menuPart.load().catch(() => {}) : undefined
  // Without a network the page shows what this device kept.
  const kept =
    getToken() === null || navigator.onLine
      ? undefined
      : import('#api/kept-queries.ts')
          .then(({ restoreQueries }) => restoreQueries(queryClient))
          .catch(() => {})
  // Mostly loaded already: then the page renders without a placeholder.
  void Promise.race([
    Promise.all([me, next, routes, menu]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
    .then(() => kept)
    .then(start)
}

function start(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  // In short steps, so that a slow phone can answer a tap.
  startTransition(() => createRoot(root).render(<App queries={queryClient} />))
}
