import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentRow, openContent } from '#features/content/content.ts'
import { closeWeeks } from '#features/impact-index/members/members-index.ts'
import { mondayOf, weekAfter } from '#kernel/weeks.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { didIn, rated, savedGoal, within } from '#testing/history.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { closeReports } from './closing/closing.ts'
import { monthOf } from './months.rules.ts'
import { type CompanyReports, readReports } from './reports.ts'

const FIRST = '2026-02'
const WEEKS = 13
const ACTIONS = ['team-thank-people-for-exact-things', 'yourself-guard-time-to-think'] as const
const SELDOM = 'customer-bring-news-before-they-ask'
const content = openContent(readCompiled(compiledFile))

/** What somebody does in a week. */
const doing = fc.record({
  feed: fc.integer({ min: 0, max: 20 }),
  takeAction: fc.integer({ min: 0, max: 2 }),
  goal: fc.option(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...ACTIONS) },
      // One that hardly anybody chooses.
      { weight: 1, arbitrary: fc.constant(SELDOM) },
    ),
    { freq: 2 },
  ),
  // Seldom, so that it is one person more at a time.
  achieves: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
  rating: fc.option(fc.integer({ min: 1, max: 4 })),
  fate: fc.oneof(
    { weight: 30, arbitrary: fc.constant('stays' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('erased' as const, 'deactivated' as const, 'shows' as const),
    },
  ),
})
const history = fc.record({
  people: fc.integer({ min: 3, max: 22 }),
  weeks: fc.array(fc.array(doing, { minLength: 22, maxLength: 22 }), {
    minLength: WEEKS,
    maxLength: WEEKS,
  }),
})

type Doing = (typeof doing extends fc.Arbitrary<infer T> ? T : never) & { week: string }
type Level = { all: number; who: Set<string>; told: number | null | undefined }
type Person = Actor & { did: Doing[]; isIn: boolean; shows: boolean }

function themeOf(goal: string | null): string | undefined {
  const action = contentRow(content, 'impact-action', goal ?? '')
  return (action?.categoryIds as string[] | undefined)?.[0]
}

/** Every figure by report, period and line; those that are told as they are left out. */
function figuresIn({ reports }: CompanyReports): Map<string, number | null> {
  const all = new Map<string, number | null>()
  for (const { report, periods, lines } of reports) {
    for (const { item, isExact, figures } of lines) {
      if (isExact || item === 'mean') continue
      periods.forEach((period, at) => {
        all.set(`${report} ${item} ${period}`, figures[at] ?? null)
      })
    }
  }
  return all
}

describe.each(DATABASES)(
  'reports cannot be used to find out about one person on %s',
  (database) => {
    let app: TestApp
    beforeAll(async () => {
      app = await makeTestApp(database)
    })
    afterAll(() => app.drop())

    async function begin(count: number) {
      app.clock.set(within(FIRST))
      const company = await aCompany(app)
      await aPerson(app, { company, isCompanyAdmin: true })
      const people: Person[] = []
      for (let more = 0; more < count; more += 1) {
        const person = await aPerson(app, { company })
        people.push({ ...person, did: [], isIn: true, shows: false })
      }
      return { company, people }
    }

    async function live(people: Person[], doings: readonly Doing[]): Promise<void> {
      for (const [at, person] of people.entries()) {
        const did = doings[at]
        if (did === undefined || !person.isIn) continue
        await app.services.store.write(async (trx) => {
          const { week, feed, takeAction, goal, rating, achieves } = did
          if (feed + takeAction > 0) await didIn(trx, person._id, week, { feed, takeAction })
          const progress = achieves ? 'Goal achieved!' : 'In the zone'
          if (goal !== null)
            await savedGoal(trx, person._id, { at: within(week), actionId: goal, progress })
          if (rating !== null) await rated(trx, person._id, rating, within(week))
        })
        person.did.push(did)
      }
    }

    async function fates(people: Person[], doings: readonly Doing[]): Promise<void> {
      for (const [at, person] of people.entries()) {
        const fate = doings[at]?.fate
        if (fate === undefined || fate === 'stays' || !person.isIn) continue
        if (fate === 'erased') await erase(app, person)
        const { store } = app.services
        const change =
          fate === 'shows'
            ? { shareWeeklyScore: 1 as const, shareWeeklyScoreSince: 0 }
            : { deactivatedDate: app.clock.now() }
        await store.write((trx) =>
          trx.updateTable('user').set(change).where('_id', '=', person._id).execute(),
        )
        if (fate === 'shows') person.shows = true
        else person.isIn = false
      }
    }

    const read = (company: string, range = {}) => readReports(app.services, content, company, range)

    /** Who stands behind a figure of one week or month, and who could have. */
    function behind(people: readonly Person[], report: string, item: string, weeks: string[]) {
      const here = people.filter(({ isIn }) => isIn)
      const ofWeeks = ({ did }: Person) => did.filter(({ week }) => weeks.includes(week))
      if (report === 'activity') {
        const measure = item.replace('People', '') as 'feed' | 'takeAction'
        const all = here.filter(({ shows }) => !shows)
        return { all, some: all.filter((one) => ofWeeks(one).some((did) => did[measure] > 0)) }
      }
      const did = (one: Person) =>
        ofWeeks(one).some(({ rating, goal }) =>
          report === 'ratings' ? String(rating) === item : themeOf(goal) === item,
        )
      return { all: here, some: here.filter(did) }
    }

    it('in no figure, no two of them, and not over time: whoever leaves, is erased or shows a score', async () => {
      let told = 0
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (drawn) => {
          // Drawn from a number, so that a failure can be read.
          const [{ people: count, weeks } = { people: 0, weeks: [] }] = fc.sample(history, {
            ...{ seed: drawn, numRuns: 1 },
          })
          const { company, people } = await begin(count)
          const seen = new Map<string, number | null>()
          let week = FIRST
          let month: string[] = []
          const levels: Level[] = []
          for (const doings of weeks) {
            const dated = doings.map((did) => ({ ...did, week }))
            await live(people, dated)
            month.push(week)
            app.clock.set(Date.parse(`${mondayOf(weekAfter(week, 1))}T13:00:00Z`))
            await closeWeeks(app.services)
            await closeReports(app.services, content)
            const now = await read(company)
            lines(now)
            presence(now, people, week)
            const figures = figuresIn(now)
            let isNewMonth = false
            for (const [key, figure] of figures) {
              const [report = '', item = '', period = ''] = key.split(' ')
              // What was told once stays, whatever became of the people.
              if (seen.has(key)) {
                expect([key, figure]).toEqual([key, seen.get(key)])
                continue
              }
              seen.set(key, figure)
              isNewMonth ||= report === 'way'
              if (figure === null) continue
              told += 1
              expect(figure % 5).toBe(0)
              if (!['activity', 'themes', 'ratings'].includes(report)) continue
              const { all, some } = behind(
                people,
                report,
                item,
                report === 'activity' ? [week] : month,
              )
              expect(some.length).toBeGreaterThanOrEqual(5)
              if (report === 'activity' && !item.endsWith('People')) continue
              expect([key, figure <= some.length]).toEqual([key, true])
              expect([key, figure <= all.length - 5, period]).toEqual([key, true, period])
            }
            if (isNewMonth) {
              levels.push({
                ...achievers(people),
                told: seen.get(`way achieved ${monthOf(month[0] ?? '')}`),
              })
              month = []
            }
            await fates(people, dated)
            week = weekAfter(week, 1)
          }
          await differences(company, seen)
          steps(levels)
        }),
        { numRuns: database === 'sqlite' ? 5 : 2, seed: 47, endOnFailure: true },
      )
      expect(told).toBeGreaterThan(20)
    }, 120_000)

    const achievers = (people: readonly Person[]) => {
      const here = people.filter(({ isIn }) => isIn)
      const some = here.filter(({ did }) =>
        did.some(({ goal, achieves }) => goal !== null && achieves),
      )
      return { all: here.length, who: new Set(some.map(({ _id }) => _id)) }
    }

    /** Where a figure that goes on has moved, five people have, or all became fewer, which is known. */
    function steps(levels: readonly Level[]): void {
      let made: Omit<Level, 'all'> = { who: new Set(), told: null }
      for (const level of levels) {
        if (level.told === made.told) continue
        const [before, now] = [made.who, level.who]
        const moved = [...before, ...now].filter((id) => !(before.has(id) && now.has(id))).length
        const isLowered = (made.told ?? 0) > level.all - 5
        expect([level.told, moved >= 5 || isLowered]).toEqual([level.told, true])
        made = level
      }
    }

    /** Which lines there are says nothing: they are always there, or a figure of them was told. */
    function lines({ reports }: CompanyReports): void {
      for (const { report, lines } of reports) {
        if (report !== 'themes') continue
        const named = lines.filter(({ figures }) => figures.every((figure) => figure === null))
        expect(named).toEqual([])
      }
    }

    /** The scores never say that fewer than five were away of those who were there all week. */
    function presence({ reports }: CompanyReports, people: readonly Person[], week: string): void {
      const score = reports.find(({ report }) => report === 'score')
      const at = score?.periods.indexOf(week) ?? -1
      const of = (item: string) => score?.lines.find((line) => line.item === item)?.figures[at]
      const could = people.filter(({ isIn, shows }) => isIn && !shows).length
      const there = people.filter(
        ({ isIn, shows, did }) =>
          isIn && !shows && did.some((one) => one.week === week && one.feed + one.takeAction > 0),
      )
      const told = of('people') ?? null
      expect([week, told === null]).toEqual([week, (of('mean') ?? null) === null])
      if (told === null) return
      expect([week, told <= Math.min(there.length, could - 5)]).toEqual([week, true])
    }

    /** All that can be asked is rows of what was told: no range adds anything up. */
    async function differences(company: string, seen: ReadonlyMap<string, number | null>) {
      const { months } = await read(company)
      for (const from of months) {
        for (const to of months.filter((month) => month >= from)) {
          for (const [key, figure] of figuresIn(await read(company, { from, to }))) {
            expect([key, figure]).toEqual([key, seen.get(key)])
          }
        }
      }
      const counts = [...seen]
        .filter(([key, figure]) => figure !== null && !/^activity \w+(?<!People) /.test(key))
        .map(([, figure]) => figure as number)
      for (const one of counts) {
        for (const other of counts) expect([1, 2, 3, 4]).not.toContain(Math.abs(one - other))
      }
    }
  },
)
