import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { PastMembershipTable } from '#db/tables.members.ts'
import { isValid } from '../invitations.store.ts'
import type { MembershipState } from './membership.rules.ts'

type Member = { company: string; _id: string }

/** Where a person stands, or undefined if they are gone. */
export async function findStanding(db: Db, _id: string) {
  return db
    .selectFrom('user')
    .select(['_id', 'emailKey', 'company', 'isCompanyAdmin'])
    .select(['deactivatedDate', 'deletionDate', 'admittedDate'])
    .where('_id', '=', _id)
    .executeTakeFirst()
}

export type NewStanding = {
  from: MembershipState
  to: MembershipState
  now: number
  /** Of someone who comes in: since when their days of grace run, by default now. */
  admittedDate?: number | undefined
  /** Of someone who comes in: the role that the invitation gives where they said none. */
  role?: string | null | undefined
  alsoClosed?: boolean | undefined
}

const access = (now: number | null) => ({ accessSince: now, admittedDate: now })

/** The columns of a user in a new state. */
function columnsOf({ from, to, now, admittedDate = now }: NewStanding) {
  const isCompanyAdmin: 0 | 1 = to === 'admin' ? 1 : 0
  if (to === 'deactivated') return { isCompanyAdmin, deactivatedDate: now }
  if (from === 'deactivated' && to !== 'outside') {
    return { isCompanyAdmin, deactivatedDate: null, ...access(now) }
  }
  // A person counts in the figures of others only from when they are no admin.
  if (from === 'admin' && to === 'member') return { isCompanyAdmin, accessSince: now }
  if (from !== 'outside' && to !== 'outside') return { isCompanyAdmin }
  return {
    isCompanyAdmin,
    ...(to === 'outside' && { deactivatedDate: null }),
    joinedDate: to === 'outside' ? null : now,
    accessSince: to === 'outside' ? null : now,
    admittedDate: to === 'outside' ? null : admittedDate,
    hasStartedBefore: sql<0 | 1>`1 - "showWelcomeDialog"`,
  }
}

/**
 * Writes the new state of a person, whose company is locked. False if they are not in the state
 * they come from any more, closed their account, or belong to another company.
 */
export async function saveStanding(
  trx: Db,
  { company, _id }: Member,
  standing: NewStanding,
): Promise<boolean> {
  const { from, to, now, role = null, alsoClosed = false } = standing
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      ...columnsOf(standing),
      ...(from === 'outside' && { company }),
      ...(to === 'outside' && { company: null }),
      // The admin's word is a beginning; the person's own counts more.
      ...(role !== null && { role: eb.fn.coalesce('role', eb.val(role)) }),
      updatedDate: now,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', _id)
    .$if(!alsoClosed && from !== 'outside', (query) => query.where('deletionDate', 'is', null))
    .where((eb) => {
      if (from !== 'outside') return eb('company', '=', company)
      const shared = eb.selectFrom('company').select('company._id').where('isPublicDefault', '=', 1)
      return eb.or([eb('company', 'is', null), eb('company', 'in', shared)])
    })
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers someone by each of their mailboxes, one at least. */
export async function putPast(
  trx: Db,
  { company, _id: user }: Member,
  hashes: readonly string[],
  stay: Pick<PastMembershipTable, 'state' | 'date' | 'admittedDate'> & { known?: string },
): Promise<void> {
  const { known, ...values } = stay
  await trx
    .insertInto('pastMembership')
    .values(
      hashes.map((mailboxHash) => ({
        ...{ company, user, mailboxHash, ...values },
        isKnown: mailboxHash === known ? 1 : 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company', 'mailboxHash', 'user']).doUpdateSet(values),
    )
    .execute()
}

/** When a company deactivated someone; undefined if it did not. */
export async function findDeactivation(
  db: Db,
  { company, _id }: Member,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pastMembership')
    .select('date')
    .where('company', '=', company)
    .where('user', '=', _id)
    .where('state', '=', 'deactivated')
    .limit(1)
    .executeTakeFirst()
  return row && Number(row.date)
}

type Whose = Member & { hashes: readonly string[] }

/** Since when the days of grace run of someone who left by themselves; undefined if nothing is kept. */
export async function findLeft(db: Db, { company, _id }: Member): Promise<number | undefined> {
  const row = await db
    .selectFrom('pastMembership')
    .select((eb) => eb.fn.min('admittedDate').as('admittedDate'))
    .where('company', '=', company)
    .where('user', '=', _id)
    .where('state', '=', 'left')
    .executeTakeFirst()
  return row?.admittedDate == null ? undefined : Number(row.admittedDate)
}

/** Forgets an account and others at the same mailboxes; or only those who were deactivated. */
export async function deletePast(
  trx: Db,
  { company, _id, hashes }: Whose,
  state?: 'deactivated',
): Promise<void> {
  await trx
    .deleteFrom('pastMembership')
    .where('company', '=', company)
    .where((eb) => eb.or([eb('user', '=', _id), eb('mailboxHash', 'in', hashes)]))
    .$if(state !== undefined, (query) => query.where('state', '=', 'deactivated'))
    .execute()
}

/** Forgets all that one account left behind in a company. */
export async function deletePastOf(trx: Db, { company, _id }: Member): Promise<void> {
  await trx
    .deleteFrom('pastMembership')
    .where('company', '=', company)
    .where('user', '=', _id)
    .execute()
}

export async function deletePastOfCompany(trx: Db, company: string): Promise<void> {
  await trx.deleteFrom('pastMembership').where('company', '=', company).execute()
}

/** Forgets those who left by themselves before an instant. */
export async function purgeLeft(trx: Db, before: number): Promise<void> {
  await trx
    .deleteFrom('pastMembership')
    .where('state', '=', 'left')
    .where('date', '<', before)
    .execute()
}

/** Of these mailboxes, those by which a company knew someone whom it deactivated. */
export async function listKnown(
  db: Db,
  company: string,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('pastMembership')
    .select('mailboxHash')
    .distinct()
    .where('company', '=', company)
    .where('mailboxHash', 'in', hashes)
    .where('isKnown', '=', 1)
    .execute()
  return rows.map((row) => row.mailboxHash)
}

/**
 * Whether a company deactivated this account, or one at this mailbox, and has not invited this
 * address since. The invitation must be for the very address.
 */
export async function isDeactivated(
  db: Db,
  { company, _id }: Member,
  { key, mailboxHash, now }: { key: string; mailboxHash: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('pastMembership')
    .select('company')
    .where('company', '=', company)
    .where('state', '=', 'deactivated')
    .where((eb) => eb.or([eb('user', '=', _id), eb('mailboxHash', '=', mailboxHash)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitation')
            .select('invitation._id')
            .where('invitation.company', '=', company)
            .where('invitation.emailKey', '=', key)
            .whereRef('invitation.createdDate', '>=', 'pastMembership.date')
            .where('usesLeft', '>', 0)
            .where('expires', '>', now)
            .where(isValid),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a company requires a second factor. */
export async function requiresFactor(db: Db, company: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('require2FA')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.require2FA === 1
}
