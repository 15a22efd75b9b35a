import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#lib/storage.ts'
import { type KeptAnswers, nothingKept, parseKeptAnswers } from './kept.rules.ts'

const prefix = 'goodwork.onboarding.'
const listeners = new Set<() => void>()
// React needs the same object until something changes.
let current: { person: string; kept: KeptAnswers; trouble: unknown } | null = null

function show(person: string, kept: KeptAnswers, trouble: unknown): void {
  current = { person, kept, trouble }
  for (const listener of listeners) listener()
}

/** This person's unsaved answers, read again: another tab may have written some. */
export function readKept(person: string): KeptAnswers {
  return parseKeptAnswers(readStored(prefix + person))
}

/** Keeps answers on this device until the server has them. */
export function writeKept(person: string, kept: KeptAnswers): void {
  const isEmpty = Object.keys(kept.mine).length === 0
  writeStored(prefix + person, isEmpty ? null : kept)
  show(person, kept, current?.person === person ? current.trouble : null)
}

/** Stores the error of the last save, or null. */
export function tellTrouble(person: string, trouble: unknown): void {
  show(person, current?.person === person ? current.kept : readKept(person), trouble)
}

/** The error that kept the last answers from being saved; null after a success. */
export const troubleOf = (person: string): unknown => snapshot(person).trouble

function snapshot(person: string) {
  if (current?.person !== person) current = { person, kept: readKept(person), trouble: null }
  return current
}

const none = { person: '', kept: nothingKept, trouble: null as unknown }

/**
 * The unsaved answers of a person and the error that keeps them from being saved, as React state.
 */
export function useKept(person: string): { kept: KeptAnswers; trouble: unknown } {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => snapshot(person),
    () => none,
  )
}

globalThis.addEventListener?.('storage', (event) => {
  if (current !== null && (event.key === null || event.key === prefix + current.person)) {
    show(current.person, readKept(current.person), current.trouble)
  }
})
