import type { Db } from '#db/store.ts'
import { DeliveryError } from '#integrations/delivery.ts'
import type { Schedule } from './schedule.ts'

export type Outcome = {
  /** Runs in the transaction that ends the job */
  write?(trx: Db): Promise<unknown>
  /** The job continues at this instant */
  again?: number
}

export const DONE: Outcome = {}

export type JobHandler = {
  /**
   * Does the job of a key. It may run twice or stop at any point. `signal` aborts when the process
   * closes, or when the attempt takes too long.
   */
  run(key: string, signal: AbortSignal): Promise<Outcome>
  /** Records a failure in the feature's table, in the job's transaction; `isOver`: no more retries */
  failed?(trx: Db, key: string, error: DeliveryError, isOver: boolean): Promise<unknown>
  /** How many run at once in one process; with `batch`, how many batches */
  together: number
  /** How many are claimed, run and ended together: for many short jobs; by default one */
  batch?: number
  /** Time limit of an attempt, in milliseconds; by default half the lease */
  attemptMs?: number
  /** After this, another process may claim the job: the first one was killed */
  leaseMs: number
  /** How long to wait after the first failure, the second, and so on, in milliseconds */
  waits: readonly [number, ...number[]]
  /** Whether retries end after the last wait; else the last wait repeats */
  givesUp: boolean
  /** Runs at these times by itself, under its kind as key */
  schedule?: Schedule
}

type Extra = { pauseMs?: number; waitMs?: number; until?: number | null }

/** The reason of a job whose process was killed at each attempt. */
export const KILLED = 'KILLED'

/** Why a job failed: a code for the log, and limits of the next attempt. */
export class JobError extends DeliveryError {
  /** How long all jobs of the kind pause in this process, in milliseconds */
  readonly pauseMs: number
  /** How long this job waits at least, in milliseconds */
  readonly waitMs: number
  /** No attempt starts from this instant on */
  readonly until: number | null

  constructor(reason: string, more: ConstructorParameters<typeof DeliveryError>[1] & Extra = {}) {
    super(reason, more)
    this.pauseMs = more.pauseMs ?? 0
    this.waitMs = more.waitMs ?? 0
    this.until = more.until ?? null
  }
}
