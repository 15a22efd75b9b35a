import { useEffect, useState, useSyncExternalStore } from 'react'
import { parseFlowRun } from '#features/flow/run/kept.ts'
import {
  type FlowRun,
  onFlowRunElsewhere,
  readFlowRun,
  writeFlowRun,
} from '#features/flow/run/run.ts'

// The copy in memory keeps the run if local storage is forbidden or full.
let current: FlowRun | null = null
let isOnDevice = false
const listeners = new Set<() => void>()

function show(run: FlowRun | null): void {
  current = run
  for (const listener of listeners) listener()
}

/** Reads the run of a person from this device; an invalid one is dropped. */
function load(person: string): void {
  const kept = readFlowRun(person)
  const run = parseFlowRun(kept)
  if (kept !== null && run === null) writeFlowRun(null)
  if (run !== null || isOnDevice) current = run
}

export function saveFlowRun(run: FlowRun): void {
  writeFlowRun(run)
  isOnDevice = readFlowRun(run.person) !== null
  show(run)
}

export function dropFlowRun(): void {
  writeFlowRun(null)
  show(null)
}

/** The current run, for code that runs after a moment. */
export function currentFlowRun(): FlowRun | null {
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The run of this person, or null; it follows changes in another tab. */
export function useFlowRun(person: string): FlowRun | null {
  // Before the first paint of a page, so that a reload does not flash.
  useState(() => load(person))
  const run = useSyncExternalStore(subscribe, currentFlowRun)
  useEffect(() => onFlowRunElsewhere(() => show(parseFlowRun(readFlowRun(person)))), [person])
  return run?.person === person ? run : null
}
