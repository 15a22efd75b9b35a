import { setTimeout as sleep } from 'node:timers/promises'
import { logged } from '#db/connection-errors.ts'
import type { Db, Store } from '#db/store.ts'
import type { Clock } from '#integrations/clock.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import { JobError, type JobHandler, KILLED, type Outcome } from './handler.ts'
import { type Claim, claimJob, endClaim, isClaimed } from './jobs.store.ts'
import { nextTime } from './schedule.ts'

export type JobDependencies = {
  store: Store
  clock: Clock
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void }
}

/** Records the end of an attempt in a transaction. */
type End = (trx: Db) => Promise<void>

const MOST_WAIT_MS = 2_000

/** Claims a job, runs it once and records the end. Returns the pause of its kind in milliseconds. */
export async function attempt(
  dependencies: JobDependencies,
  { kind, key, handler }: { kind: string; key: string; handler: JobHandler },
  stopping: AbortSignal,
): Promise<number> {
  const { store, clock } = dependencies
  const now = clock.now()
  const { leaseMs, attemptMs = leaseMs / 2, givesUp, waits } = handler
  const leasedUntil = now + leaseMs
  const claim = await store.write((trx) => claimJob(trx, { kind, key, now, leasedUntil }))
  if (claim === undefined) return 0
  let end: End
  let pauseMs = 0
  try {
    // Only a killed process leaves a job with more attempts than allowed.
    if (givesUp && claim.attempts > waits.length + 1)
      throw new JobError(KILLED, { permanent: true })
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(attemptMs)])
    end = success(clock, claim, handler, await handler.run(key, signal))
  } catch (error) {
    end = failure(dependencies, claim, handler, error)
    if (error instanceof JobError) pauseMs = error.pauseMs
  }
  await persist(store, end, { patienceMs: leaseMs / 2, stopping })
  return pauseMs
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

/** Stores the end of an attempt, with retries: a job whose end is not stored runs twice. */
async function persist(
  store: Store,
  end: End,
  { patienceMs, stopping }: { patienceMs: number; stopping: AbortSignal },
): Promise<void> {
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
