import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Store } from '#db/store.ts'
import { weekIn } from '#lib/weeks.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { recordOnce, recordState } from './events.ts'
import { weeklyScore } from './impact-index.rules.ts'
import { listWeeksUpTo, lockWeek } from './weeks.store.ts'

type Event = { kind: 'feed' | 'takeAction' | 'goal'; item: string; gone: boolean; at: number }
type DatedEvent = Event & { week: string }

const WEEKS = 6 * 7 * 86_400_000
const START = Date.parse('2026-12-01T00:00:00Z')

const events = fc.array(
  fc.record({
    kind: fc.constantFrom('feed' as const, 'takeAction' as const, 'goal' as const),
    item: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    gone: fc.boolean(),
    at: fc.integer({ min: START, max: START + WEEKS }),
  }),
  { maxLength: 40 },
)

/** The expected score of a week, computed from all events without stored sums. */
function onPaper(all: readonly DatedEvent[], week: string): number {
  const until = all.filter((it) => it.week <= week)
  const items = (kind: Event['kind']) =>
    new Set(until.filter((it) => it.kind === kind && it.week === week).map((it) => it.item)).size
  const last = new Map<string, Event>()
  for (const event of until) if (event.kind === 'goal') last.set(event.item, event)
  const goals = [...last.values()].filter(({ gone }) => !gone).length
  return weeklyScore({
    hasAvatar: false,
    goals,
    feed: items('feed'),
    takeAction: items('takeAction'),
    reminder: 0,
  })
}

/** The score of a week from the stored rows of weeks. */
async function added(store: Store, user: string, week: string): Promise<number> {
  const [row] = await listWeeksUpTo(store, { user, week })
  const counted = row?.week === week ? row : { takeAction: 0, feed: 0, reminder: 0 }
  return weeklyScore({ ...counted, goals: row?.goals ?? 0, hasAvatar: (row?.hasAvatar ?? 0) > 0 })
}

/** The stored events, in the order of time. */
async function kept(store: Store, user: string): Promise<DatedEvent[]> {
  const rows = await store.read
    .selectFrom('impactEvent')
    .selectAll()
    .where('user', '=', user)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.measure as Event['kind'], gone: row.gone === 1 }))
}

/** Events of a travelling person. Each belongs to the week in their time zone at that moment. */
const dated = (all: readonly Event[], zones: readonly string[]): DatedEvent[] =>
  all.map((event, place) => ({
    ...event,
    week: weekIn(event.at, zones[place % zones.length] ?? 'UTC'),
  }))

describe.each(DATABASES)('events of the Impact Index on %s', (database) => {
  const app = testApp(database)

  it('computes the same weekly scores from events as from weeks, in changing time zones', async () => {
    const zone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Niue')
    const zones = fc.array(zone, { minLength: 1, maxLength: 4 })
    const { store } = app.services
    await fc.assert(
      fc.asyncProperty(events, zones, fc.boolean(), async (drawn, places, twice) => {
        // No two events at the same moment, because their order would be undefined.
        const inTime = [...new Map(drawn.map((it) => [it.at, it])).values()].sort(
          (a, b) => a.at - b.at,
        )
        const told = dated(inTime, places)
        const user = randomUUID()
        await store.write(async (trx) => {
          for (const { kind, item, gone, at, week } of told.flatMap((it) =>
            twice ? [it, it] : it,
          )) {
            if (kind === 'goal') {
              await lockWeek(trx, { user, week })
              await recordState(trx, { user, week, at }, { measure: kind, item, there: !gone })
            } else await recordOnce(trx, { user, week, at }, kind, item)
          }
        })
        const events = await kept(store, user)
        for (const week of new Set(told.map((it) => it.week))) {
          const score = onPaper(told, week)
          expect(await added(store, user, week)).toBe(score)
          expect(onPaper(events, week)).toBe(score)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('stores no goal created and deleted in a week, and at most 500 events of a measure', async () => {
    const { store } = app.services
    const user = randomUUID()
    const at = { user, week: '2026-50', at: START }
    await store.write(async (trx) => {
      await lockWeek(trx, at)
      for (let time = 0; time < 600; time += 1) {
        const item = `goal-${time}`
        await recordState(trx, at, { measure: 'goal', item, there: true })
        await recordOnce(trx, at, 'takeAction', item)
        await recordState(trx, at, { measure: 'goal', item, there: false })
      }
    })
    const events = await kept(store, user)
    expect(events.filter(({ kind }) => kind === 'goal')).toEqual([])
    expect(events).toHaveLength(500)
    expect(await added(store, user, '2026-50')).toBe(45)
  })
})
