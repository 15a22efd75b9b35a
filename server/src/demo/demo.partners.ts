import type { Content } from '#content/content.ts'
import { demoGoals } from '#demo/demo.goals.ts'
import type { Services } from '#graphql/context.ts'
import { weekIn } from '#lib/weeks.ts'
import { pairOf } from '#partners/partners.rules.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Local mode only: makes two searchable colleagues impact partners. Each shares a goal; that of the
 * second colleague is new and has its review today. The second cheered and asks about the other.
 */
export async function makeDemoPartners(
  { store, clock, ids }: Services,
  content: Content,
  company: string,
  emails: readonly [string, string],
): Promise<void> {
  const now = clock.now()
  const _id = ids.id()
  await store.write(async (trx) => {
    const found = await trx
      .updateTable('user')
      .set({ optContactByColleague: 1 })
      .where('emailKey', 'in', emails)
      .returning(['_id', 'emailKey'])
      .execute()
    const [user, partner] = emails.map((email) => found.find((one) => one.emailKey === email)?._id)
    if (user === undefined || partner === undefined) return
    const [, planned] = demoGoals(content, { user: partner, ids: [ids.id(), ids.id()], now })
    if (planned === undefined) return
    const goal = { ...planned, reviewDate: new Date(now).toISOString().slice(0, 10) }
    await trx.insertInto('goal').values(goal).execute()
    const own = await trx
      .selectFrom('goal')
      .select('_id')
      .where('user', '=', user)
      .orderBy('createdDate', 'desc')
      .executeTakeFirst()
    const times = { createdDate: now - 9 * DAY_MS, acceptedDate: now - 8 * DAY_MS, expires: now }
    await trx
      .insertInto('partnership')
      .values({
        _id,
        user,
        partner,
        pair: pairOf(user, partner),
        company,
        state: 'accepted',
        ...times,
      })
      .execute()
    const shared = [
      { goal: goal._id, user: partner },
      ...(own === undefined ? [] : [{ goal: own._id, user }]),
    ]
    await trx
      .insertInto('sharedGoal')
      .values(shared.map((one) => ({ partnership: _id, sharedDate: now, ...one })))
      .execute()
    if (own === undefined) return
    const message = {
      ...{ partnership: _id, goal: own._id, user: partner, partner: user },
      ...{ week: weekIn(now, 'UTC'), answer: null, line: null, answeredDate: null },
      ...{ seenDate: null, answerSeenDate: null },
    }
    await trx
      .insertInto('partnerMessage')
      .values([
        { ...message, _id: ids.id(), kind: 'cheer', sentDate: now - DAY_MS },
        { ...message, _id: ids.id(), kind: 'question', sentDate: now },
      ])
      .execute()
  })
}
