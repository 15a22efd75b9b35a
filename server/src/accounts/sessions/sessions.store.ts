import type { Db } from '#db/store.ts'

/** The sessions of a person, except pending sign-ins, the last used one first. */
export async function listSessions(db: Db, user: string) {
  return db
    .selectFrom('session')
    .select(['_id', 'createdDate', 'lastSeen', 'expires', 'idle', 'client', 'addressPrefix'])
    .where('user', '=', user)
    .where('state', '!=', 'pending_2fa')
    .orderBy('lastSeen', 'desc')
    .orderBy('_id', 'desc')
    .execute()
}

/** Ends one session of a person by its id. Answers the ended session, or undefined. */
export async function deleteSessionById(trx: Db, user: string, _id: string) {
  return trx
    .deleteFrom('session')
    .where('user', '=', user)
    .where('_id', '=', _id)
    .returning(['_id', 'createdDate', 'lastSeen', 'client', 'addressPrefix'])
    .executeTakeFirst()
}

/** Ends all sessions of a person whose admin right is about to change. */
export async function deleteOnRoleChange(trx: Db, user: string, isCompanyAdmin: 0 | 1) {
  const result = await trx
    .deleteFrom('session')
    .where('user', '=', user)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user')
          .select('user._id')
          .where('user._id', '=', user)
          .where('user.isCompanyAdmin', '!=', isCompanyAdmin),
      ),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
