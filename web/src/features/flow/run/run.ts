import { type Entity, isEntity } from '#lib/entities.ts'
import { readStored, writeStored } from '#lib/storage.ts'
import type { FlowPage } from '#paths.ts'

const key = 'goodwork.flow'

/** Raised when stored runs become unreadable; older ones are dropped. */
export const flowRunVersion = 2

/** One choice of the person; `leadsTo` are the ids that the next question offers because of it. */
export type FlowChoice = { id: string; title: string; leadsTo: string[] }

/** One question of a run (product 3, Flow). */
export type FlowQuestion = {
  page: FlowPage
  choices: string[]
  selected: FlowChoice[]
  maxSelection: number
  /** When the last choice was made, ISO 8601; null before. */
  timestamp: string | null
}

/** Upper bounds of the common question of the team flow; null is "any". */
export type FlowLimits = { people: number | null; time: number | null; budget: number | null }

export type FlowRun = {
  version: typeof flowRunVersion
  person: string
  entity: Entity
  currentIndex: number
  totalSteps: number
  questions: FlowQuestion[]
  limits: FlowLimits
  startTime: string
  /** Orders the shuffled choices, the same for the whole run. */
  seed: number
  completed: boolean
  /** The person's weekly score when the run began; null if it couldn't be read. */
  score: number | null
  /** Ids of advice that fits the person, best first; orders choices (product 4, question flow). */
  fit: string[]
  /** _id of the history entry that the end writes, made at the start so that it is written once. */
  historyId: string
}

/** This person's stored run, or null. A run of someone else, or of another version, is dropped. */
export function readFlowRun(person: string): FlowRun | null {
  const stored = readStored(key)
  if (isFlowRun(stored) && stored.person === person) return stored.completed ? null : stored
  if (stored !== null) writeFlowRun(null)
  return null
}

export function writeFlowRun(run: FlowRun | null): void {
  writeStored(key, run)
}

/**
 * Calls back when another tab starts, moves or ends the run; returns a function that stops
 * listening.
 */
export function onFlowRunElsewhere(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}

/** Enough to know that there is a run; the flow's pages validate the rest. */
function isFlowRun(value: unknown): value is FlowRun {
  if (typeof value !== 'object' || value === null) return false
  const run = value as Partial<FlowRun>
  return (
    run.version === flowRunVersion &&
    isEntity(run.entity) &&
    Number.isInteger(run.currentIndex) &&
    Array.isArray(run.questions) &&
    (run.currentIndex as number) >= 0 &&
    (run.currentIndex as number) < run.questions.length
  )
}
