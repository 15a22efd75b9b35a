import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { countWithout, listWithout } from './companies.store.ts'
import { countMembers } from './seats.store.ts'

const MOST_NAMED = 100

/**
 * companySecondFactors: how many members have no second factor, and the first hundred of them by
 * name. The two-factor policy would block them after the days of grace. Product 4, second factors.
 */
export async function factorCoverage({ store: { read }, viewer }: SignedIn) {
  const company = viewer.companyId
  if (company === null || viewer.isPublicUser) throw notFound('company')
  const [members, without, rows] = await Promise.all([
    countMembers(read, company),
    countWithout(read, company),
    listWithout(read, company, MOST_NAMED),
  ])
  return { members, without, names: rows.map((row) => `${row.firstName} ${row.lastName}`.trim()) }
}
