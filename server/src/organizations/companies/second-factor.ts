import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { notFound } from '#lib/errors.ts'
import { countMembers } from './seats.store.ts'
import { countWithout, listWithout } from './second-factor.store.ts'

const MOST_NAMED = 100

/**
 * companySecondFactors: how many members have no second factor yet, and the first hundred of them by
 * name: those whom asking for one would hold up once the days of grace are over. Says of nobody
 * which factor they have. Product 4, second factors.
 */
export async function heldUp({ store, viewer }: SignedIn) {
  const company = viewer.companyId
  if (company === null || viewer.isPublicUser) throw notFound('company')
  const [{ members, without }, rows] = await Promise.all([
    factorCoverage(store.read, company),
    listWithout(store.read, company, MOST_NAMED),
  ])
  return { members, without, names: rows.map((row) => `${row.firstName} ${row.lastName}`.trim()) }
}

async function factorCoverage(db: Db, company: string) {
  const [members, without] = await Promise.all([
    countMembers(db, company),
    countWithout(db, company),
  ])
  return { members, without }
}
