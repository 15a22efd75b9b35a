import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentRow, openContent } from '#content/content.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { beginsAt, weekAfter } from '#lib/weeks.ts'
import { testApp } from '#testing/app.ts'
import {
  askFactor,
  beginLife,
  couldAct,
  history,
  type Life,
  live,
  meetFates,
  type Person,
} from '#testing/company-life.ts'
import { DATABASES } from '#testing/databases.ts'
import { within } from '#testing/history.ts'
import { goOn, over } from '#testing/reports.ts'
import { monthClosedBy, weeksOf } from '../months.rules.ts'
import { descriptionOf, REPORTS, type ReportName } from '../reports.rules.ts'
import { type CompanyReports, readReports } from '../reports.ts'

const FIRST = '2026-01'
const WEEKS = 13
const content = openContent(readCompiled(compiledFile))
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The figures that `newlyTold` and `differences` check; comments name the other checks. */
const ATTACKED: Record<ReportName, readonly string[]> = {
  // `steps` for `achieved`
  way: ['onboarded', 'goal', 'checkIn', 'achieved'],
  // `behind`
  activity: ['feed', 'feedPeople', 'reminder', 'reminderPeople', 'takeAction', 'takeActionPeople'],
  // `presence`
  score: ['mean', 'people'],
  // `behind`, `parts` and `lines`; the lines come from the content
  themes: [],
  // `behind`
  ratings: ['4', '3', '2', '1'],
  factors: ['secured'],
  // Exact: the figures count a company's answers, not people.
  handbook: [],
}

it('checks every report figure about people for leaks', () => {
  for (const name of REPORTS) {
    const lines = descriptionOf(name).lines?.filter(({ exact }) => !exact) ?? []
    expect([name, lines.map(({ item }) => item)]).toEqual([name, ATTACKED[name]])
  }
})

type Level = { all: number; some: number; told: number | null | undefined }

function themeOf(goal: string | null): string | undefined {
  const action = contentRow(content, 'impact-action', goal ?? '')
  return (action?.categoryIds as string[] | undefined)?.[0]
}

/** Every figure by report, period and line, without exact figures and means. */
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

describe.each(DATABASES)('reports reveal no single person on %s', (database) => {
  const app = testApp(database)

  const read = (company: string, range = {}) => readReports(app.services, content, company, range)

  /** The people counted in a figure of one week or month, and all people able to be in it. */
  function behind(life: Life, report: string, item: string, weeks: string[]) {
    const here = life.people.filter((person) => couldAct(person, life, weeks))
    const ofWeeks = ({ did }: Person) => did.filter(({ week }) => weeks.includes(week))
    if (report === 'activity') {
      const measure = item.replace('People', '') as 'feed' | 'takeAction' | 'reminder'
      const all = here.filter(({ shows }) => !shows)
      const some = all.filter((one) => ofWeeks(one).some((did) => did[measure] > 0))
      return { all: measure === 'reminder' && !life.hasReminderForAll ? [] : all, some }
    }
    const did = (one: Person) =>
      ofWeeks(one).some(({ rating, goal }) =>
        report === 'ratings' ? String(rating) === item : themeOf(goal) === item,
      )
    return { all: here, some: here.filter(did) }
  }

  it('reveals no single person in any report while people move and leave', async () => {
    let told = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (number) => {
        // Drawn from a number, so that a failure shows the number and not a long history.
        const [drawn] = fc.sample(history(WEEKS), { seed: number, numRuns: 1 })
        if (drawn === undefined) return
        const life = await beginLife(app, drawn, beginsAt(FIRST) - DAY)
        const { company, people } = life
        const seen = new Map<string, number | null>()
        let week = FIRST
        const levels: Level[] = []
        for (const [at, doings] of drawn.weeks.entries()) {
          const dated = doings.map((did) => ({ ...did, week }))
          await live(app, life, dated)
          await goOn(app, over(week) - HOUR)
          await meetFates(app, life, dated, true)
          if (drawn.asking[at]) await askFactor(app, life)
          await goOn(app, over(week) + HOUR)
          await closeWeeks(app.services)
          await closeReports(app.services, content)
          const now = await read(company)
          lines(now)
          presence(now, life, week)
          const figures = figuresIn(now)
          const month = monthClosedBy(week)
          if (!seen.has(`way goal ${month}`)) {
            parts(figures, month)
            const name = `way achieved ${month}`
            levels.push({ ...achievers(life, weeksOf(month)), told: figures.get(name) })
          }
          told += newlyTold(figures, seen, life)
          await meetFates(app, life, dated, false)
          week = weekAfter(week, 1)
        }
        expect(people.length).toBe(drawn.people)
        await differences(company, seen)
        steps(levels)
      }),
      { numRuns: database === 'sqlite' ? 10 : 4, seed: 47, endOnFailure: true },
    )
    expect(told).toBeGreaterThan(100)
  }, 240_000)

  /** Published figures never change. New ones need five people in them and five outside. */
  function newlyTold(
    figures: Map<string, number | null>,
    seen: typeof figures,
    life: Life,
  ): number {
    let told = 0
    for (const [key, figure] of figures) {
      const [report = '', item = '', period = ''] = key.split(' ')
      if (seen.has(key)) {
        expect([key, figure]).toEqual([key, seen.get(key)])
        continue
      }
      seen.set(key, figure)
      if (figure === null) continue
      told += 1
      expect(figure % 5).toBe(0)
      if (!['activity', 'themes', 'ratings'].includes(report)) continue
      const weeks = report === 'activity' ? [period] : weeksOf(period)
      const { all, some } = behind(life, report, item, weeks)
      expect([key, some.length >= 5]).toEqual([key, true])
      expect([key, all.length >= 10]).toEqual([key, true])
      if (report === 'activity' && !item.endsWith('People')) continue
      expect([key, figure <= some.length]).toEqual([key, true])
      expect([key, figure <= all.length - 5]).toEqual([key, true])
    }
    return told
  }

  /** No theme has more people than have a goal. */
  function parts(figures: ReadonlyMap<string, number | null>, month: string): void {
    const goals = figures.get(`way goal ${month}`) ?? 0
    for (const [key, figure] of figures) {
      if (!key.startsWith('themes ') || !key.endsWith(month)) continue
      expect([key, (figure ?? 0) <= goals]).toEqual([key, true])
    }
  }

  const achievers = (life: Life, month: readonly string[]) => {
    const here = life.people.filter((person) => couldAct(person, life, month))
    const some = here.filter(({ did, since }) =>
      did.some(({ goal, achieves, week }) => goal !== null && achieves && within(week) >= since),
    )
    return { all: here.length, some: some.length }
  }

  /** A figure rises only if five more people than ever did it, and falls only if `all` shrinks. */
  function steps(levels: readonly Level[]): void {
    let [most, before] = [0, { told: 0, all: 0 }]
    for (const { all, some, told } of levels) {
      const now = told ?? 0
      const room = Math.floor(Math.max(0, all - 5) / 5) * 5
      const roomBefore = Math.floor(Math.max(0, before.all - 5) / 5) * 5
      expect(now).toBeLessThanOrEqual(room)
      if (now < before.told) expect([now, room]).toEqual([room, room])
      if (now > before.told)
        expect([some - most >= 5 || room > roomBefore, now]).toEqual([true, now])
      if (some - most >= 5) most = some
      before = { told: now, all }
    }
  }

  /** The presence of a line reveals no more than figures do: each line has a published figure. */
  function lines({ reports }: CompanyReports): void {
    for (const { report, lines } of reports) {
      if (report !== 'themes') continue
      const named = lines.filter(({ figures }) => figures.every((figure) => figure === null))
      expect(named).toEqual([])
    }
  }

  /** The scores never reveal that fewer than five of the people able to act were away. */
  function presence({ reports }: CompanyReports, life: Life, week: string): void {
    const score = reports.find(({ report }) => report === 'score')
    const at = score?.periods.indexOf(week) ?? -1
    const of = (item: string) => score?.lines.find((line) => line.item === item)?.figures[at]
    const could = life.people.filter((one) => !one.shows && couldAct(one, life, [week]))
    const there = could.filter(({ did }) =>
      did.some((one) => one.week === week && one.feed + one.takeAction + one.reminder > 0),
    )
    const told = of('people') ?? null
    expect([week, told === null]).toEqual([week, (of('mean') ?? null) === null])
    if (told === null) return
    expect([week, told <= Math.min(there.length, could.length - 5)]).toEqual([week, true])
  }

  /** Any range returns only published rows, and no range adds figures up. */
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
})
