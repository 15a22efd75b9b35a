import { type ExpressionBuilder, PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { JobTable } from '#db/tables.jobs.ts'
import type { Tables } from '#db/tables.ts'

type NewJob = Pick<JobTable, 'kind' | 'key' | 'runAt'>

/** A job that one process has claimed. */
export type Claim = JobTable & { leasedUntil: number }

const FRESH = { attempts: 0, failedDate: null, lastError: null } as const

/** Adds jobs. An existing one becomes due again; if it is running, it runs once more. */
export async function upsertJobs(trx: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await trx
    .insertInto('job')
    .values(jobs.map((job) => ({ ...job, ...FRESH, leasedUntil: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((eb) => ({ ...FRESH, runAt: eb.ref('excluded.runAt') })),
    )
    .execute()
}

/**
 * Adds a job with a schedule, unless it exists. If it exists with a later time, it was stored while
 * the clock was ahead: it gets the time of `job`.
 */
export async function putScheduled(trx: Db, job: NewJob): Promise<void> {
  await trx
    .insertInto('job')
    .values({ ...job, ...FRESH, leasedUntil: null })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((eb) => ({ runAt: eb.ref('excluded.runAt') }))
        .whereRef('job.runAt', '>', 'excluded.runAt'),
    )
    .execute()
}

const isDue = (now: number) => (eb: ExpressionBuilder<Tables, 'job'>) =>
  eb.and([
    eb('failedDate', 'is', null),
    eb('runAt', '<=', now),
    eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]),
  ])

/** Whether a kind has a due job. */
export async function hasDue(db: Db, kind: string, now: number): Promise<boolean> {
  const query = db.selectFrom('job').select('key').where('kind', '=', kind).where(isDue(now))
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

type ClaimInput = {
  kind: string
  most: number
  running: ReadonlySet<string>
  now: number
  leasedUntil: number
}

/**
 * Claims up to `most` due jobs of a kind, oldest first, and counts their attempts. On PostgreSQL
 * processes skip the jobs that another one claims at the moment; SQLite has one writer. `running`:
 * keys that this process has not finished, which it must not claim after their lease either.
 */
export async function claimJobs(
  trx: Db,
  { kind, most, running, now, leasedUntil }: ClaimInput,
): Promise<Claim[]> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const jobs = await trx
    .with('due', (db) => {
      const due = db
        .selectFrom('job')
        .select('key')
        .where('kind', '=', kind)
        .where(isDue(now))
        .$if(running.size > 0, (query) => query.where('key', 'not in', [...running]))
        .orderBy('runAt')
        .orderBy('key')
        .limit(most)
      return isPostgres ? due.forUpdate().skipLocked() : due
    })
    .updateTable('job')
    .set((eb) => ({ leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', 'in', (eb) => eb.selectFrom('due').select('due.key'))
    .returningAll()
    .execute()
  return jobs.map((job) => ({ ...job, leasedUntil }))
}

/** The lease identifies a claim among all claims of the same job. */
const isClaim = ({ kind, key, leasedUntil }: Claim) => {
  return (eb: ExpressionBuilder<Tables, 'job'>) => eb.and({ kind, key, leasedUntil })
}

/** False if another process claimed the job after the lease, or the job is gone. */
export async function isClaimed(trx: Db, claim: Claim): Promise<boolean> {
  const query = trx.selectFrom('job').select('key').where(isClaim(claim))
  return (await query.executeTakeFirst()) !== undefined
}

type JobChange = Partial<Pick<JobTable, 'runAt' | 'attempts' | 'failedDate' | 'lastError'>>

/**
 * Ends a claim: `next` has the values of the next attempt; without it, the job is deleted. Does not
 * change a job that was enqueued again meanwhile.
 */
export async function endClaim(trx: Db, claim: Claim, next: JobChange | undefined): Promise<void> {
  // Enqueueing a job sets its attempts to 0.
  const isSame = (eb: ExpressionBuilder<Tables, 'job'>) =>
    eb.and([isClaim(claim)(eb), eb('attempts', '=', claim.attempts)])
  if (next === undefined) {
    const { numDeletedRows } = await trx.deleteFrom('job').where(isSame).executeTakeFirst()
    if (numDeletedRows > 0) return
  } else {
    const values = { ...next, leasedUntil: null }
    const { numUpdatedRows } = await trx
      .updateTable('job')
      .set(values)
      .where(isSame)
      .executeTakeFirst()
    if (numUpdatedRows > 0) return
  }
  await trx.updateTable('job').set({ leasedUntil: null }).where(isClaim(claim)).execute()
}

/** Deletes jobs that failed for the last time before an instant. */
export async function deleteFailed(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom('job').where('failedDate', '<', before).execute()
}

export async function countJobs(db: Db, kinds: readonly string[]) {
  const row = await db
    .selectFrom('job')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('all'),
      eb.fn.count<number | string>('failedDate').as('failed'),
    ])
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  const failed = Number(row.failed)
  return { waiting: Number(row.all) - failed, failed }
}
