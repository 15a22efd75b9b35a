import type { Services } from '#graphql/context.ts'
import { weekAfter, weekIn } from '#lib/weeks.ts'
import { keyOf } from '#organizations/handbook-gaps/handbook-gaps.rules.ts'
import { closeGaps } from '#organizations/handbook-gaps/handbook-gaps.ts'

/** Words that members searched for in vain last month, and how many did. */
const MISSED = [
  ['sabbatical', 11],
  ['parking', 7],
  // Fewer than five people, so not published.
  ['dog at work', 3],
] as const

type Question = { question: string } | { text: string }

/** Questions of last week, by how many people with and without their names. */
const ASKED: readonly { what: Question; named: number; unnamed: number }[] = [
  { what: { question: 'rewards-time-off-1' }, named: 2, unnamed: 3 },
  { what: { text: 'Can I lease a bike through the company?' }, named: 1, unnamed: 1 },
]

/** Always in an earlier month. */
const BACK_MS = 32 * 24 * 3_600_000

/** Local mode only: makes missed words and questions of a company's handbook. */
export async function makeDemoGaps(services: Services, company: string): Promise<void> {
  const { store, clock, ids } = services
  const now = clock.now()
  const month = new Date(now - BACK_MS).toISOString().slice(0, 7)
  const week = weekAfter(weekIn(now, 'UTC'), -1)
  await store.write(async (trx) => {
    const people = await trx
      .selectFrom('user')
      .select('_id')
      .where('company', '=', company)
      .where('isCompanyAdmin', '=', 0)
      .orderBy('emailKey')
      .execute()
    const users = people.map(({ _id }) => _id)
    const misses = MISSED.flatMap(([words, count]) =>
      users.slice(0, count).map((user) => ({ user, company, month, words })),
    )
    const questions = ASKED.flatMap(({ what, named, unnamed }) =>
      users.slice(0, named + unnamed).map((user, at) => ({
        ...{ _id: ids.id(), company, user, week, key: keyOf(what) },
        ...{
          question: null,
          text: null,
          ...what,
          isNamed: at < named ? (1 as const) : (0 as const),
        },
      })),
    )
    await trx.insertInto('handbookMiss').values(misses).execute()
    await trx.insertInto('handbookQuestion').values(questions).execute()
  })
  await closeGaps(services)
}
