import { useSyncExternalStore } from 'react'
import { AppError, isSessionOver } from '#api/errors.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { newId } from '#lib/ids.ts'
import { createOutbox, type Kept, parseKept } from '#lib/outbox.ts'
import { readStored, writeStored } from '#lib/storage.ts'

const key = 'goodwork.outbox'
const passing = [408, 429, 502, 503, 504]
/** Saves whose first refusal is no reason to give them up, by key, while they are first tried. */
const patient = new Set<string>()
/** What the first attempt sends in place of what is kept, by key. */
const firstTry = new Map<string, Record<string, unknown>>()
let refused: (entry: Kept, error: unknown) => void = () => {}

const outbox = createOutbox(
  {
    send: (entry) => {
      const variables = firstTry.get(entry.key) ?? entry.variables
      firstTry.delete(entry.key)
      // The text of an operation is all that a document is once it is built.
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
  /** What is sent when the first answer is lost: an update without its version. */
  again?: TVariables
  /** Whatever the server says at first, the save is kept and tried again once more. */
  keepsRefused?: boolean
}

/** How a save went; `kept`: there is no network, it is sent again when there is. */
export type Sent<TResult> = { sent: true; data: TResult } | { sent: false }

/**
 * A save that survives a lost network, a lost answer and a closed tab. It may be sent more than
 * once, so it must be safe to repeat: a create with its own `_id`, an update to definite values
 * whose repetition has no version. Throws AppError `refused` where the server said no.
 */
export async function post<TResult, TVariables extends Record<string, unknown>>(
  save: Save<TResult, TVariables>,
): Promise<Sent<TResult>> {
  const { person, operation, document, variables, again = variables } = save
  const entry = { key: newId(), person, operation, query: document.toString(), variables: again }
  firstTry.set(entry.key, variables)
  if (save.keepsRefused) patient.add(entry.key)
  try {
    return (await outbox.post(entry)) as Sent<TResult>
  } finally {
    patient.delete(entry.key)
  }
}

/** Sends what is kept of this person. Answers how many saves got through. */
export function flushOutbox(person: string): Promise<number> {
  return outbox.flush(person)
}

/** What is kept on this device, of whomever, oldest first, as React state. */
export function useOutbox(): readonly Kept[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries)
}

/** Says who is told when the server refuses a save of an earlier visit. */
export function onRefusedSave(listener: (entry: Kept, error: unknown) => void): void {
  refused = listener
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) outbox.replace(parseKept(readStored(key)))
})
