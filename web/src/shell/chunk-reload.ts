import { readStored, writeStored } from '#lib/storage.ts'

const key = 'goodwork.chunk-reload'
/** A page whose code fails to load reloads at most once in this many milliseconds (product 9). */
const guard = 60_000

/** Whether a reload is due now; `last` is the time of the last one, in epoch milliseconds. */
export function mayReload(last: unknown, now: number): boolean {
  return typeof last !== 'number' || now - last >= guard || last > now
}

/** Whether a chunk failed to load: a new version, or no network. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload|Failed to fetch module/i.test(
      error.message,
    )
  )
}

/** Whether the address answers within `patience` milliseconds. */
export async function isServed(address: string, patience = 3000): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  const reply = fetch(address, { method: 'HEAD', cache: 'no-store', signal })
  return reply.then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Reloads the page, at most once a minute, and only if the server answers. */
export async function reloadForChunk(): Promise<void> {
  const now = Date.now()
  if (!mayReload(readStored(key), now) || !(await isServed(location.href))) return
  // Several chunks may have failed at once.
  if (!mayReload(readStored(key), now)) return
  writeStored(key, now)
  location.reload()
}
