import { addressesOf, type OwnAddress } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import { mailboxKey } from '#lib/addresses.ts'
import { holds } from './invitations.store.ts'

type Member = { company: string; _id: string }

/** The keys by which somebody at an address is met: itself, and the mailbox that it may lead to. */
const keysAt = (emailKey: string) => [...new Set([emailKey, mailboxKey(emailKey)])]

/**
 * Of each key by which somebody is met, from when on an invitation there counts as made after their
 * access ended: of an address that they had given up before, from then on.
 */
function datesOf(addresses: readonly OwnAddress[], endedDate: number): Map<string, number> {
  const dates = new Map<string, number>()
  for (const { emailKey, leftDate } of addresses) {
    const date = Math.min(endedDate, leftDate ?? endedDate)
    for (const key of keysAt(emailKey)) dates.set(key, Math.max(date, dates.get(key) ?? 0))
  }
  return dates
}

/**
 * Remembers whose access ended, by every address of theirs and the mailboxes behind them. `isKnown`:
 * the present address is the one by which the company knew them.
 */
export async function putEnded(
  trx: Db,
  { company, _id }: Member,
  { endedDate, isKnown }: { endedDate: number; isKnown: boolean },
): Promise<void> {
  const person = await trx
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (person === undefined) return
  const dates = datesOf(await addressesOf(trx, person), endedDate)
  const known = isKnown ? person.emailKey : undefined
  await trx
    .insertInto('endedAccess')
    .values(
      [...dates].map(([emailKey, date]) => ({
        ...{ company, user: _id, emailKey, endedDate: date },
        isKnown: emailKey === known ? 1 : 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When a company ended the access of somebody, or nothing: it did not. */
export async function findEndedDate(
  trx: Db,
  { company, _id }: Member,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('endedAccess')
    .select('endedDate')
    .where('company', '=', company)
    .where('user', '=', _id)
    .orderBy('endedDate', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && Number(row.endedDate)
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

/** Of these addresses, those by which a company knew somebody whose access it ended. */
export async function listKnown(
  db: Db,
  company: string,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('endedAccess')
    .select('emailKey')
    .distinct()
    .where('company', '=', company)
    .where('emailKey', 'in', keys)
    .where('isKnown', '=', 1)
    .execute()
  return rows.map(({ emailKey }) => emailKey)
}

/** The address of a person, or the mailbox behind it, by which a company knew whose access it ended. */
export async function findKnown(db: Db, { company, _id }: Member): Promise<string | undefined> {
  const keys = keysAt((await findKey(db, _id)) ?? '')
  const known = await listKnown(db, company, keys)
  return keys.find((key) => known.includes(key))
}

/**
 * Whether the access of a person ended, by who they are or by an address, and nobody invited that
 * address since. `key` is the one with which they would come, by default the one they have. Who is
 * at another address of the same mailbox is met as well; an invitation is for its address alone.
 */
export async function findTurnedAway(
  db: Db,
  { company, _id, key }: Member & { key?: string },
  now: number,
): Promise<boolean> {
  const emailKey = key ?? (await findKey(db, _id)) ?? ''
  const row = await db
    .selectFrom('endedAccess')
    .select('company')
    .where('company', '=', company)
    .where((eb) => eb.or([eb('user', '=', _id), eb('emailKey', 'in', keysAt(emailKey))]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitation')
            .select('invitation._id')
            .where('invitation.company', '=', company)
            .where('invitation.emailKey', '=', emailKey)
            .whereRef('invitation.createdDate', '>=', 'endedAccess.endedDate')
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

async function findKey(db: Db, user: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('emailKey')
    .where('_id', '=', user)
    .executeTakeFirst()
  return row?.emailKey
}
