import { sql } from 'kysely'
import type { Db } from '#db/store.ts'

/** A column of people that the database computes */
const GENERATED = 'foundBy'

/**
 * Inserts rows that are copies of one row of a table, with other values for some columns, for the
 * numbers 1 to `count`, one of `step`. One statement, the same on both databases.
 */
async function copies(
  db: Db,
  table: string,
  row: object,
  {
    changed,
    count,
    step = 1,
  }: { changed: Readonly<Record<string, string>>; count: number; step?: number },
) {
  const names = Object.keys(row).filter((name) => name !== GENERATED)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const values = names.map((name) =>
    changed[name] === undefined ? sql.ref(`m.${name}`) : sql.raw(changed[name]),
  )
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    insert into ${sql.table(table)} (${columns})
    select ${sql.join(values)} from n cross join ${sql.table(table)} m
    where m."_id" = ${(row as { _id: string })._id} and n.i % ${sql.lit(step)} = 0`.execute(db)
}

/**
 * Makes copies of a person who chose the digest by email for today; every tenth has a goal. They are
 * planned only after `planReaders`.
 */
export async function manyReaders(
  db: Db,
  { email, count }: { email: string; count: number },
): Promise<void> {
  const model = await db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const goal = await db
    .selectFrom('goal')
    .selectAll()
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .executeTakeFirstOrThrow()
  const person = "'digest-' || n.i"
  const address = `${person} || '@reader.example'`
  await copies(db, 'user', model, {
    changed: { _id: person, email: address, emailKey: address, optInEmail: '1' },
    count,
  })
  await copies(db, 'goal', goal, {
    changed: {
      _id: "'goal-' || n.i",
      user: person,
      progress: 'null',
      letGoDate: 'null',
      reviewDate: 'null',
      planTime: 'null',
    },
    count,
    step: 10,
  })
  const ours = sql`from "user" where "_id" like 'digest-%'`
  await sql`insert into "messagePreference" ("user", "kind", "mail", "push")
    select "_id", 'digest', 1, 0 ${ours}`.execute(db)
  const today = new Date().getUTCDay() || 7
  await sql`insert into "messageSettings"
    ("user", "days", "fromTime", "toTime", "digestDay", "digestTime")
    select "_id", '1234567', '00:00', '00:00', ${sql.lit(today)}, '00:00' ${ours}`.execute(db)
}

/** Has all these people planned soon. */
export const planReaders = (db: Db) =>
  sql`insert into "messageDue" ("user", "at")
    select "user", 0 from "messageSettings" where "user" like 'digest-%'`.execute(db)

/** How many people are not planned yet. */
export async function countUnplanned(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('messageDue')
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .where('at', '=', 0)
    .where('user', 'like', 'digest-%')
    .executeTakeFirstOrThrow()
  return Number(n)
}
