import { useSyncExternalStore } from 'react'
import { AppError, isSessionOver } from '#api/errors.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { newId } from '#lib/ids.ts'
import { createOutbox, type KeptSave, parseKept } from '#lib/outbox.ts'
import { readStored, writeStored } from '#lib/storage.ts'

const key = 'goodwork.outbox'
const passing = [408, 429, 502, 503, 504]
/** Saves that survive a first refusal, by key, during their first attempt. */
const patient = new Set<string>()
const firstTry = new Map<string, Record<string, unknown>>()
let refused: (entry: KeptSave, error: unknown) => void = () => {}

const outbox = createOutbox(
  {
    send: (entry) => {
      const variables = firstTry.get(entry.key) ?? entry.variables
      firstTry.delete(entry.key)
      return request(entry.query as unknown as Document, variables)
    },
    isPassing: (error, { key: entry }) => {
      if (patient.has(entry)) return true
      if (!(error instanceof AppError)) return false
      return error.kind === 'network' || isSessionOver(error) || passing.includes(error.status ?? 0)
    },
    onRefused: (entry, error) => refused(entry, error),
    write: (entries) => writeStored(key, entries.length > 0 ? entries : null),
    alone: (work) => (navigator.locks === undefined ? work() : navigator.locks.request(key, work)),
  },
  parseKept(readStored(key)),
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
}

export type SendOutcome<TResult> = { sent: true; data: TResult } | { sent: false }

/**
 * Saves even if the network fails or the tab closes. May be sent twice, so it must be idempotent.
 * Throws AppError `refused`.
 */
export async function post<TResult, TVariables extends Record<string, unknown>>(
  save: Save<TResult, TVariables>,
): Promise<SendOutcome<TResult>> {
  const { person, operation, document, variables, again = variables } = save
  const entry = { key: newId(), person, operation, query: document.toString(), variables: again }
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

/** Saves kept on this device, oldest first, as React state. */
export function useOutbox(): readonly KeptSave[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries)
}

/** Sets the listener for refused saves of earlier visits. */
export function onRefusedSave(listener: (entry: KeptSave, error: unknown) => void): void {
  refused = listener
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) outbox.replace(parseKept(readStored(key)))
})
