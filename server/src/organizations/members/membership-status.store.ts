import type { Db } from '#db/store.ts'
import type { UserTable } from '#db/tables.ts'
import { holdsColumn } from './invitations.store.ts'
import { isNamedOf } from './members.store.ts'

const NAMED = ['_id', 'emailKey', 'firstName', 'lastName', 'role', 'isCompanyAdmin'] as const

type StandingRow = Pick<
  UserTable,
  '_id' | 'firstName' | 'lastName' | 'role' | 'isCompanyAdmin' | 'isAppAdmin'
> &
  Pick<UserTable, 'deactivatedDate' | 'deletionDate'> & {
    emailKey: string | null
    /** Of an invitation */
    expires: number | null
    holds: number
    rank: number
  }

/** How addresses stand in a company: members first, then invitations. */
export async function listStandings(db: Db, company: string, keys: readonly string[]) {
  const members = db
    .selectFrom('user')
    .select(NAMED)
    .select(['isAppAdmin', 'deactivatedDate', 'deletionDate'])
    .select((eb) => [
      eb.cast(eb.lit(null), 'bigint').as('expires'),
      eb.lit(1).as('holds'),
      eb.lit(0).as('rank'),
    ])
    .where('emailKey', 'in', keys)
    .where(isNamedOf(company))
    .$castTo<StandingRow>()
  const invited = db
    .selectFrom('invitation')
    .select(NAMED)
    .select((eb) => [
      eb.lit(0).as('isAppAdmin'),
      eb.cast(eb.lit(null), 'bigint').as('deactivatedDate'),
      eb.cast(eb.lit(null), 'bigint').as('deletionDate'),
      'expires',
      holdsColumn(eb),
      eb.lit(1).as('rank'),
    ])
    .where('company', '=', company)
    .where('emailKey', 'in', keys)
    .$castTo<StandingRow>()
  return members.unionAll(invited).orderBy('rank').execute()
}

/** By what people are found in a company now, whatever their address was before. */
export async function listKeys(db: Db, company: string, people: readonly string[]) {
  return db
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('_id', 'in', people)
    .where(isNamedOf(company))
    .execute()
}

/** Members with access, in the order of their accounts, after a place. */
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
