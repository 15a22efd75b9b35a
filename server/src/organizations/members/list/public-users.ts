import { publicCompany } from '#accounts/core/public-company.ts'
import { requireAdmin } from '#accounts/core/rights.ts'
import { changePeopleIn } from '#accounts/people/people.ts'
import type { AdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { administered } from '#organizations/members/core/administered.ts'
import type { MemberChange, Page } from '#organizations/members/core/members.rules.ts'
import { findMember } from '#organizations/members/core/members.store.ts'

/**
 * The people of a list: those of a company, by default one’s own; or public users, for app admins.
 */
export type UserFilter = {
  companyId?: string | null | undefined
  isPublic?: boolean | null | undefined
}

/**
 * The companies of a list. Public users are people without a company (null) and people of the
 * public company: product 1. Refuses with NOT_FOUND.
 */
export async function companiesOf(
  context: SignedIn,
  { companyId, isPublic }: UserFilter,
): Promise<readonly (string | null)[]> {
  if (isPublic !== true) return [administered(context, companyId)]
  if (context.viewer.role !== 'appAdmin') throw notFound('company')
  const shared = await publicCompany(context.store)
  return shared === null ? [null] : [null, shared]
}

/** The access to record: to members for their company, to public users without a subject. */
export function lookAt(companies: readonly (string | null)[]): AdminAccess {
  const [company = null] = companies
  return company === null
    ? { what: 'people', subject: null }
    : { what: 'members', subject: company }
}

type Keys = { _id: string; lastKey: string; firstKey: string; newest: number | null }

// Byte by byte, as both databases compare these columns.
const compared = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Merges the first rows of several sorted lists into one list in the same order. */
export function merged<Row extends Keys>(
  lists: readonly (readonly Row[])[],
  { sort, most }: Pick<Page, 'sort' | 'most'>,
): readonly Row[] {
  const [only = [], ...others] = lists
  if (others.length === 0) return only
  const byName = (one: Row, other: Row) =>
    compared(one.lastKey, other.lastKey) ||
    compared(one.firstKey, other.firstKey) ||
    compared(one._id, other._id)
  const newest = (one: Row, other: Row) =>
    (other.newest ?? 0) - (one.newest ?? 0) || compared(other._id, one._id)
  return lists
    .flat()
    .sort(sort === 'name' ? byName : newest)
    .slice(0, most)
}

/**
 * Changes names or role of a person without a company, with an entry in their trail. For app admins.
 * Refuses with NOT_FOUND, BAD_USER_INPUT, CONFLICT (a newer version) and FIELD_NOT_ALLOWED
 * (isCompanyAdmin).
 */
export async function changePublicUser(
  trx: Db,
  context: SignedIn,
  _id: string,
  change: MemberChange & { version?: number },
): Promise<void> {
  await requireAdmin(trx, context, null)
  const isThere = (await findMember(trx, null, _id)) !== undefined
  if (context.viewer.role !== 'appAdmin' || !isThere) throw notFound('person')
  if (change.isCompanyAdmin !== undefined) {
    const message = 'Individual users can’t be company admins.'
    throw new AppError('FIELD_NOT_ALLOWED', message, { field: 'isCompanyAdmin' })
  }
  await changePeopleIn(trx, context, [{ _id, ...change }])
}
