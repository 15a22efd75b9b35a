import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import { holds } from './invitations.store.ts'

type Member = { company: string; _id: string }

/** Remembers whose access ended, by every address of theirs. */
export async function putEnded(trx: Db, { company, _id }: Member, now: number): Promise<void> {
  const person = await trx
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (person === undefined) return
  const keys = await addressKeysOf(trx, person)
  await trx
    .insertInto('endedAccess')
    .values(keys.map((emailKey) => ({ company, user: _id, emailKey, endedDate: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets that a person's access ended, and that of whoever had their address. */
export async function deleteEnded(trx: Db, { company, _id }: Member): Promise<void> {
  await trx
    .deleteFrom('endedAccess')
    .where('company', '=', company)
    .where((eb) =>
      eb.or([
        eb('user', '=', _id),
        eb('emailKey', 'in', eb.selectFrom('user').select('emailKey').where('user._id', '=', _id)),
      ]),
    )
    .execute()
}

export async function deleteEndedOf(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('endedAccess').where('company', '=', company).execute()
}

/** Whether the access of a person ended, by who they are or by their address, and nobody invited it since. */
export async function findTurnedAway(
  db: Db,
  { company, _id }: Member,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .innerJoin('endedAccess', (join) =>
      join.on((on) =>
        on.or([
          on('endedAccess.user', '=', on.ref('user._id')),
          on('endedAccess.emailKey', '=', on.ref('user.emailKey')),
        ]),
      ),
    )
    .select('user._id')
    .where('user._id', '=', _id)
    .where('endedAccess.company', '=', company)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitation')
            .select('invitation._id')
            .where('invitation.company', '=', company)
            .whereRef('invitation.emailKey', '=', 'user.emailKey')
            .where('usesLeft', '>', 0)
            .where('expires', '>', now)
            .where(holds),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
