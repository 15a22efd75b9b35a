import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { logged } from '#db/connection-errors.ts'
import type { Db, Store } from '#db/store.ts'
import type { Clock } from '#integrations/clock.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import { JobError, type JobHandler, KILLED, type Outcome } from './handler.ts'
import { type Claim, claimJobs, endClaim, isClaimed } from './jobs.store.ts'
import { nextTime } from './schedule.ts'

export type JobDependencies = {
  store: Store
  clock: Clock
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void }
}

/** Records the end of an attempt in a transaction. */
type End = (trx: Db) => Promise<void>

const MOST_WAIT_MS = 2_000

/** The end of one attempt, and the pause of its kind in milliseconds. */
type Ended = { end: End; pauseMs: number }

/**
 * Claims the next due jobs of a kind, as many as its batch, runs them at once and records their ends.
 * `running` has the keys of the kind that this process runs. Answers how many it claimed, and the
 * pause of their kind in milliseconds.
 */
export async function attempt(
  dependencies: JobDependencies,
  { kind, handler, running }: { kind: string; handler: JobHandler; running: Set<string> },
  stopping: AbortSignal,
): Promise<{ count: number; pauseMs: number }> {
  const { store, clock } = dependencies
  const { leaseMs, batch = 1 } = handler
  const now = clock.now()
  const leasedUntil = now + leaseMs
  const claims = await store.write((trx) =>
    claimJobs(trx, { kind, most: batch, running, now, leasedUntil }),
  )
  for (const { key } of claims) running.add(key)
  try {
    const started: Promise<Ended>[] = []
    for (const claim of claims) {
      started.push(runOnce(dependencies, { claim, handler }, stopping))
      // Requests are answered between the jobs of a batch.
      await nextTurn()
    }
    const ended = await Promise.all(started)
    const ends = ended.map(({ end }) => end)
    await persistAll(store, ends, { patienceMs: leaseMs / 2, stopping })
    return { count: claims.length, pauseMs: Math.max(0, ...ended.map(({ pauseMs }) => pauseMs)) }
  } finally {
    for (const { key } of claims) running.delete(key)
  }
}

async function runOnce(
  dependencies: JobDependencies,
  { claim, handler }: { claim: Claim; handler: JobHandler },
  stopping: AbortSignal,
): Promise<Ended> {
  const { leaseMs, attemptMs = leaseMs / 2, givesUp, waits } = handler
  try {
    // Only a killed process leaves a job with more attempts than allowed.
    if (givesUp && claim.attempts > waits.length + 1)
      throw new JobError(KILLED, { permanent: true })
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(attemptMs)])
    const outcome = await handler.run(claim.key, signal)
    return { end: success(dependencies.clock, claim, handler, outcome), pauseMs: 0 }
  } catch (error) {
    const pauseMs = error instanceof JobError ? error.pauseMs : 0
    return { end: failure(dependencies, claim, handler, error), pauseMs }
  }
}

function success(
  clock: Clock,
  claim: Claim,
  { schedule }: JobHandler,
  { write, again }: Outcome,
): End {
  const runAt = again ?? (schedule && nextTime(schedule, clock.now()))
  return async (trx) => {
    await write?.(trx)
    await endClaim(
      trx,
      claim,
      runAt === undefined ? undefined : { runAt, attempts: 0, lastError: null },
    )
  }
}

function failure(
  { clock, log }: JobDependencies,
  claim: Claim,
  handler: JobHandler,
  thrown: unknown,
): End {
  const { kind, key, attempts } = claim
  const error = thrown instanceof DeliveryError ? thrown : new JobError('UNEXPECTED')
  const { pauseMs, waitMs, until } = error instanceof JobError ? error : new JobError('')
  const now = clock.now()
  const wait = handler.waits[attempts - 1] ?? handler.waits.at(-1) ?? 0
  // Random, so that jobs that failed together are not retried together.
  const runAt = now + Math.max(Math.ceil(wait * (1 + Math.random() / 10)), pauseMs, waitMs)
  const isLast = handler.givesUp && attempts > handler.waits.length
  const isOver = isLast || error.permanent || (until !== null && runAt >= until)
  const lastError = error.reason
  const facts = {
    kind,
    key,
    attempts,
    reason: lastError,
    ...(error === thrown ? {} : logged(thrown)),
  }
  if (isOver) log.error(facts, 'a job failed for the last time')
  else log.warn({ ...facts, runAt }, 'a job failed and will be retried')
  return async (trx) => {
    if (!(await isClaimed(trx, claim))) return
    await handler.failed?.(trx, key, error, isOver)
    await endClaim(trx, claim, isOver ? { failedDate: now, lastError } : { runAt, lastError })
  }
}

type Patience = { patienceMs: number; stopping: AbortSignal }

/** Stores the ends of a batch in one transaction, or one by one if that fails. */
async function persistAll(store: Store, ends: readonly End[], patience: Patience): Promise<void> {
  if (ends.length > 1) {
    try {
      return await store.write(async (trx) => {
        for (const end of ends) {
          await end(trx)
          await nextTurn()
        }
      })
    } catch {
      // One end that can't be stored must not undo the others.
    }
  }
  await Promise.all(ends.map((end) => persist(store, end, patience)))
}

/** Stores the end of an attempt, with retries: a job whose end is not stored runs twice. */
async function persist(store: Store, end: End, { patienceMs, stopping }: Patience): Promise<void> {
  const last = performance.now() + patienceMs
  for (let wait = 100; ; wait = Math.min(wait * 2, MOST_WAIT_MS)) {
    try {
      return await store.write(end)
    } catch (error) {
      if (performance.now() > last) throw error
    }
    await sleep(wait, undefined, { signal: stopping })
  }
}
