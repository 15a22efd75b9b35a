import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Store } from '#db/store.ts'
import { attempt, type JobDependencies } from './attempt.ts'
import type { JobHandler } from './handler.ts'
import { countJobs, deleteFailed, insertScheduled, listDue, upsertJobs } from './jobs.store.ts'
import { nextTime } from './schedule.ts'

/** `key` is the id of what it works on: no text about somebody, as erasure would miss it. */
export type NewJob = { kind: string; key: string; runAt?: number }

/** What use cases see of the jobs. */
export type JobQueue = {
  /**
   * Adds jobs in the transaction of what causes them, due now unless they say when. One that is
   * there already runs once more.
   */
  enqueue(trx: Db, ...jobs: NewJob[]): Promise<void>
}

export type Jobs = JobQueue & {
  /** Says how each kind is done; a kind without a handler waits */
  handle(handlers: Readonly<Record<string, JobHandler>>): void
  /** Begins to look for jobs by itself */
  start(): void
  /** Runs all that is due, of one kind if it is named; resolves when nothing runs any more */
  runDue(kind?: string): Promise<void>
  /** Begins nothing more; waits 8 seconds for what runs, then aborts it */
  close(): Promise<void>
}

/** How often it looks by itself, and how long a close waits, in milliseconds */
const PACE = { lookMs: 2_000, lastWordsMs: 8_000 }
/** A job is enqueued before the end of its transaction, which is given this long. */
const SETTLE_MS = 50
const KEPT_MS = 30 * 24 * 3_600_000

/** As `JobQueue.enqueue` where no queue is at hand: the job is found within seconds. */
export const enqueue = (trx: Db, ...jobs: NewJob[]): Promise<void> => add(trx, jobs, 0)

const add = (trx: Db, jobs: readonly NewJob[], now: number): Promise<void> =>
  upsertJobs(
    trx,
    jobs.map((job) => ({ runAt: now, ...job })),
  )

/** How many jobs of some kinds wait, and how many were given up in the last 30 days. */
export const jobCounts = (db: Db, ...kinds: string[]) => countJobs(db, kinds)

/** Forgets jobs that were given up 30 days ago. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => deleteFailed(trx, now - KEPT_MS))

/**
 * Runs the jobs of the table. Any number of processes may do so on one database: a job is claimed by
 * one guarded update, and by another process only when the lease is over. Each kind has lanes of its
 * own, so that none waits for another kind. Product 4, jobs.
 */
export function makeJobs(
  dependencies: JobDependencies,
  { lookMs, lastWordsMs }: typeof PACE = PACE,
): Jobs {
  const { store, clock, log } = dependencies
  const stopping = new AbortController()
  const handlers = new Map<string, JobHandler>()
  const lanes = new Map<string, Set<Promise<void>>>()
  const taken = new Set<string>()
  const pausedUntil = new Map<string, number>()
  let looking: NodeJS.Timeout | undefined
  let woken: NodeJS.Timeout | undefined
  let isFailing = false
  let closed = false

  /** Runs one job after another until none is due. Whoever finds one opens a lane beside it. */
  async function work(kind: string, handler: JobHandler): Promise<void> {
    while (!closed && clock.now() >= (pausedUntil.get(kind) ?? 0)) {
      const due = await listDue(store.read, kind, clock.now(), 2 * handler.together)
      isFailing = false
      const key = due.find((one) => !taken.has(`${kind} ${one}`))
      if (key === undefined || closed) return
      taken.add(`${kind} ${key}`)
      openLane(kind)
      try {
        const pauseMs = await attempt(dependencies, { kind, key, handler }, stopping.signal)
        if (pauseMs > 0) pausedUntil.set(kind, clock.now() + pauseMs)
      } finally {
        taken.delete(`${kind} ${key}`)
      }
    }
  }

  function openLane(kind: string): void {
    const handler = handlers.get(kind)
    const open = lanes.get(kind) ?? new Set()
    if (handler === undefined || open.size >= handler.together || closed) return
    lanes.set(kind, open)
    const lane: Promise<void> = work(kind, handler)
      .catch((err: unknown) => {
        // The store does not answer. The next look tries again; the log says it once.
        if (!isFailing) log.error({ err, kind }, 'jobs stand still')
        isFailing = true
      })
      .finally(() => open.delete(lane))
    open.add(lane)
  }

  const look = () => {
    for (const kind of handlers.keys()) openLane(kind)
  }

  function wake(): void {
    if (closed || looking === undefined || woken !== undefined) return
    woken = setTimeout(() => {
      woken = undefined
      look()
    }, SETTLE_MS).unref()
  }

  async function ended(): Promise<void> {
    const open = () => [...lanes.values()].flatMap((lane) => [...lane])
    while (open().length > 0) await Promise.all(open())
  }

  async function addScheduled(): Promise<void> {
    for (const [kind, { schedule }] of handlers) {
      if (schedule === undefined) continue
      const runAt = nextTime(schedule, clock.now())
      await store.write((trx) => insertScheduled(trx, { kind, key: kind, runAt }))
    }
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
      if (closed || looking !== undefined) return
      looking = setInterval(look, lookMs).unref()
      addScheduled().catch((err: unknown) => log.error({ err }, 'the schedule was not stored'))
      look()
    },
    runDue: async (kind) => {
      if (kind === undefined) look()
      else openLane(kind)
      await ended()
    },
    close: async () => {
      closed = true
      clearInterval(looking)
      clearTimeout(woken)
      const patience = setTimeout(() => stopping.abort(), lastWordsMs)
      await Promise.race([ended(), sleep(lastWordsMs + 1_000, undefined, { ref: false })])
      clearTimeout(patience)
    },
  }
}
