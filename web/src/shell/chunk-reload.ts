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

/** Whether the page at this address is served; false after `patience` milliseconds without an answer. */
export async function isServed(address: string, patience = 3000): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  const reply = fetch(address, { method: 'HEAD', cache: 'no-store', signal })
  return reply.then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Loads the page anew, unless that was done within the last minute. Where the server does not answer
 * the page stays, with what its error boundary offers: a reload would end at the browser's error page.
 */
export async function reloadForChunk(): Promise<void> {
  const now = Date.now()
  if (!mayReload(readStored(key), now) || !(await isServed(location.href))) return
  // Several chunks may have failed at once.
  if (!mayReload(readStored(key), now)) return
  writeStored(key, now)
  location.reload()
}
