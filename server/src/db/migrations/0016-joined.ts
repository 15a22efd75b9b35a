import { type Kysely, sql } from 'kysely'

type Joined = { _id: string; at: number | string; subject: string; detail: string }

const AT_ONCE = 500
/** Who came into a company so long after their account was made had begun elsewhere. */
const LATER_MS = 24 * 3_600_000

/** The ids that an event of a company names; none where they were forgotten since. */
function itemsOf(detail: string): string[] {
  const { items = '[]' } = JSON.parse(detail) as { items?: string }
  return JSON.parse(items) as string[]
}

/** When people came into the company in which they are, from its trail, oldest first. */
async function readTrail(db: Kysely<unknown>): Promise<void> {
  for (let after = { at: -1, _id: '' }; ; ) {
    const { rows } = await sql<Joined>`select "_id", "at", "subject", "detail" from "auditEvent"
      where "kind" = 'member_joined'
        and ("at" > ${after.at} or ("at" = ${after.at} and "_id" > ${after._id}))
      order by "at", "_id" limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { at, subject, detail } of rows) {
      for (const user of itemsOf(detail)) {
        await sql`update "user" set "joinedDate" = ${Number(at)}
          where "_id" = ${user} and "company" = ${subject}`.execute(db)
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = { at: Number(last.at), _id: last._id }
  }
}

/**
 * When each person came into their company, which is told nothing of what they did before; and takes
 * back what was told of too few: themes without a figure, and scores of weeks in which fewer than
 * five members may have been away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('user')
  await alter().addColumn('joinedDate', 'bigint').execute()
  await alter()
    .addColumn('hasStartedBefore', 'integer', (it) => it.notNull().defaultTo(0))
    .execute()
  await sql`update "user" set "joinedDate" = "createdDate" where "company" is not null`.execute(db)
  await readTrail(db)
  await sql`update "user" set "hasStartedBefore" = 1
    where "joinedDate" > "createdDate" + ${sql.lit(LATER_MS)}
      and "showWelcomeDialog" = 0`.execute(db)
  await sql`delete from "companyReport"
    where "report" in ('themes', 'ratings') and "figure" is null`.execute(db)
  await sql`update "companyWeek" set "people" = null, "mean" = null
    where "people" > (select count(*) from "user" where "user"."company" = "companyWeek"."company"
      and "emailVerified" = 1 and "isCompanyAdmin" = 0 and "isAppAdmin" = 0) - 5`.execute(db)
}
