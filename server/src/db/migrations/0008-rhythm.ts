import { type Kysely, sql } from 'kysely'

const added = (measure: string) =>
  sql`sum(case when "measure" = ${sql.lit(measure)} then "by" else 0 end)`
const soFar = (column: string) =>
  sql`sum(${sql.ref(column)}) over (partition by "user" order by "week")`

/**
 * The counts of all weeks, in one walk over the events of each goal or picture and one over the weeks
 * of each person. By the end of a week the newest word up to it holds, which a traveller may have
 * said in an earlier week: so the greatest of all moments so far, with the word as its last digit.
 */
const WEEKS = sql`
  with "stood" as (
    select "user", "week", "measure", "item", max("at" * 2 + 1 - "gone")
      over (partition by "user", "measure", "item" order by "week") % 2 as "there"
    from "impactEvent" where "measure" in ('goal', 'avatar')
  ), "told" as (
    select "user", "week", "measure", "there" - coalesce(lag("there")
      over (partition by "user", "measure", "item" order by "week"), 0) as "by"
    from "stood"
    union all
    select "user", "week", "measure", 1 from "impactEvent"
    where "measure" in ('takeAction', 'feed', 'reminder')
  ), "added" as (
    select "user", "week", ${added('goal')} as "goals", ${added('avatar')} as "hasAvatar",
      ${added('takeAction')} as "takeAction", ${added('feed')} as "feed",
      ${added('reminder')} as "reminder"
    from "told" group by "user", "week"
  )
  select "user", "week", ${soFar('goals')}, ${soFar('hasAvatar')}, "takeAction", "feed", "reminder"
  from "added"`

/**
 * Weeks with their counts, so that a score is one row and not all that ever happened; pauses and
 * days off; who shows their score, and what a company was told of a week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('shareWeeklyScore', 'integer', (it) => it.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('user').addColumn('shareWeeklyScoreSince', 'bigint').execute()
  let week = db.schema
    .createTable('impactWeek')
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('week', 'text', (it) => it.notNull())
  for (const count of ['goals', 'hasAvatar', 'takeAction', 'feed', 'reminder', 'shared']) {
    week = week.addColumn(count, 'integer', (it) => it.notNull().defaultTo(0))
  }
  week = week.addColumn('toldTo', 'text')
  await week.addPrimaryKeyConstraint('impactWeek_key', ['user', 'week']).execute()
  await db.schema.dropIndex('impactEvent_state').execute()
  await db.schema
    .createIndex('impactEvent_item')
    .on('impactEvent')
    .columns(['user', 'measure', 'item', 'week'])
    .execute()
  await sql`insert into "impactWeek"
    ("user", "week", "goals", "hasAvatar", "takeAction", "feed", "reminder") ${WEEKS}`.execute(db)
  await db.schema
    .createTable('companyWeek')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('week', 'text', (it) => it.notNull())
    .addColumn('people', 'integer')
    .addColumn('mean', 'integer')
    .addColumn('closedDate', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('companyWeek_key', ['company', 'week'])
    .execute()
  await db.schema
    .createTable('pause')
    .addColumn('_id', 'text', (it) => it.primaryKey())
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('fromDay', 'text', (it) => it.notNull())
    .addColumn('toDay', 'text')
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('createdDate', 'bigint', (it) => it.notNull())
    .execute()
  await db.schema.createIndex('pause_user').on('pause').columns(['user', 'fromDay']).execute()
}
