import { readStored, writeStored } from '#lib/storage.ts'

const key = 'goodwork.chunk-reload'
/** A page that cannot load its code is loaded anew, at most once in this time (product 9). */
const guard = 60_000

/** Whether a reload is due now; `last` is when the last one was, in epoch milliseconds. */
export function mayReload(last: unknown, now: number): boolean {
  return typeof last !== 'number' || now - last >= guard || last > now
}

/** Whether this is code that could not be fetched: a new version was put up, or the network is gone. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload|Failed to fetch module/i.test(
      error.message,
    )
  )
}

/** Loads the page anew unless that was tried within the last minute. Answers whether it does. */
export function reloadForChunk(now = Date.now()): boolean {
  // Without a network a reload would end at the browser's own error page.
  if (navigator.onLine === false || !mayReload(readStored(key), now)) return false
  writeStored(key, now)
  globalThis.location.reload()
  return true
}
