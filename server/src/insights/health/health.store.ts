import { sql } from 'kysely'
import type { Db, Store } from '#db/store.ts'

export const DAY_MS = 24 * 3_600_000

/** People whose account is open, as the lists of people count them. */
const openAccounts = (db: Db) =>
  db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user.deletionDate', 'is', null)

/** People without a company, or in the company of public users. */
const individuals = (db: Db) =>
  openAccounts(db)
    .leftJoin('company', 'company._id', 'user.company')
    .where((eb) => eb.or([eb('user.company', 'is', null), eb('company.isPublicDefault', '=', 1)]))

/** Counts people, individuals, individuals with a membership, and companies. */
export async function countAll(db: Db, now: number) {
  const [people, alone, members, companies] = await Promise.all([
    openAccounts(db).executeTakeFirstOrThrow(),
    individuals(db).executeTakeFirstOrThrow(),
    individuals(db)
      .where('tier', '=', 'member')
      .where((eb) => eb.or([eb('memberUntil', 'is', null), eb('memberUntil', '>', now)]))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('company')
      .select((eb) => eb.fn.countAll().as('n'))
      .where('isPublicDefault', '=', 0)
      .executeTakeFirstOrThrow(),
  ])
  return {
    people: Number(people.n),
    individuals: Number(alone.n),
    memberships: Number(members.n),
    companies: Number(companies.n),
  }
}

/** The number of sign-ins between two times, by days since 1970 in UTC. */
export async function countSignIns(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<Map<number, number>> {
  const day = sql<number>`"at" / ${sql.lit(DAY_MS)}`
  const rows = await db
    .selectFrom('auditEvent')
    .select((eb) => [day.as('day'), eb.fn.countAll().as('n')])
    .where('kind', '=', 'sign_in')
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(day)
    .execute()
  return new Map(rows.map((row) => [Number(row.day), Number(row.n)]))
}

/** The size of the database in bytes. */
export async function sizeOf({ kind, read }: Store): Promise<number> {
  const size =
    kind === 'sqlite'
      ? sql<{ n: number }>`select page_count * page_size as n
          from pragma_page_count(), pragma_page_size()`
      : sql<{ n: string }>`select pg_database_size(current_database()) as n`
  const { rows } = await (size as ReturnType<typeof sql<{ n: number }>>).execute(read)
  return Number(rows[0]?.n ?? 0)
}

export async function findBackupDate(db: Db): Promise<number | null> {
  const row = await db.selectFrom('installation').select('backupDate').executeTakeFirst()
  return row?.backupDate ?? null
}
