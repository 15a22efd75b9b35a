/**
 * The service worker for SERVICE_WORKER=off. It takes the place of a faulty one at once, in open pages
 * too, removes itself and all kept files, and reloads no page.
 */
export const NO_WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`
