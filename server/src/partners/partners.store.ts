import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import type { PartnershipTable } from '#db/tables.partners.ts'
import type { Tables } from '#db/tables.ts'

/** A person with the company whose colleagues they see; null for public users. */
export type Reader = { me: string; company: string | null }

const NAMES = ['user.firstName', 'user.lastName', 'user.avatar'] as const

/**
 * The rows of a person with the other person, if that account is active; newest first. A
 * partnership found by name counts only while both are in that company.
 */
const withOther = (db: Db, { me, company }: Reader) =>
  db
    .selectFrom('partnership')
    .innerJoin('user', (join) =>
      join.on(({ eb, case: when, ref }) =>
        eb(
          'user._id',
          '=',
          when()
            .when('partnership.user', '=', me)
            .then(ref('partnership.partner'))
            .else(ref('partnership.user'))
            .end(),
        ),
      ),
    )
    .selectAll('partnership')
    .select([...NAMES, 'user._id as other'])
    .where(isActivePerson)
    .where((eb) => eb.or([eb('partnership.user', '=', me), eb('partnership.partner', '=', me)]))
    .where((eb) =>
      eb.or([
        eb('partnership.company', 'is', null),
        eb.and([
          eb('partnership.company', '=', company),
          eb('partnership.company', '=', eb.ref('user.company')),
        ]),
      ]),
    )
    .orderBy('partnership._id', 'desc')

export const listWithOthers = (db: Db, reader: Reader) => withOther(db, reader).execute()

export type WithOther = Awaited<ReturnType<typeof listWithOthers>>[number]

export const findWithOther = (db: Db, reader: Reader, _id: string) =>
  withOther(db, reader).where('partnership._id', '=', _id).executeTakeFirst()

/** Links of a person that no one has accepted. */
export const listOpenLinks = (db: Db, user: string, now: number) =>
  db
    .selectFrom('partnership')
    .select(['_id', 'expires'])
    .where('user', '=', user)
    .where('partner', 'is', null)
    .where('expires', '>', now)
    .orderBy('_id', 'desc')
    .execute()

type People = ExpressionBuilder<Tables, 'user'>

/** The other person of each block that the reader is part of. */
const blocksOf = (me: string, { selectFrom }: People) =>
  selectFrom('partnerBlock')
    .select('blocked as _id')
    .where('user', '=', me)
    .union(selectFrom('partnerBlock').select('user as _id').where('blocked', '=', me))

const partnersOf = (me: string, { selectFrom }: People) =>
  selectFrom('partnership')
    .select('partner as _id')
    .where('user', '=', me)
    .where('state', '=', 'accepted')
    .union(
      selectFrom('partnership')
        .select('user as _id')
        .where('partner', '=', me)
        .where('state', '=', 'accepted'),
    )

/** Active colleagues who let others find them; blocks are respected in both directions. */
const colleagues = (db: Db, { me, company }: Reader) =>
  db
    .selectFrom('user')
    .select(['user._id', ...NAMES])
    .where(isActivePerson)
    .where('user.company', '=', company)
    .where('user.optContactByColleague', '=', 1)
    .where('user._id', '!=', me)
    .where((eb) => eb('user._id', 'not in', blocksOf(me, eb)))

/** Colleagues by the beginnings of words of their names; the words come from `nameKey`. */
export const listColleagues = (db: Db, reader: Reader, words: readonly string[], most: number) =>
  colleagues(db, reader)
    .where((eb) => eb('user._id', 'not in', partnersOf(reader.me, eb)))
    .where((eb) =>
      eb.and(
        words.map(
          (word) =>
            sql<SqlBool>`(' ' || "user"."firstKey" || ' ' || "user"."lastKey") like ${`% ${word}%`}`,
        ),
      ),
    )
    .orderBy('user.lastKey')
    .orderBy('user.firstKey')
    .limit(most)
    .execute()

export const findColleague = (db: Db, reader: Reader, _id: string) =>
  colleagues(db, reader).where('user._id', '=', _id).executeTakeFirst()

export const findPair = (db: Db, pair: string) =>
  db.selectFrom('partnership').selectAll().where('pair', '=', pair).executeTakeFirst()

/** Stores an invitation. False if the two people have a row already. */
export async function insertPartnership(trx: Db, row: PartnershipTable): Promise<boolean> {
  const result = await trx
    .insertInto('partnership')
    .values(row)
    .onConflict((it) => it.column('pair').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** An open link with its active person. */
export const findLink = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('user')
    .where(isActivePerson)
    .innerJoin('partnership', 'partnership.user', 'user._id')
    .select(['partnership._id', 'partnership.user', ...NAMES])
    .where('partnership.tokenHash', '=', tokenHash)
    .where('partnership.state', '=', 'open')
    .where('partnership.expires', '>', now)
    .executeTakeFirst()

/**
 * Accepts an invitation that is open, or was declined before the other person invited too; `by` is
 * the person who used a link. False if it ended or another person was faster.
 */
export async function recordAccepted(
  trx: Db,
  _id: string,
  now: number,
  by?: { partner: string; pair: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('partnership')
    .set({ ...by, state: 'accepted', tokenHash: null, acceptedDate: now })
    .where('_id', '=', _id)
    .where('state', 'in', ['open', 'declined'])
    .where('expires', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Closes an invitation; its row is kept until it expires. Answers whether it was still open. */
export async function recordClosed(
  trx: Db,
  _id: string,
  state: 'declined' | 'withdrawn',
): Promise<boolean> {
  const result = await trx
    .updateTable('partnership')
    .set({ state })
    .where('_id', '=', _id)
    .where('state', 'in', ['open', 'declined'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Locks a partnership, so that it can't end while a shared goal or a message is stored. */
export async function lockPartnership(trx: Db, _id: string): Promise<void> {
  await trx
    .updateTable('partnership')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('_id', '=', _id)
    .execute()
}

/** Deletes a partnership with its shared goals and messages. */
export async function deletePartnership(trx: Db, _id: string): Promise<void> {
  await lockPartnership(trx, _id)
  await trx.deleteFrom('partnerMessage').where('partnership', '=', _id).execute()
  await trx.deleteFrom('sharedGoal').where('partnership', '=', _id).execute()
  await trx.deleteFrom('partnership').where('_id', '=', _id).execute()
}

/** Withdraws a link that no one has accepted. */
export async function deleteLink(trx: Db, user: string, _id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('partnership')
    .where('_id', '=', _id)
    .where('user', '=', user)
    .where('partner', 'is', null)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function isBlockedBy(db: Db, user: string, blocked: string): Promise<boolean> {
  const block = db.selectFrom('partnerBlock').select('_id').where('user', '=', user)
  return (await block.where('blocked', '=', blocked).executeTakeFirst()) !== undefined
}

export async function recordBlock(
  trx: Db,
  block: { _id: string; user: string; blocked: string; createdDate: number },
): Promise<void> {
  await trx
    .insertInto('partnerBlock')
    .values(block)
    .onConflict((it) => it.doNothing())
    .execute()
}

export const listBlocks = (db: Db, user: string) =>
  db
    .selectFrom('partnerBlock')
    .innerJoin('user', 'user._id', 'partnerBlock.blocked')
    .select(['partnerBlock._id', ...NAMES])
    .where('partnerBlock.user', '=', user)
    .orderBy('partnerBlock._id', 'desc')
    .execute()

export async function deleteBlock(trx: Db, user: string, _id: string): Promise<boolean> {
  const block = trx.deleteFrom('partnerBlock').where('_id', '=', _id).where('user', '=', user)
  return (await block.executeTakeFirst()).numDeletedRows > 0n
}

/** Deletes invitations that ended, and partnerships of colleagues if one of them left the company. */
export async function purgePartnerships(trx: Db, now: number): Promise<void> {
  await trx
    .deleteFrom('partnership')
    .where('state', '!=', 'accepted')
    .where('expires', '<=', now)
    .execute()
  for (const column of ['user', 'partner'] as const) {
    await trx
      .deleteFrom('partnership')
      .where('company', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('user')
              .select('user._id')
              .whereRef('user._id', '=', `partnership.${column}`)
              .whereRef('user.company', '=', 'partnership.company'),
          ),
        ),
      )
      .execute()
  }
}
