import type { Db } from '#db/store.ts'

const DAY = 24 * 3_600_000

/** When an invitation may be sent again by a reminder to all: product 4, joining. */
const REMINDER_LIMITS = {
  /** The age of an unanswered invitation */
  afterMs: 3 * DAY,
  /** The time since the last reminder */
  againMs: 7 * DAY,
  /** The most in one call, the oldest first */
  most: 500,
} as const

/**
 * The mailed invitations to remind of, oldest first: no member with access and no closed account
 * has their address. Invitations as admin are left out: a reminder would make the caller their
 * maker, so they would stay valid after their first maker loses the admin right.
 */
export async function listToRemind(db: Db, company: string, now: number) {
  const rows = await db
    .selectFrom('invitation')
    .select(['_id', 'email', 'emailKey', 'firstName', 'lastName', 'role'])
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
