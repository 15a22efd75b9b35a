import { PostgresAdapter } from 'kysely'
import type { Db } from '#db/store.ts'
import type { MessageDueTable } from '#db/tables.messages.ts'

export async function upsertDue(trx: Db, row: MessageDueTable): Promise<void> {
  await trx
    .insertInto('messageDue')
    .values(row)
    .onConflict((it) => it.column('user').doUpdateSet({ at: row.at }))
    .execute()
}

/**
 * Removes up to `most` people whose time has come, and answers them. On PostgreSQL other servers skip
 * them; SQLite has one writer.
 */
export async function claimDue(trx: Db, now: number, most: number): Promise<string[]> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const due = trx
    .selectFrom('messageDue')
    .select('user')
    .where('at', '<=', now)
    .orderBy('at')
    .limit(most)
  const rows = await trx
    .deleteFrom('messageDue')
    .where('user', 'in', isPostgres ? due.forUpdate().skipLocked() : due)
    .returning('user')
    .execute()
  return rows.map(({ user }) => user)
}

/** Has all people of a company planned again; those without an account get nothing. */
export async function upsertDueOfCompany(trx: Db, company: string): Promise<void> {
  await trx
    .insertInto('messageDue')
    .columns(['user', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .select((it) => ['_id', it.cast<number>(it.val(0), 'bigint').as('at')])
        .where(({ or, eb, and, exists, selectFrom }) =>
          or([
            eb('company', '=', company),
            // Public users see the reminders of the default company.
            and([
              eb('company', 'is', null),
              exists(
                selectFrom('company')
                  .select('company._id')
                  .where('company._id', '=', company)
                  .where('isPublicDefault', '=', 1),
              ),
            ]),
          ]),
        ),
    )
    .onConflict((it) => it.column('user').doUpdateSet({ at: 0 }))
    .execute()
}
