import { type Kysely, sql } from 'kysely'

type Ended = { company: string; user: string; emailKey: string; endedDate: number }

/** The same mailbox without what stands behind a plus: written out, for code may change. */
const mailboxOf = (key: string) => key.replace(/^([^+@]+)\+[^@]*@/, '$1@')

/** Whose address had a part behind a plus is found by the mailbox too. */
async function addMailboxes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Ended>`select * from "endedAccess"
    where "emailKey" like '%+%'`.execute(db)
  for (const { company, user, emailKey, endedDate } of rows) {
    await sql`insert into "endedAccess" ("company", "user", "emailKey", "endedDate")
      values (${company}, ${user}, ${mailboxOf(emailKey)}, ${endedDate})
      on conflict do nothing`.execute(db)
  }
}

/**
 * Of whom a company ended the access of, which address it knew: of the others nothing is told. When
 * a company that asks for a second factor let in who left it, so that leaving gives no new days of
 * grace. And no invitation is open to somebody who is a member, or whose access ended after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMailboxes(db)
  await db.schema
    .alterTable('endedAccess')
    .addColumn('isKnown', 'integer', (it) => it.notNull().defaultTo(0))
    .execute()
  await sql`update "endedAccess" set "isKnown" = 1 where exists (select 1 from "user"
    where "user"."_id" = "endedAccess"."user" and "user"."company" = "endedAccess"."company"
    and "user"."emailKey" = "endedAccess"."emailKey")`.execute(db)
  await db.schema
    .createTable('formerMember')
    .addColumn('company', 'text', (it) => it.notNull())
    .addColumn('user', 'text', (it) => it.notNull())
    .addColumn('addressHash', 'text', (it) => it.notNull())
    .addColumn('admittedDate', 'bigint', (it) => it.notNull())
    .addColumn('leftDate', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('formerMember_pk', ['company', 'addressHash', 'user'])
    .execute()
  for (const column of ['user', 'leftDate']) {
    await db.schema
      .createIndex(`formerMember_${column}`)
      .on('formerMember')
      .column(column)
      .execute()
  }
  await sql`delete from "invitation" where "emailKey" is not null and (
    exists (select 1 from "user" where "user"."emailKey" = "invitation"."emailKey"
      and "user"."company" = "invitation"."company")
    or exists (select 1 from "endedAccess" where "endedAccess"."emailKey" = "invitation"."emailKey"
      and "endedAccess"."company" = "invitation"."company"
      and "endedAccess"."endedDate" > "invitation"."createdDate"))`.execute(db)
}
