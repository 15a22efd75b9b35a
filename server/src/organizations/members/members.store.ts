import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

const STANDING = [
  '_id',
  'version',
  'email',
  'emailKey',
  'firstName',
  'lastName',
  'role',
  'isCompanyAdmin',
  'isAppAdmin',
  'deactivatedDate',
  'showWelcomeDialog',
  'joinedDate',
  'createdDate',
  'lastIosLogin',
] as const

/**
 * Belonging to a company, or to none. Who belongs to none has an address of their own: an account that
 * has not is shown to nobody.
 */
export const belongsTo = (company: string | null) => (eb: ExpressionBuilder<Tables, 'user'>) =>
  company === null
    ? eb.and([eb('user.company', 'is', null), eb('user.isShadow', '=', 0)])
    : eb('user.company', '=', company)

/**
 * As `belongsTo`, of a few people who are named: no index of companies is used, in which thousands
 * would be read to find them.
 */
export const isNamedOf = (company: string) => (eb: ExpressionBuilder<Tables, 'user'>) =>
  eb(eb.fn.coalesce('user.company', eb.val('')), '=', company)

const ofCompany = (db: Db, company: string | null, _id: string) =>
  db
    .selectFrom('user')
    .select([...STANDING, 'deletionDate'])
    .where('_id', '=', _id)
    .where(belongsTo(company))

/** Of these people, those who are members of a company, by id; as findMember. */
export async function listOpen(
  db: Db,
  company: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('user')
    .select('_id')
    .where('_id', 'in', ids)
    .where(isNamedOf(company))
    .where('deletionDate', 'is', null)
    .execute()
  return new Set(rows.map(({ _id }) => _id))
}

/** One member of a company, deactivated ones too; or, without one, somebody who belongs to none. */
export const findMember = (db: Db, company: string | null, _id: string) =>
  ofCompany(db, company, _id).where('deletionDate', 'is', null).executeTakeFirst()

/** As findMember, also of those who closed their account and may still keep it. */
export const findOpenOrClosed = (db: Db, company: string, _id: string) =>
  ofCompany(db, company, _id).executeTakeFirst()

/** The company that somebody belongs to, null of none, or is invited to, by the id of either. */
export async function findCompanyOfAny(db: Db, _id: string): Promise<string | null | undefined> {
  const member = await db
    .selectFrom('user')
    .select('company')
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (member !== undefined) return member.company
  const invited = await db
    .selectFrom('invitation')
    .select('company')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return invited?.company
}

/** The members of a company who have one of these addresses. */
export async function listByAddress(db: Db, company: string, keys: readonly string[]) {
  return db
    .selectFrom('user')
    .select([...STANDING, 'deletionDate'])
    .where('emailKey', 'in', keys)
    .where(isNamedOf(company))
    .execute()
}

/**
 * Ends or gives back a member’s access; false if nothing had to change. With the access the rights
 * of an admin end, so that nobody gives them back by giving access back.
 */
export async function setAccess(
  trx: Db,
  { company, _id }: { company: string; _id: string },
  deactivatedDate: number | null,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      deactivatedDate,
      ...(deactivatedDate === null
        ? { accessSince: now, admittedDate: now }
        : { isCompanyAdmin: 0 as const }),
      updatedDate: now,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', _id)
    .where('company', '=', company)
    .where('deactivatedDate', deactivatedDate === null ? 'is not' : 'is', null)
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves a member out of a company, into another or into none. False if none with an open account. */
export async function moveMember(
  trx: Db,
  { company, _id }: { company: string; _id: string },
  to: string | null,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      company: to,
      joinedDate: to === null ? null : now,
      accessSince: to === null ? null : now,
      admittedDate: to === null ? null : now,
      hasStartedBefore: sql<0 | 1>`1 - "showWelcomeDialog"`,
      isCompanyAdmin: 0,
      deactivatedDate: null,
      updatedDate: now,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', _id)
    .where('company', '=', company)
    .where('deletionDate', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who a person is to the rights of the product, or nothing. */
export async function findActor(db: Db, user: string) {
  return db
    .selectFrom('user')
    .leftJoin('company', 'company._id', 'user.company')
    .select([
      'user.company',
      'user.isCompanyAdmin',
      'user.isAppAdmin',
      'user.role',
      'company.isPublicDefault',
    ])
    .where('user._id', '=', user)
    .executeTakeFirst()
}

/** The key of a person’s address. */
export async function findAddress(db: Db, user: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('emailKey')
    .where('_id', '=', user)
    .executeTakeFirst()
  return row?.emailKey
}

/** Whether somebody confirmed an address. */
export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('emailVerified')
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()
  return row?.emailVerified === 1
}

/** Takes the rights of an admin from a person. */
export async function setNoAdmin(trx: Db, _id: string, now: number): Promise<void> {
  await trx
    .updateTable('user')
    .set((eb) => ({
      isCompanyAdmin: 0,
      accessSince: now,
      updatedDate: now,
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', _id)
    .execute()
}

/** Puts a person who has no company of their own into one; false if they have one. */
export async function putIntoCompany(
  trx: Db,
  user: string,
  {
    company,
    isAdmin,
    role,
    admittedDate,
    now,
  }: { company: string; isAdmin: boolean; role: string | null; admittedDate: number; now: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('user')
    .set((eb) => ({
      company,
      joinedDate: now,
      accessSince: now,
      admittedDate,
      hasStartedBefore: sql<0 | 1>`1 - "showWelcomeDialog"`,
      updatedDate: now,
      version: eb('version', '+', 1),
      isCompanyAdmin: isAdmin ? (1 as const) : (0 as const),
      // What the admin knew is a beginning; who said it themself knows better.
      ...(role !== null && { role: eb.fn.coalesce('role', eb.val(role)) }),
    }))
    .where('_id', '=', user)
    .where((eb) =>
      eb.or([
        eb('company', 'is', null),
        eb(
          'company',
          'in',
          eb.selectFrom('company').select('company._id').where('isPublicDefault', '=', 1),
        ),
      ]),
    )
    .returning('_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The company of a person, or null: none, or nobody. */
export async function findCompanyOf(db: Db, _id: string): Promise<string | null> {
  const row = await db
    .selectFrom('user')
    .select('company')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return row?.company ?? null
}

/** Whether nobody ended a person’s access to their company. */
export async function hasAccess(db: Db, _id: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('deactivatedDate')
    .where('_id', '=', _id)
    .executeTakeFirst()
  return row?.deactivatedDate === null
}
