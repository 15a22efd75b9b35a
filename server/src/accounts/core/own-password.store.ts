import type { Db } from '#db/store.ts'

/** A person with the hash of their password, if they have one. */
export async function findOwner(db: Db, user: string) {
  return db
    .selectFrom('user')
    .leftJoin('credential', 'credential.user', 'user._id')
    .select([
      'user._id',
      'user.email',
      'user.emailKey',
      'user.emailVerified',
      'user.firstName',
      'user.lastName',
      'credential.hash',
    ])
    .where('user._id', '=', user)
    .executeTakeFirst()
}
