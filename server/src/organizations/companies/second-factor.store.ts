import type { Db } from '#db/store.ts'

/** Members with access who have neither an app nor a phone that is confirmed. */
const without = (db: Db, company: string) =>
  db
    .selectFrom('user')
    .leftJoin('totp', 'totp.user', 'user._id')
    .leftJoin('smsFactor', 'smsFactor.user', 'user._id')
    .where('user.company', '=', company)
    .where('deactivatedDate', 'is', null)
    .where('deletionDate', 'is', null)
    .where('totp.confirmedDate', 'is', null)
    .where('smsFactor.confirmedDate', 'is', null)

export async function countWithout(db: Db, company: string): Promise<number> {
  const query = without(db, company).select((eb) => eb.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/** Their names, in their order, so many at the most. */
export async function listWithout(db: Db, company: string, most: number) {
  return without(db, company)
    .select(['firstName', 'lastName'])
    .orderBy('lastKey')
    .orderBy('firstKey')
    .orderBy('user._id')
    .limit(most)
    .execute()
}
