import { useSyncExternalStore } from 'react'
import { isNative } from '#lib/platform.ts'

/** How often a page that stays open looks for a new version, in milliseconds. */
const between = 3_600_000

/** The worker of a new version, which waits until no page uses the old one. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/**
 * Registers the service worker, which opens the app without a network (product 2). Never reloads a
 * page by itself.
 */
export async function followWorker(): Promise<void> {
  // In the native app all files are on the device.
  if (!import.meta.env.PROD || isNative || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  // Tests forbid it.
  if (!registration) return
  const look = () => void offer(registration.waiting)
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  look()
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < between) return
    looked = Date.now()
    registration.update().catch(() => {})
  })
}

/** Resolves once this device has all files of the app; never if it keeps none. */
export const opensOffline = (): Promise<unknown> =>
  isNative ? Promise.resolve() : (navigator.serviceWorker?.ready ?? new Promise(() => {}))

async function offer(worker: ServiceWorker | null): Promise<void> {
  const isNew = worker !== null && !(await hasThisPage(worker))
  waiting = isNew ? worker : null
  for (const listener of listeners) listener()
}

/** Whether the worker has the build of this page. Then it takes over without a reload. */
function hasThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const scripts = [...document.scripts].map(({ src }) => new URL(src).pathname)
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ scripts }, [port2])
  })
}

export function useHasUpdate(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How long the old worker may take to finish its work, in milliseconds. */
const patience = 2000

/** Changes to the new version, in this tab with a reload. Other tabs go on with the old one. */
export function update(): void {
  if (waiting === null) return
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // The page comes from the server first, so it is new in any case.
  setTimeout(reload, patience)
  waiting.postMessage({ isWanted: true })
}
