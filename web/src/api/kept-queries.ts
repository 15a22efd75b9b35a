import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { clear, createStore, delMany, entries, setMany } from 'idb-keyval'
import { AppError } from '#api/errors.ts'
import { meKey } from '#api/query-client.ts'
import { getToken, onToken } from '#api/token.ts'
import { isViewingAs } from '#api/view-as.ts'

/**
 * Answers of the server kept on this device, for the pages that open without a network (product 2,
 * without a network). They belong to one session and one build of the app: another session cannot
 * read them, and the end of the session deletes them.
 */
const store = createStore('goodwork-kept', 'queries')

/** The queries that are kept, by the first word of their key. */
const keptKeys = ['me', 'goals', 'feed', 'fit', 'reminders', 'impact-index', 'rhythm', 'content']

/** In milliseconds. */
const maxAge = 30 * 86_400_000
/** In characters of JSON: of one answer, and of all of them. */
const largest = 2_000_000
const maxSize = 8_000_000

/** How long the first answer may take, in milliseconds: a network that hangs is as bad as none. */
const patience = 3000

/** How long changes are gathered before they are written, in milliseconds. */
const pause = 500

// The address of this file has a hash that changes with every change of the app.
const build = import.meta.url

type Kept = { owner: string; build: string; key: QueryKey; data: unknown; at: number; size: number }

let known: { token: string; owner: string } | null = null

/** The session as a hash, so that no token is in the store. Null if signed out. */
async function ownerNow(): Promise<string | null> {
  const token = getToken()
  // Missing on an address without TLS.
  if (token === null || crypto.subtle === undefined || isViewingAs()) return null
  if (known?.token === token) return known.owner
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const owner = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  known = { token, owner }
  return owner
}

/** The kept answers of this session, newest first. Deletes all others. */
async function readKept(): Promise<Kept[]> {
  const owner = await ownerNow()
  const all = (await entries<string, Kept>(store)).sort(([, a], [, b]) => b.at - a.at)
  let room = maxSize
  const isUsable = (kept: Kept) => {
    if (kept.owner !== owner || kept.build !== build || Date.now() - kept.at > maxAge) return false
    room -= kept.size
    return room >= 0
  }
  const usable = new Set(all.map(([, kept]) => kept).filter(isUsable))
  const gone = all.filter(([, kept]) => !usable.has(kept)).map(([hash]) => hash)
  if (gone.length > 0 && !isViewingAs()) await delMany(gone, store)
  return [...usable]
}

/** A kept answer of this session, and when it came in epoch milliseconds. */
export type KeptAnswer = { data: unknown; at: number }

/** All kept answers of this session, by the hash of their key. */
export async function keptAnswers(): Promise<ReadonlyMap<string, KeptAnswer>> {
  return new Map((await readKept()).map((kept) => [hashKey(kept.key), kept]))
}

const restored = new WeakMap<QueryClient, Promise<void>>()

/**
 * Fills in the answers that this visit doesn't have. They are out of date: each is requested again
 * when it is shown.
 */
export function restoreQueries(queries: QueryClient): Promise<void> {
  const restoring = restored.get(queries) ?? fillIn(queries)
  restored.set(queries, restoring)
  return restoring
}

async function fillIn(queries: QueryClient): Promise<void> {
  const token = getToken()
  const all = await readKept()
  if (token !== getToken()) return
  setLifetime(queries)
  notifyManager.batch(() => {
    for (const { key, data, at } of all) {
      if (queries.getQueryData(key) !== undefined) continue
      queries.setQueryData(key, data, { updatedAt: at })
      queries.getQueryCache().find({ queryKey: key, exact: true })?.invalidate()
    }
  })
}

const isKept = ({ queryKey }: Query): boolean => keptKeys.includes(String(queryKey[0]))

/** Without a network, an answer must not be forgotten because no page shows it. */
function setLifetime(queries: QueryClient): void {
  const gcTime = Number.POSITIVE_INFINITY
  for (const key of keptKeys) queries.setQueryDefaults([key], { gcTime })
  for (const query of queries.getQueryCache().getAll()) {
    if (isKept(query)) query.setOptions({ ...query.options, gcTime })
  }
}

let stop: () => void = () => {}

/** Keeps the answers of this visit, and restores earlier ones once the network fails. */
export function keepQueries(queries: QueryClient): void {
  stop()
  setLifetime(queries)
  const cache = queries.getQueryCache()
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = getToken()

  const note = (query: Query) => {
    if (query.state.data === undefined || !isKept(query)) return
    changed.add(query)
    timer ??= setTimeout(write, pause)
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const all = [...changed]
    changed.clear()
    // If the device is full or forbids it, the pages open with a network only.
    if (all.length > 0) writeKept(all).catch(() => {})
  }
  const restore = () => void restoreQueries(queries).catch(() => {})
  const restoreIfFailing = ({ state }: Query) => {
    if (isUnreachable(state.fetchFailureReason)) restore()
  }

  const unfollow = [
    cache.subscribe((event) => {
      if (event.type !== 'updated') return
      note(event.query)
      restoreIfFailing(event.query)
      // The person's own change must survive a reload.
      if (event.action.type === 'success' && event.action.manual) queueMicrotask(write)
    }),
    onToken(() => {
      changed.clear()
      restored.delete(queries)
      clear(store).catch(() => {})
      // After a renewed token the same person goes on.
      if (last !== null && getToken() !== null) cache.getAll().forEach(note)
      last = getToken()
    }),
  ]
  const hanging = setTimeout(() => {
    if (getToken() !== null && queries.getQueryData(meKey) === undefined) restore()
  }, patience)
  document.addEventListener('visibilitychange', write)
  addEventListener('offline', restore)
  stop = () => {
    clearTimeout(timer)
    clearTimeout(hanging)
    for (const call of unfollow) call()
    document.removeEventListener('visibilitychange', write)
    removeEventListener('offline', restore)
  }
  readKept().catch(() => {})
  cache.getAll().forEach(note)
  cache.getAll().forEach(restoreIfFailing)
}

/** Whether a request got no answer, or one of a broken server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AppError && error.kind !== 'refused'

async function writeKept(all: readonly Query[]): Promise<void> {
  const token = getToken()
  const owner = await ownerNow()
  if (owner === null || token !== getToken()) return
  const written = all.flatMap(({ queryHash, queryKey, state }): [string, Kept][] => {
    const { data, dataUpdatedAt: at } = state
    const size = JSON.stringify(data)?.length ?? 0
    if (size === 0 || size > largest) return []
    return [[queryHash, { owner, build, key: queryKey, data, at, size }]]
  })
  await setMany(written, store)
}
