/** The build, and the addresses of its files; vite-plugin-worker.ts writes them above this file. */
declare const BUILD: string
declare const FILES: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope

/** The app's page, for every address of the app. */
const shell = '/'
const prefix = 'goodwork-'
const own = prefix + BUILD

/** How long the page may take to come, in milliseconds, before this device's copy is shown. */
const patience = 800

worker.addEventListener('install', (event) => event.waitUntil(fetchBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(openPage(event))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(openAsset(request))
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => keptFile(pathname)))
  }
})

/**
 * A page asks whether it has this build, by the addresses of its scripts: then no reload is needed,
 * and this worker takes over. Or the person asks for this build.
 */
worker.addEventListener('message', (event) => {
  const { data, ports } = event
  const { scripts, isWanted = false } = data as { scripts?: string[]; isWanted?: boolean }
  const isOwn = scripts?.every((script) => FILES.includes(script)) ?? false
  ports[0]?.postMessage(isOwn)
  if (isOwn) event.waitUntil(dropOldPages())
  if (isOwn || isWanted) void worker.skipWaiting()
})

/** A message of the server: what waits, and the page that it opens; nothing private. */
type Message = { title: string; body: string; path: string; kind: string }

worker.addEventListener('push', (event) => {
  const message = event.data?.json() as Message | undefined
  if (message === undefined) return
  const { title, body, path, kind } = message
  const shown = { body, tag: kind, data: path, icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(worker.registration.showNotification(title, shown))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(String(event.notification.data)))
})

/** Shows a page of the app, in a tab that is open already if there is one. */
async function openPath(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [open] = await worker.clients.matchAll({ type: 'window' })
  // Only this worker's own tabs can be led elsewhere.
  const led = await open?.navigate(url.href).catch(() => null)
  if (led) await led.focus()
  else await worker.clients.openWindow(url.href)
}

/** Fetches all files of the build, a few at a time, so that they don't slow down the page. */
async function fetchBuild(): Promise<void> {
  const cache = await caches.open(own)
  const rest = [...FILES]
  const fetchNext = async () => {
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
      // The name of an asset changes with its content.
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      await cache.put(file, known ?? (await fetchFile(file)))
    }
  }
  await Promise.all([fetchNext(), fetchNext(), fetchNext()])
}

async function fetchFile(file: string): Promise<Response> {
  const cache = file.startsWith('/assets/') ? 'default' : 'no-cache'
  const response = await fetch(file, { cache, priority: 'low' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  if (file !== shell) return response
  // A server with another build may have answered.
  const assets = (await response.clone().text()).match(/\/assets\/[^"]+/g) ?? []
  if (!assets.every((asset) => FILES.includes(asset))) throw new Error('the page of another build')
  return response
}

/** Keeps the build before this one too: open tabs may still run it. */
async function dropOldBuilds(): Promise<void> {
  // In order of creation.
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/**
 * Without a network, the page of the build that was used last opens, because it alone can read the
 * answers on this device (kept-queries.ts). So the pages of older builds go once this one is used.
 */
async function dropOldPages(): Promise<void> {
  // In order of creation.
  const names = await caches.keys()
  for (const name of names.slice(0, names.indexOf(own))) {
    await (await caches.open(name)).delete(shell)
  }
}

const OF_SERVER =
  /^\/(graphql|content|assets|pictures|local|export|import|calendar|messages\/stop\/.+)(\/|$)/

/** Whether the server answers this address with the app's page. */
function isPage(path: string): boolean {
  const isFile = /\.[a-z0-9]+$/i.test(path)
  return !isFile && !OF_SERVER.test(path)
}

/** The server's page, or the copy on this device if the server is slow, broken or unreachable. */
async function openPage(event: FetchEvent): Promise<Response> {
  // Of the oldest build that has one.
  const kept = await caches.match(shell)
  if (kept === undefined) return fetch(event.request)
  const copy = () => kept.clone()
  const served = (async () => {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.status >= 500) return copy()
    event.waitUntil(dropOldPages())
    return response
  })().catch(copy)
  event.waitUntil(served)
  return Promise.race([
    served,
    new Promise<Response>((resolve) => setTimeout(() => resolve(copy()), patience)),
  ])
}

const openAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request)

const keptFile = async (path: string): Promise<Response> =>
  (await caches.match(path)) ?? Response.error()
