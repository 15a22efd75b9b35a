import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Db } from '#db/store.ts'
import type { InvitationTable } from '#db/tables.members.ts'
import type { Tables } from '#db/tables.ts'

/** The columns that don't change when an invitation is sent again. */
const KEPT: readonly string[] = ['_id', 'company', 'emailKey']

/**
 * Stores invitations, at least one and no address twice. Replaces an invitation of the company to
 * the same address, which keeps its id. Answers the ids with the keys of addresses, in any order.
 */
export async function putInvitations(
  trx: Db,
  invitations: readonly Insertable<InvitationTable>[],
): Promise<{ _id: string; emailKey: string | null }[]> {
  const renewed = Object.keys(invitations[0] ?? {}).filter((name) => !KEPT.includes(name))
  return trx
    .insertInto('invitation')
    .values(invitations)
    .onConflict((conflict) =>
      conflict.columns(['company', 'emailKey']).doUpdateSet((eb) => ({
        ...Object.fromEntries(
          renewed.map((name) => [name, eb.ref(`excluded.${name}` as 'excluded.email')]),
        ),
        version: eb('invitation.version', '+', 1),
      })),
    )
    .returning(['_id', 'emailKey'])
    .execute()
}

type Eb = ExpressionBuilder<Tables, 'invitation'>

/**
 * Whether an invitation is valid. An invitation as admin and a link are valid only while their
 * maker is an admin of the company or an app admin. `name` is the name of the table in the query.
 * Product 4, joining.
 */
export const isValid = (eb: Eb, name = 'invitation') => {
  const of = (column: 'createdBy' | 'company') =>
    `${name}.${column}` as `invitation.${typeof column}`
  return eb.or([
    eb.and([eb('emailKey', 'is not', null), eb('isCompanyAdmin', '=', 0)]),
    eb.exists(
      eb
        .selectFrom('user as maker')
        .select('maker._id')
        .whereRef('maker._id', '=', of('createdBy'))
        .where('maker.emailVerified', '=', 1)
        .where('maker.deactivatedDate', 'is', null)
        .where('maker.deletionDate', 'is', null)
        .where((by) =>
          by.or([
            by('maker.isAppAdmin', '=', 1),
            by.and([
              by('maker.isCompanyAdmin', '=', 1),
              by('maker.company', '=', by.ref(of('company'))),
            ]),
          ]),
        ),
    ),
  ])
}

/** `isValid` as a column, 1 or 0. */
export const isValidColumn = (eb: Eb, name?: string) =>
  eb.case().when(isValid(eb, name)).then(1).else(0).end().as('isValid')

export async function findLive(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expires', '>', now)
    .where('usesLeft', '>', 0)
    .where(isValid)
    .executeTakeFirst()
}

/**
 * Redeems one use of an invitation in one guarded update; the update fails if the invitation was
 * sent again, because its token changed. Answers the role and rights that it gives now.
 */
export async function redeemUse(trx: Db, tokenHash: string, now: number) {
  return trx
    .updateTable('invitation')
    .set((eb) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('usesLeft', '>', 0)
    .where('expires', '>', now)
    .where((eb) => isValid(eb as unknown as Eb))
    .returning(['role', 'isCompanyAdmin', 'emailKey'])
    .executeTakeFirst()
}

export async function giveUseBack(trx: Db, tokenHash: string): Promise<void> {
  await trx
    .updateTable('invitation')
    .set((eb) => ({ usesLeft: eb('usesLeft', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function findInvitingCompany(db: Db, _id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('company')
    .select('name')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return row?.name
}

const ofCompany = (db: Db, company: string) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .select((eb) => isValidColumn(eb))
    .where('company', '=', company)

export const findInvitation = (db: Db, company: string, _id: string) =>
  ofCompany(db, company).where('_id', '=', _id).executeTakeFirst()

/** The mailed invitations of a company among these ids. */
export const listMailed = (db: Db, company: string, ids: readonly string[]) =>
  ofCompany(db, company).where('_id', 'in', ids).where('emailKey', 'is not', null).execute()

/**
 * Whether a link has uses and time left. Its maker is not checked: they may become an admin again.
 */
const isLive = (now: number) => (eb: Eb) =>
  eb.and([eb('expires', '>', now), eb('usesLeft', '>', 0)])

/** The number of links of a company with uses and time left. */
export async function countLinks(db: Db, company: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('company', '=', company)
    .where('emailKey', 'is', null)
    .where(isLive(now))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** The links of a company: all with uses and time left, then `most` that ended; newest first. */
export async function listLinks(db: Db, company: string, now: number, most: number) {
  const links = db
    .selectFrom('invitation')
    .select(['_id', 'createdDate', 'expires', 'uses', 'usesLeft', 'createdBy'])
    .select((eb) => isValidColumn(eb))
    .where('company', '=', company)
    .where('emailKey', 'is', null)
    .orderBy('createdDate', 'desc')
    .orderBy('_id', 'desc')
  const live = await links.where(isLive(now)).execute()
  const ended = await links
    .where((eb) => eb.not(isLive(now)(eb)))
    .limit(most)
    .execute()
  return [...live, ...ended]
}

export async function deleteInvitation(trx: Db, company: string, _id: string) {
  return trx
    .deleteFrom('invitation')
    .where('company', '=', company)
    .where('_id', '=', _id)
    .returning(['email', 'emailKey', 'firstName', 'lastName'])
    .executeTakeFirst()
}

/** Changes an invitation that has the given `version`. False if it has another. */
export async function changeInvitation(
  trx: Db,
  { _id, version }: { _id: string; version?: number | undefined },
  values: Partial<
    Pick<
      InvitationTable,
      'firstName' | 'lastName' | 'firstKey' | 'lastKey' | 'role' | 'isCompanyAdmin' | 'createdBy'
    >
  >,
): Promise<boolean> {
  const row = await trx
    .updateTable('invitation')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('_id', '=', _id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes the queued invitation mails of a company: an import queues many. Keeps the mails to an
 * address that another company invites too, because they may be that company's.
 */
async function deleteWaitingMails(trx: Db, company: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'invitation')
    .where('sentDate', 'is', null)
    .where('recipientKey', 'in', (eb) =>
      eb
        .selectFrom('invitation as own')
        .select('own.emailKey')
        .where('own.company', '=', company)
        .where('own.emailKey', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('invitation as other')
                .select('other._id')
                .whereRef('other.emailKey', '=', 'own.emailKey')
                .where('other.company', '!=', company)
                .where('other.usesLeft', '>', 0),
            ),
          ),
        ),
    )
    .execute()
}

/** Deletes the invitations of a company and their queued mails. */
export async function deleteOfCompany(trx: Db, company: string): Promise<void> {
  await deleteWaitingMails(trx, company)
  await trx.deleteFrom('invitation').where('company', '=', company).execute()
  await trx.deleteFrom('domainProof').where('company', '=', company).execute()
}

export async function purgeEnded(trx: Db, before: number): Promise<void> {
  await trx.deleteFrom('invitation').where('expires', '<', before).execute()
}

/** The invitations of a company that make an admin, with the keys of their addresses. */
export const listAdminInvitations = (trx: Db, company: string) =>
  trx
    .selectFrom('invitation')
    .select(['_id', 'emailKey'])
    .where('company', '=', company)
    // A literal, so that the database uses the index of admin invitations.
    .where('isCompanyAdmin', '=', (eb) => eb.lit(1))
    .execute()

/** Deletes the invitations of a company to some addresses, and others by id. Answers them. */
export const deleteInvitationsTo = (
  trx: Db,
  company: string,
  { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
) =>
  trx
    .deleteFrom('invitation')
    .where('company', '=', company)
    .where((eb) =>
      eb.or([eb('emailKey', 'in', keys), ...(ids.length === 0 ? [] : [eb('_id', 'in', ids)])]),
    )
    .returning(['_id', 'emailKey', 'email', 'firstName', 'lastName', 'usesLeft', 'expires'])
    .execute()
