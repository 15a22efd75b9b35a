import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#db/store.ts'
import { weekIn } from '#kernel/weeks.ts'
import { DATABASES } from '#testing/databases.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { standing, weeklyScore } from './impact-index.rules.ts'
import { countWeek, listStates, recordOnce, recordState } from './impact-index.store.ts'

type Event = { kind: 'feed' | 'takeAction' | 'goal'; item: string; gone: boolean; at: number }

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

/** The score of a week, worked out from all that happened, with nothing stored in between. */
function onPaper(all: readonly Event[], week: string, zone: string): number {
  const until = all.filter(({ at }) => weekIn(at, zone) <= week)
  const items = (kind: Event['kind']) =>
    new Set(
      until.filter((it) => it.kind === kind && weekIn(it.at, zone) === week).map((it) => it.item),
    ).size
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

async function stored(store: Store, user: string, week: string): Promise<number> {
  const counted = await countWeek(store.read, { user, week })
  return weeklyScore({
    ...standing(await listStates(store.read, { user, week })),
    feed: counted.get('feed') ?? 0,
    takeAction: counted.get('takeAction') ?? 0,
    reminder: 0,
  })
}

describe.each(DATABASES)('the events on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeTestApp(database)
  })
  afterAll(() => app.drop())

  it('give the score of every week anew, the same as on paper, however often each was told', async () => {
    const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/St_Johns')
    const { store } = app.services
    await fc.assert(
      fc.asyncProperty(events, zones, fc.boolean(), async (drawn, zone, twice) => {
        // No two at the same moment: then nobody could say which was last.
        const inTime = [...new Map(drawn.map((it) => [it.at, it])).values()].sort(
          (a, b) => a.at - b.at,
        )
        const user = randomUUID()
        await store.write(async (trx) => {
          for (const { kind, item, gone, at } of twice ? [...inTime, ...inTime] : inTime) {
            const event = { user, week: weekIn(at, zone), measure: kind, item, at }
            if (kind === 'goal') await recordState(trx, { ...event, gone: gone ? 1 : 0 })
            else await recordOnce(trx, event)
          }
        })
        const weeks = new Set(inTime.map(({ at }) => weekIn(at, zone)))
        for (const week of weeks) {
          expect(await stored(store, user, week)).toBe(onPaper(inTime, week, zone))
        }
      }),
      { numRuns: 40 },
    )
  })
})
