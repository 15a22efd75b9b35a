import type { Db } from '#db/store.ts'
import { REMINDER_LIMITS } from './invitation-reminders.rules.ts'

/** The mailed invitations of a company that no member with access or closed account has answered. */
const unanswered = (db: Db, company: string) =>
  db
    .selectFrom('invitation')
    .where('company', '=', company)
    .where('emailKey', 'is not', null)
    .where('usesLeft', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user')
            .select('user._id')
            .whereRef('user.emailKey', '=', 'invitation.emailKey')
            .whereRef('user.company', '=', 'invitation.company'),
        ),
      ),
    )

export async function countUnanswered(db: Db, company: string): Promise<number> {
  const query = unanswered(db, company).select((eb) => eb.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/**
 * Invitations to remind of, the oldest first. Those that make an admin are left out: a reminder would
 * make the caller their maker, and they would stay valid when their maker loses the rights.
 */
export async function listToRemind(db: Db, company: string, now: number) {
  const rows = await unanswered(db, company)
    .select(['_id', 'email', 'emailKey', 'firstName', 'lastName', 'role'])
    .where('isCompanyAdmin', '=', 0)
    .where('createdDate', '<=', now - REMINDER_LIMITS.afterMs)
    .where((eb) =>
      eb.or([
        eb('remindedDate', 'is', null),
        eb('remindedDate', '<=', now - REMINDER_LIMITS.againMs),
      ]),
    )
    .orderBy('createdDate')
    .orderBy('_id')
    .limit(REMINDER_LIMITS.most)
    .execute()
  return rows.map((row) => ({ ...row, email: row.email ?? '', emailKey: row.emailKey ?? '' }))
}

export async function setReminded(trx: Db, ids: readonly string[], now: number): Promise<void> {
  await trx.updateTable('invitation').set({ remindedDate: now }).where('_id', 'in', ids).execute()
}
