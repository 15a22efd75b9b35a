import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import type { PartnershipTable } from '#db/tables.partners.ts'
import type { Tables } from '#db/tables.ts'

/** A person with the company whose colleagues they see; null for public users. */
export type Reader = { me: string; company: string | null }

const NAMES = ['user.firstName', 'user.lastName', 'user.avatar'] as const
const COLUMNS = [
  ...([
    'partnership._id',
    'partnership.user',
    'partnership.partner',
    'partnership.company',
  ] as const),
  ...(['partnership.state', 'partnership.expires', 'partnership.acceptedDate'] as const),
] as const

/**
 * Rows of a person in one column with the active person of the other column. Colleagues who were
 * found by name count only while both are in that company.
 */
const withOther = (db: Db, { me, company }: Reader, mine: 'user' | 'partner') =>
  db
    .selectFrom('user')
    .where(isActivePerson)
    .innerJoin('partnership', (join) =>
      join.onRef(mine === 'user' ? 'partnership.partner' : 'partnership.user', '=', 'user._id'),
    )
    .select([...COLUMNS, ...NAMES, 'user._id as other'])
    .where(`partnership.${mine}`, '=', me)
    .where((eb) =>
      eb.or([
        eb('partnership.company', 'is', null),
        eb.and([
          eb('partnership.company', '=', company),
          eb('partnership.company', '=', eb.ref('user.company')),
        ]),
      ]),
    )

/** The rows of a person in which the other one is active, newest first. */
export async function listWithOthers(db: Db, reader: Reader) {
  const sides = await Promise.all([
    withOther(db, reader, 'user').execute(),
    withOther(db, reader, 'partner').execute(),
  ])
  return sides.flat().sort((a, b) => (a._id < b._id ? 1 : -1))
}

export type WithOther = Awaited<ReturnType<typeof listWithOthers>>[number]

/** One of them. */
export async function findWithOther(db: Db, reader: Reader, _id: string) {
  const find = (mine: 'user' | 'partner') =>
    withOther(db, reader, mine).where('partnership._id', '=', _id).executeTakeFirst()
  return (await find('user')) ?? find('partner')
}

/** Links of a person that nobody has accepted. */
export const listOpenLinks = (db: Db, user: string, now: number) =>
  db
    .selectFrom('partnership')
    .select(['_id', 'expires'])
    .where('user', '=', user)
    .where('partner', 'is', null)
    .where('expires', '>', now)
    .orderBy('_id', 'desc')
    .execute()

/** Active colleagues who let others find them, without those who blocked each other and the reader. */
const colleagues = (db: Db, { me, company }: Reader) =>
  db
    .selectFrom('user')
    .where(isActivePerson)
    .where('user.company', '=', company)
    .where('user.optContactByColleague', '=', 1)
    .where('user._id', '!=', me)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partnerBlock')
            .select('partnerBlock._id')
            .where((eb) =>
              eb.or([
                eb.and([eb('user', '=', me), eb('blocked', '=', eb.ref('user._id'))]),
                eb.and([eb('blocked', '=', me), eb('partnerBlock.user', '=', eb.ref('user._id'))]),
              ]),
            ),
        ),
      ),
    )

const isNoPartnerOf =
  (me: string) =>
  ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'user'>) =>
    not(
      exists(
        selectFrom('partnership')
          .select('partnership._id')
          .where('state', '=', 'accepted')
          .where((eb) =>
            eb.or([
              eb.and([eb('partnership.user', '=', me), eb('partner', '=', eb.ref('user._id'))]),
              eb.and([eb('partner', '=', me), eb('partnership.user', '=', eb.ref('user._id'))]),
            ]),
          ),
      ),
    )

/** Colleagues by the beginnings of words of their names; the words come from `nameKey`. */
export const listColleagues = (db: Db, reader: Reader, words: readonly string[], most: number) =>
  colleagues(db, reader)
    .select(['user._id', ...NAMES])
    .where(isNoPartnerOf(reader.me))
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
  colleagues(db, reader)
    .select(['user._id', 'user.optInEmail', ...NAMES])
    .where('user._id', '=', _id)
    .executeTakeFirst()

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

/** Uses up a link. False if another person was faster. */
export async function redeemLink(
  trx: Db,
  _id: string,
  by: { partner: string; pair: string; now: number },
): Promise<boolean> {
  const result = await trx
    .updateTable('partnership')
    .set({ partner: by.partner, pair: by.pair, state: 'accepted', tokenHash: null })
    .set({ acceptedDate: by.now })
    .where('_id', '=', _id)
    .where('partner', 'is', null)
    .where('expires', '>', by.now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Accepts an open invitation, or one that the other person had declined before they invited. */
export async function recordAccepted(trx: Db, _id: string, now: number): Promise<boolean> {
  const result = await trx
    .updateTable('partnership')
    .set({ state: 'accepted', acceptedDate: now })
    .where('_id', '=', _id)
    .where('state', 'in', ['open', 'declined'])
    .where('expires', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Closes an invitation, which is kept until it would have ended. */
export async function recordClosed(trx: Db, _id: string, state: 'declined' | 'withdrawn') {
  await trx
    .updateTable('partnership')
    .set({ state })
    .where('_id', '=', _id)
    .where('state', 'in', ['open', 'declined'])
    .execute()
}

/** Deletes a row with what is shared in it. */
export async function deletePartnership(trx: Db, _id: string): Promise<void> {
  await trx.deleteFrom('sharedGoal').where('partnership', '=', _id).execute()
  await trx.deleteFrom('partnership').where('_id', '=', _id).execute()
}

/** Takes back a link that nobody has accepted. */
export async function deleteLink(trx: Db, user: string, _id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('partnership')
    .where('_id', '=', _id)
    .where('user', '=', user)
    .where('partner', 'is', null)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The number of a person's partners and open invitations of their own. */
export async function countOf(trx: Db, me: string, now: number): Promise<number> {
  const { n } = await trx
    .selectFrom('partnership')
    .select((eb) => eb.fn.countAll().as('n'))
    .where((eb) =>
      eb.or([
        eb.and([eb('user', '=', me), eb('state', '=', 'accepted')]),
        eb.and([eb('partner', '=', me), eb('state', '=', 'accepted')]),
        eb.and([
          eb('user', '=', me),
          eb('state', 'in', ['open', 'declined']),
          eb('expires', '>', now),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function isBlockedBy(db: Db, user: string, blocked: string): Promise<boolean> {
  const row = await db
    .selectFrom('partnerBlock')
    .select('_id')
    .where('user', '=', user)
    .where('blocked', '=', blocked)
    .executeTakeFirst()
  return row !== undefined
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
  const result = await trx
    .deleteFrom('partnerBlock')
    .where('_id', '=', _id)
    .where('user', '=', user)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes invitations that ended, and partnerships of colleagues of whom one left the company. */
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
