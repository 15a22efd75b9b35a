import type { Db } from '#db/store.ts'

/** The grace period runs from the moment the requirement was switched on, not from each save. */
export async function stampRequirement(trx: Db, _id: string, now: number): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({
      require2FASince: eb
        .case()
        .when('require2FA', '=', 1)
        .then(eb.fn.coalesce('require2FASince', eb.val(now)))
        .else(null)
        .end(),
    }))
    .where('_id', '=', _id)
    .execute()
}

export async function hasUsers(trx: Db, company: string): Promise<boolean> {
  const row = await trx
    .selectFrom('user')
    .select('_id')
    .where('company', '=', company)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The company whose reminders public users see, if there is one. */
export async function findPublicDefault(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('_id')
    .where('isPublicDefault', '=', 1)
    .executeTakeFirst()
  return row?._id
}

/** The companies that an address or a code may lead into, and perhaps some more. */
export async function listJoinable(trx: Db, domain: string, referralCode: string) {
  const named = `%${domain}"%`
  return trx
    .selectFrom('company')
    .select(['_id', 'emailDomains', 'adminEmails', 'referralCode'])
    .where('isPublicDefault', '=', 0)
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['emailDomains']), 'like', named),
        eb(fn<string>('lower', ['adminEmails']), 'like', named),
        eb(fn<string>('lower', ['referralCode']), '=', referralCode),
      ]),
    )
    .execute()
}
