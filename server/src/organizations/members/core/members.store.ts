import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables, UserTable } from '#db/tables.ts'
import { isValidColumn } from './invitations.store.ts'

const COLUMNS = [
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

/** People of a company, or (null) people without one. */
export const belongsTo = (company: string | null) => (eb: ExpressionBuilder<Tables, 'user'>) =>
  eb('user.company', company === null ? 'is' : '=', company)

/** Like `belongsTo`, for a few ids: keeps the database from scanning the index of a company. */
export const isNamedOf = (company: string) => (eb: ExpressionBuilder<Tables, 'user'>) =>
  eb(eb.fn.coalesce('user.company', eb.val('')), '=', company)

const ofCompany = (db: Db, company: string | null, _id: string) =>
  db
    .selectFrom('user')
    .select([...COLUMNS, 'deletionDate'])
    .where('_id', '=', _id)
    .where(belongsTo(company))

/** The ids among these that `findMember` would find in a company. */
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

/** A member of a company, also a deactivated one; with null, a person without a company. */
export const findMember = (db: Db, company: string | null, _id: string) =>
  ofCompany(db, company, _id).where('deletionDate', 'is', null).executeTakeFirst()

/** Like `findMember`, also for closed accounts. */
export const findOpenOrClosed = (db: Db, company: string, _id: string) =>
  ofCompany(db, company, _id).executeTakeFirst()

/** The company of a person (null without one) or of an invitation, by id; undefined if unknown. */
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

/** The members of a company with one of these addresses, also closed accounts. */
export async function listByAddress(db: Db, company: string, keys: readonly string[]) {
  return db
    .selectFrom('user')
    .select('deletionDate')
    .where('emailKey', 'in', keys)
    .where(isNamedOf(company))
    .execute()
}

/** The columns that decide the rights of a person. */
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

/** Whether an address has a confirmed account. */
export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('emailVerified')
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()
  return row?.emailVerified === 1
}

const NAMED = ['_id', 'emailKey', 'firstName', 'lastName', 'role', 'isCompanyAdmin'] as const

type StatusRow = Pick<
  UserTable,
  '_id' | 'firstName' | 'lastName' | 'role' | 'isCompanyAdmin' | 'isAppAdmin'
> &
  Pick<UserTable, 'deactivatedDate' | 'deletionDate'> & {
    emailKey: string | null
    /** Only of an invitation */
    expires: number | null
    isValid: number
    rank: number
  }

/** The members and invitations of a company with these addresses, members first. */
export async function listStatuses(db: Db, company: string, keys: readonly string[]) {
  const members = db
    .selectFrom('user')
    .select(NAMED)
    .select(['isAppAdmin', 'deactivatedDate', 'deletionDate'])
    .select((eb) => [
      eb.cast(eb.lit(null), 'bigint').as('expires'),
      eb.lit(1).as('isValid'),
      eb.lit(0).as('rank'),
    ])
    .where('emailKey', 'in', keys)
    .where(isNamedOf(company))
    .$castTo<StatusRow>()
  const invited = db
    .selectFrom('invitation')
    .select(NAMED)
    .select((eb) => [
      eb.lit(0).as('isAppAdmin'),
      eb.cast(eb.lit(null), 'bigint').as('deactivatedDate'),
      eb.cast(eb.lit(null), 'bigint').as('deletionDate'),
      'expires',
      isValidColumn(eb),
      eb.lit(1).as('rank'),
    ])
    .where('company', '=', company)
    .where('emailKey', 'in', keys)
    .$castTo<StatusRow>()
  return members.unionAll(invited).orderBy('rank').execute()
}

/** A batch of members with access after a place, ordered by account. */
export async function listWithAccess(
  db: Db,
  company: string,
  after: readonly [createdDate: number, _id: string] | null,
  most: number,
) {
  return db
    .selectFrom('user')
    .select(['_id', 'email', 'emailKey', 'firstName', 'lastName', 'isAppAdmin', 'createdDate'])
    .where('company', '=', company)
    .where('deactivatedDate', 'is', null)
    .where('deletionDate', 'is', null)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('createdDate', '_id'), '>', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')),
      ),
    )
    .orderBy('createdDate')
    .orderBy('_id')
    .limit(most)
    .execute()
}
