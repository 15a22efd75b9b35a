import { type Kysely, sql } from 'kysely'

const AT_ONCE = 500

type Invited = { _id: string; emailKey: string; email: string; firstName: string; lastName: string }
type Event = { _id: string; subject: string; detail: string }

/** The record that an event is about, which is one alone. */
const itemOf = (detail: string): string | undefined => {
  const { items } = JSON.parse(detail) as { items?: unknown }
  return typeof items === 'string' ? (JSON.parse(items) as string[])[0] : undefined
}

/** What is said already of those whose invitations are still there. */
async function nameInvited(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Event>`select "_id", "subject", "detail" from "auditEvent"
      where "kind" in ('member_invited', 'member_changed') and "_id" > ${after}
      order by "_id" limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { _id, subject, detail } of rows) {
      const found = await sql<Invited>`select * from "invitation"
        where "_id" = ${itemOf(detail) ?? ''} and "company" = ${subject}
        and "emailKey" is not null`.execute(db)
      const [invited] = found.rows
      if (invited === undefined) continue
      const named = `${invited.firstName} ${invited.lastName}`.trim() || invited.email
      await sql`update "auditEvent" set "emailKey" = ${invited.emailKey}, "named" = ${named}
        where "_id" = ${_id}`.execute(db)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last._id
  }
}

/**
 * Whom an event about an invitation is about, by the key of the address and in the words of the
 * company, so that both outlast the invitation and go with the person. And how often an invitation
 * was saved, so that nobody saves over what they have not seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auditEvent').addColumn('emailKey', 'text').execute()
  await db.schema.alterTable('auditEvent').addColumn('named', 'text').execute()
  await sql`create index "auditEvent_invited" on "auditEvent" ("emailKey", "at")
    where "emailKey" is not null`.execute(db)
  await nameInvited(db)
  await db.schema
    .alterTable('invitation')
    .addColumn('version', 'integer', (it) => it.notNull().defaultTo(1))
    .execute()
}
