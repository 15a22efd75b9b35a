import type { Db } from '#db/store.ts'
import type { Problem } from './billing.rules.ts'

export type ProblemRow = {
  problem: Problem
  /** Null if the provider has a customer that we do not know */
  user: string | null
  email: string | null
  firstName: string | null
  lastName: string | null
  customerId: string | null
  date: number
}

/** Problems of people, then customers that belong to no one here; the newest of each first. */
export async function listProblems(db: Db, most: number): Promise<ProblemRow[]> {
  const people = await db
    .selectFrom('membership')
    .innerJoin('user', 'user._id', 'membership.user')
    .select([
      'membership.problem',
      'membership.user',
      'user.email',
      'user.firstName',
      'user.lastName',
      'membership.customerId',
      'membership.readDate as date',
    ])
    .where('membership.problem', 'is not', null)
    .orderBy('membership.readDate', 'desc')
    .limit(most)
    .execute()
  const customers = await db
    .selectFrom('paymentEvent')
    .select(({ fn }) => ['unknownCustomer as customerId', fn.max('receivedDate').as('date')])
    .where('unknownCustomer', 'is not', null)
    // A message may come before the customer is stored.
    .where('unknownCustomer', 'not in', (eb) =>
      eb.selectFrom('membership').select('customerId').where('customerId', 'is not', null),
    )
    .groupBy('unknownCustomer')
    .orderBy('date', 'desc')
    .limit(most)
    .execute()
  const nobody = { user: null, email: null, firstName: null, lastName: null }
  return [
    ...people.map((row) => ({ ...row, problem: row.problem as Problem })),
    ...customers.map((row) => ({ ...row, ...nobody, problem: 'unknown_customer' as const })),
  ].slice(0, most)
}
