import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { up as first } from '#db/migrations/0001-first.ts'
import { up as impactEvents } from '#db/migrations/0005-impact-events.ts'
import { up as rhythm } from '#db/migrations/0008-rhythm.ts'
import { stoodBy } from '#features/impact-index/impact-index.rules.ts'
import { DATABASES, openTestStore, type TestStore } from '#testing/databases.ts'
import { migrateBy } from '#testing/migrating.ts'

describe.each(DATABASES)('the weeks of a database that had none, on %s', (database) => {
  let test: TestStore

  beforeEach(async () => {
    test = await openTestStore(database)
  })
  afterEach(async () => {
    await test.store.close()
    await test.drop()
  })

  it('are added up from the events: items of a week, and what stood at its end', async () => {
    const before = { '0001': { up: first }, '0005': { up: impactEvents } }
    await migrateBy(test, before)
    const events: [user: string, week: string, measure: string, item: string, gone: 0 | 1][] = [
      ['ada', '2026-46', 'goal', 'one', 0],
      ['ada', '2026-46', 'goal', 'two', 0],
      ['ada', '2026-46', 'takeAction', 'goalSaved:one', 0],
      ['ada', '2026-46', 'takeAction', 'goalSaved:two', 0],
      ['ada', '2026-46', 'avatar', '', 0],
      ['ada', '2026-47', 'goal', 'one', 1],
      ['ada', '2026-47', 'feed', '7', 0],
      ['ada', '2026-53', 'goal', 'one', 0],
      ['ada', '2027-01', 'avatar', '', 1],
      ['bob', '2026-47', 'reminder', 'r', 0],
    ]
    await test.store.write(async (trx) => {
      for (const [at, [user, week, measure, item, gone]] of events.entries()) {
        const values = sql.join([user, week, measure, item, gone, at])
        await sql`insert into "impactEvent" ("user", "week", "measure", "item", "gone", "at")
          values (${values})`.execute(trx)
      }
    })
    await migrateBy(test, { ...before, '0008': { up: rhythm } })
    const rows = await test.store.read
      .selectFrom('impactWeek')
      .selectAll()
      .orderBy('user')
      .orderBy('week')
      .execute()
    const none = { takeAction: 0, feed: 0, reminder: 0, shared: 0, toldTo: null }
    expect(rows).toEqual([
      { user: 'ada', week: '2026-46', goals: 2, hasAvatar: 1, ...none, takeAction: 2 },
      { user: 'ada', week: '2026-47', goals: 1, hasAvatar: 1, ...none, feed: 1 },
      { user: 'ada', week: '2026-53', goals: 2, hasAvatar: 1, ...none },
      { user: 'ada', week: '2027-01', goals: 2, hasAvatar: 0, ...none },
      { user: 'bob', week: '2026-47', goals: 0, hasAvatar: 0, ...none, reminder: 1 },
    ])
  })
  it('are those of the rule, of people who travelled, so that the newest word is not of the last week', async () => {
    const before = { '0001': { up: first }, '0005': { up: impactEvents } }
    await migrateBy(test, before)
    const weeks = ['2026-52', '2026-53', '2027-01', '2027-02', '2027-03']
    const item = fc.uniqueArray(
      fc.record({ week: fc.constantFrom(...weeks), gone: fc.boolean(), at: fc.nat(1e13) }),
      { selector: ({ week }) => week, minLength: 1 },
    )
    const people = fc.sample(fc.array(item, { minLength: 1, maxLength: 4 }), 100)
    const rows = people.flatMap((items, user) =>
      items.flatMap((events, name) =>
        events.map(({ week, gone, at }) => [`${user}`, week, 'goal', `${name}`, gone ? 1 : 0, at]),
      ),
    )
    await test.store.write(async (trx) => {
      for (const row of rows) {
        await sql`insert into "impactEvent" ("user", "week", "measure", "item", "gone", "at")
          values (${sql.join(row)})`.execute(trx)
      }
    })
    await migrateBy(test, { ...before, '0008': { up: rhythm } })
    const found = await test.store.read
      .selectFrom('impactWeek')
      .select(['user', 'week', 'goals'])
      .execute()
    expect(found).toHaveLength(new Set(rows.map(([user, week]) => `${user} ${week}`)).size)
    for (const { user, week, goals } of found) {
      const items = people[Number(user)] ?? []
      const standing = items.reduce((sum, events) => sum + stoodBy(events, week), 0)
      expect([items, week, goals]).toEqual([items, week, standing])
    }
  })
})
