import type { ExpressionBuilder } from 'kysely'
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

/** Keys of due jobs of a kind, oldest first. */
export async function listDue(db: Db, kind: string, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('key')
    .where('kind', '=', kind)
    .where(isDue(now))
    .orderBy('runAt')
    .orderBy('key')
    .limit(most)
    .execute()
  return rows.map(({ key }) => key)
}

/** Claims a due job and counts the attempt; undefined if another process has it. */
export async function claimJob(
  trx: Db,
  { kind, key, now, leasedUntil }: { kind: string; key: string; now: number; leasedUntil: number },
): Promise<Claim | undefined> {
  const job = await trx
    .updateTable('job')
    .set((eb) => ({ leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where(isDue(now))
    .returningAll()
    .executeTakeFirst()
  return job && { ...job, leasedUntil }
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
  if (next === undefined) await trx.deleteFrom('job').where(isSame).execute()
  else
    await trx
      .updateTable('job')
      .set({ ...next, leasedUntil: null })
      .where(isSame)
      .execute()
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
