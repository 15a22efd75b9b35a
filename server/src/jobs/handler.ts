import type { Db } from '#db/store.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import type { Schedule } from './schedule.ts'

/** How an attempt ended. */
export type Outcome = {
  /** Runs in the transaction that ends the job */
  write?(trx: Db): Promise<unknown>
  /** There is more to do, from this instant on */
  again?: number
}

export const DONE: Outcome = {}

/** How jobs of one kind are done. */
export type JobHandler = {
  /**
   * Does the job of a key. It can be run twice and cut short anywhere. `signal` ends with the
   * process, or when the attempt takes too long.
   */
  run(key: string, signal: AbortSignal): Promise<Outcome>
  /** Notes a failure beside the content, in the transaction of the job; `isOver`: it is given up */
  failed?(trx: Db, key: string, error: DeliveryError, isOver: boolean): Promise<unknown>
  /** So many at once in one process */
  together: number
  /** How long an attempt may take, in milliseconds; without it half the lease */
  attemptMs?: number
  /** A process that claimed a job and didn't end it was killed: after this another claims it */
  leaseMs: number
  /** How long to wait after the first failure, the second, and so on, in milliseconds */
  waits: readonly [number, ...number[]]
  /** Whether it is given up after the last wait; else the last wait repeats */
  givesUp: boolean
  /** Runs at these times by itself, under its kind as key */
  schedule?: Schedule
}

type Extra = { pauseMs?: number; until?: number | null }

/** Why a job failed: a code for the log, and what it means for the next attempt. */
export class JobError extends DeliveryError {
  /** All jobs of the kind wait so long in this process */
  readonly pauseMs: number
  /** The job is given up rather than tried from then on */
  readonly until: number | null

  constructor(reason: string, more: ConstructorParameters<typeof DeliveryError>[1] & Extra = {}) {
    super(reason, more)
    this.pauseMs = more.pauseMs ?? 0
    this.until = more.until ?? null
  }
}
