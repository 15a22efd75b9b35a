import { setTimeout as sleep } from 'node:timers/promises'
import { logged } from '#db/connection-errors.ts'
import type { Db, Store } from '#db/store.ts'
import { attempt, type JobDependencies } from './attempt.ts'
import type { JobHandler } from './handler.ts'
import { countJobs, deleteFailed, hasDue, putScheduled, upsertJobs } from './jobs.store.ts'
import { nextTime } from './schedule.ts'

/** `key` is the id of a record, never text about a person: erasure would miss it. */
export type NewJob = { kind: string; key: string; runAt?: number }

/** The part of the jobs that use cases see. */
export type JobQueue = {
  /** Adds jobs in their causing transaction, due now by default. An existing one runs once more. */
  enqueue(trx: Db, ...jobs: NewJob[]): Promise<void>
}

export type Jobs = JobQueue & {
  /** Registers handlers by kind; jobs of a kind without a handler wait */
  handle(handlers: Readonly<Record<string, JobHandler>>): void
  start(): void
  /** Runs all due jobs, or those of one kind; resolves when none runs */
  runDue(kind?: string): Promise<void>
  /** Starts no more jobs; waits 8 seconds for running ones, then aborts them */
  close(): Promise<void>
}

/** The interval of polling, and how long a close waits, in milliseconds */
const PACE = { pollMs: 2_000, closeMs: 8_000 }
/** A job is enqueued before its transaction commits; polling waits this long for that. */
const SETTLE_MS = 50
const KEPT_MS = 30 * 24 * 3_600_000

/** As `JobQueue.enqueue` without a queue: polling finds the job within seconds. */
export const enqueue = (trx: Db, ...jobs: NewJob[]): Promise<void> => add(trx, jobs, 0)

const add = (trx: Db, jobs: readonly NewJob[], now: number): Promise<void> =>
  upsertJobs(
    trx,
    jobs.map((job) => ({ runAt: now, ...job })),
  )

/** Counts the waiting jobs of some kinds, and those that failed for good in the last 30 days. */
export const jobCounts = (db: Db, ...kinds: string[]) => countJobs(db, kinds)

/** Deletes jobs that failed for good 30 days ago. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => deleteFailed(trx, now - KEPT_MS))

/**
 * Runs the jobs of the table, in any number of processes: one statement claims jobs until their
 * lease ends. Each kind has its own lanes, so that no kind waits for another. Product 4, jobs.
 */
export function makeJobs(
  dependencies: JobDependencies,
  { pollMs, closeMs }: typeof PACE = PACE,
): Jobs {
  const { store, clock, log } = dependencies
  const stopping = new AbortController()
  const handlers = new Map<string, JobHandler>()
  const lanes = new Map<string, Set<Promise<void>>>()
  /** The keys that run in this process, by kind */
  const running = new Map<string, Set<string>>()
  const pausedUntil = new Map<string, number>()
  let polling: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let isFailing = false
  let closed = false

  function keysOf(kind: string): Set<string> {
    const keys = running.get(kind) ?? new Set()
    running.set(kind, keys)
    return keys
  }

  /** Runs one batch after another until no job is due. Each found job opens another lane. */
  async function work(kind: string, handler: JobHandler): Promise<void> {
    while (!closed && clock.now() >= (pausedUntil.get(kind) ?? 0)) {
      const isDue = await hasDue(store.read, kind, clock.now())
      isFailing = false
      if (!isDue || closed) return
      openLane(kind)
      const { count, pauseMs } = await attempt(
        dependencies,
        { kind, handler, running: keysOf(kind) },
        stopping.signal,
      )
      if (pauseMs > 0) pausedUntil.set(kind, clock.now() + pauseMs)
      // Other lanes or processes have the rest.
      if (count === 0) return
    }
  }

  function openLane(kind: string): void {
    const handler = handlers.get(kind)
    const open = lanes.get(kind) ?? new Set()
    if (handler === undefined || open.size >= handler.together || closed) return
    lanes.set(kind, open)
    const lane: Promise<void> = work(kind, handler)
      .catch((err: unknown) => {
        // The store does not answer. Polling retries; logged once.
        if (!isFailing) log.error({ ...logged(err), kind }, 'jobs are waiting for the store')
        isFailing = true
      })
      .finally(() => open.delete(lane))
    open.add(lane)
  }

  const poll = () => {
    for (const kind of handlers.keys()) openLane(kind)
  }

  function wake(): void {
    if (closed || polling === undefined || woken !== undefined) return
    woken = setTimeout(() => {
      woken = undefined
      poll()
    }, SETTLE_MS).unref()
  }

  async function ended(): Promise<void> {
    const open = () => [...lanes.values()].flatMap((lane) => [...lane])
    while (open().length > 0) await Promise.all(open())
  }

  let isScheduled = false
  let lastPoll = 0
  /** Stores the next times of scheduled jobs; after a failure again at the next poll. */
  async function addScheduled(): Promise<void> {
    if (isScheduled) return
    isScheduled = true
    try {
      for (const [kind, { schedule }] of handlers) {
        if (schedule === undefined) continue
        const runAt = nextTime(schedule, clock.now())
        await store.write((trx) => putScheduled(trx, { kind, key: kind, runAt }))
      }
    } catch (err) {
      isScheduled = false
      log.error(logged(err), 'the schedule was not stored')
    }
  }

  function pollAll(): void {
    // The clock went back: the stored times may be far in the future.
    if (clock.now() < lastPoll) isScheduled = false
    lastPoll = clock.now()
    void addScheduled()
    poll()
  }

  return {
    handle: (given) => {
      for (const [kind, handler] of Object.entries(given)) handlers.set(kind, handler)
    },
    enqueue: async (trx, ...jobs) => {
      await add(trx, jobs, clock.now())
      wake()
    },
    start: () => {
      if (closed || polling !== undefined) return
      polling = setInterval(pollAll, pollMs).unref()
      pollAll()
    },
    runDue: async (kind) => {
      if (kind === undefined) poll()
      else openLane(kind)
      await ended()
    },
    close: async () => {
      closed = true
      clearInterval(polling)
      clearTimeout(woken)
      const patience = setTimeout(() => stopping.abort(), closeMs)
      await Promise.race([ended(), sleep(closeMs + 1_000, undefined, { ref: false })])
      clearTimeout(patience)
    },
  }
}
