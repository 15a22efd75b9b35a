import { sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { PastMembershipTable } from '#db/tables.members.ts'
import { isValid } from '#organizations/members/core/invitations.store.ts'
import type { MembershipState } from './membership.rules.ts'

type Member = { company: string; _id: string }

/** The columns of a person's membership; undefined if they were erased. */
export async function findStatus(db: Db, _id: string) {
  return db
    .selectFrom('user')
    .leftJoin('company', 'company._id', 'user.company')
    .select(['user._id', 'emailKey', 'company', 'isCompanyAdmin', 'isPublicDefault'])
    .select(['deactivatedDate', 'deletionDate', 'admittedDate'])
    .where('user._id', '=', _id)
    .executeTakeFirst()
}

export type NewStatus = {
  from: MembershipState
  to: MembershipState
  now: number
  /** For a join: the start of the days of grace, by default now. */
  admittedDate?: number | undefined
  /** For a join: the role in the invitation, for people without a role. */
  role?: string | null | undefined
  alsoClosed?: boolean | undefined
}

const access = (now: number | null) => ({ accessSince: now, admittedDate: now })

function columnsOf({ from, to, now, admittedDate = now }: NewStatus) {
  const isCompanyAdmin: 0 | 1 = to === 'admin' ? 1 : 0
  if (to === 'deactivated') return { isCompanyAdmin, deactivatedDate: now }
  if (from === 'deactivated' && to !== 'outside') {
    return { isCompanyAdmin, deactivatedDate: null, ...access(now) }
  }
  // Company figures don't count admins, so a demoted admin counts from now on.
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
 * Saves the new state of a person in a locked company. False if the person is in another state or
 * company by now, or closed their account.
 */
export async function saveStatus(
  trx: Db,
  { company, _id }: Member,
  status: NewStatus,
): Promise<boolean> {
  const { from, to, now, role = null, alsoClosed = false } = status
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      ...columnsOf(status),
      ...(from === 'outside' && { company }),
      ...(to === 'outside' && { company: null }),
      // A role that the person chose is kept.
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

/** Stores the past membership of a person for each of their mailboxes, at least one. */
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

/** When a company deactivated a person, or undefined. */
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

type FormerMember = Member & { hashes: readonly string[] }

/** The start of the days of grace of a person who left, if it is stored. */
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

/**
 * Deletes the past memberships of an account and of others with its mailboxes; or only deactivated
 * ones.
 */
export async function deletePast(
  trx: Db,
  { company, _id, hashes }: FormerMember,
  state?: 'deactivated',
): Promise<void> {
  await trx
    .deleteFrom('pastMembership')
    .where('company', '=', company)
    .where((eb) => eb.or([eb('user', '=', _id), eb('mailboxHash', 'in', hashes)]))
    .$if(state !== undefined, (query) => query.where('state', '=', 'deactivated'))
    .execute()
}

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

/** Deletes the past memberships of people who left before an instant. */
export async function purgeLeft(trx: Db, before: number): Promise<void> {
  await trx
    .deleteFrom('pastMembership')
    .where('state', '=', 'left')
    .where('date', '<', before)
    .execute()
}

/** The mailboxes among these that the company knew of a deactivated person. */
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

/** Whether a company deactivated this account or mailbox and didn't invite this address since. */
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

export async function requiresFactor(db: Db, company: string): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('require2FA')
    .where('_id', '=', company)
    .executeTakeFirst()
  return row?.require2FA === 1
}
