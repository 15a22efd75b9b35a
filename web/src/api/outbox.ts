import { useSyncExternalStore } from 'react'
import { AppError, isSessionOver, noRoomCode, toAppError } from '#api/errors.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { newId } from '#lib/ids.ts'
import { createOutbox, type KeptSave, type Mended, parseKept } from '#lib/outbox.ts'
import { readStored, storedNames, storeIfRoom, writeStored } from '#lib/storage.ts'

/** Each save has its own place, so that two tabs never write over each other. */
const prefix = 'goodwork.outbox.'
const passing = [408, 429, 502, 503, 504]
/** Saves that survive a first refusal, by key, during their first attempt. */
const patient = new Set<string>()
const firstTry = new Map<string, Record<string, unknown>>()
let refused: (entry: KeptSave, error: unknown) => void = () => {}
// Loaded after the first paint.
let mend: (entry: KeptSave, error: AppError) => Promise<Mended> = async () => 'stuck'

const isPassing = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.kind === 'network' || isSessionOver(error) || passing.includes(error.status ?? 0))

const outbox = createOutbox(
  {
    send: (entry) => {
      const variables = firstTry.get(entry.key) ?? entry.variables
      firstTry.delete(entry.key)
      return request(entry.query as unknown as Document, variables)
    },
    isPassing: (error, { key }) => patient.has(key) || isPassing(error),
    mend: async (entry, error) => {
      if (entry.before === undefined) return 'refused'
      try {
        return await mend(entry, toAppError(error))
      } catch (failure) {
        return isPassing(failure) ? 'stuck' : 'refused'
      }
    },
    onRefused: (entry, error) => refused(entry, error),
    write: (entry) => storeIfRoom(prefix + entry.key, entry),
    remove: (key) => writeStored(prefix + key, null),
    noRoom: () =>
      new AppError('network', null, [{ message: 'no room', code: noRoomCode, field: null }]),
    alone: (work) =>
      navigator.locks === undefined ? work() : navigator.locks.request('goodwork.outbox', work),
  },
  storedNames(prefix).flatMap((name) => parseKept(readStored(name)) ?? []),
)

type Document = TypedDocumentString<unknown, Record<string, unknown>>
type Save<TResult, TVariables> = {
  person: string
  operation: string
  document: TypedDocumentString<TResult, TVariables>
  variables: TVariables
  /** The input of the retry after the first answer is lost: an update without its version. */
  again?: TVariables
  /** Keeps the save even if the server refuses it the first time. */
  keepsRefused?: boolean
} & Pick<KeptSave, 'before' | 'isQuiet'>

export type SendOutcome<TResult> = { sent: true; data: TResult } | { sent: false }

/**
 * Saves even if the network fails or the tab closes. May be sent twice, so it must be idempotent.
 * Throws AppError: `refused`, or `noRoomCode` if it could be neither sent nor kept.
 */
export async function post<TResult, TVariables extends Record<string, unknown>>(
  save: Save<TResult, TVariables>,
): Promise<SendOutcome<TResult>> {
  const { person, operation, document, variables, again = variables, before, isQuiet } = save
  const made = { key: newId(), at: Date.now(), person, operation, before, isQuiet }
  const entry = { ...made, query: document.toString(), variables: again }
  firstTry.set(entry.key, variables)
  if (save.keepsRefused) patient.add(entry.key)
  try {
    return (await outbox.post(entry)) as SendOutcome<TResult>
  } finally {
    patient.delete(entry.key)
  }
}

/** Sends the saves of this person that are in the queue. Returns how many succeeded. */
export function flushOutbox(person: string): Promise<number> {
  return outbox.flush(person)
}

/** Deletes a save that this device keeps. */
export const dropKept = ({ key }: KeptSave): void => outbox.drop(key)

/** Saves kept on this device, oldest first. */
export const keptSaves = (): readonly KeptSave[] => outbox.kept()

/** Saves on this device, also those that are being sent, oldest first, as React state. */
export function useOutbox(): readonly KeptSave[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries)
}

/** Sets the listener for refused saves of earlier visits. */
export function onRefusedSave(listener: (entry: KeptSave, error: unknown) => void): void {
  refused = listener
}

/** Sets the function that decides on a refused save with `before`; see `Mended`. */
export function mendWith(decide: typeof mend): void {
  mend = decide
}

globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === null) for (const { key: kept } of outbox.entries()) outbox.takeOver(kept, undefined)
  if (!key?.startsWith(prefix)) return
  const entry = newValue === null ? undefined : parseKept(readStored(key))
  outbox.takeOver(key.slice(prefix.length), entry)
})
