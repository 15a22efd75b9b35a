import type { Db } from '#db/store.ts'
import { factorCoverage } from '#features/companies/second-factor.ts'
import { type Content, contentRow } from '#features/content/content.ts'
import { ACHIEVED } from '#features/goals/goals.ts'
import { couldBeOthers, othersOf } from '#features/impact-index/members/members-index.ts'
import { inSteps, type Level, levelOf, toldOf } from '#kernel/aggregates.ts'
import { beginsAt, weekIn, zoneOr } from '#kernel/weeks.ts'
import { monthOf, spanOf, weeksOf } from '../months.rules.ts'
import { type Cell, type Counted, MOST_OF_ONE, type ReportName } from '../reports.rules.ts'
import {
  countInvited,
  countPeople,
  countSteps,
  listAnswered,
  listGoals,
  listRatings,
} from './counting.store.ts'

/** The figures of a period, report by report. */
export type Told = Partial<Record<ReportName, readonly Cell[]>>

const MEASURES = Object.keys(MOST_OF_ONE) as Counted[]

/**
 * What is told of a week: of those alone who are in the mean of that week (`othersOf`), so that
 * nobody who shows their score by name is in any other figure, and no two figures differ by them.
 * Told against all who could have been among them, not against those who came: a figure that went
 * when one person was away would tell of that one.
 */
export async function countWeek(db: Db, company: string, week: string): Promise<Told> {
  const rows = await othersOf(db, { company, week })
  const could = await couldBeOthers(db, { company, week })
  const cells = MEASURES.flatMap((measure): Cell[] => {
    const did = rows.filter((row) => row[measure] > 0)
    const people = toldOf(did.length, could)
    const things = did.reduce((sum, row) => sum + Math.min(row[measure], MOST_OF_ONE[measure]), 0)
    return [
      // As many as those who are told would have done: more would tell how many more they are.
      { item: measure, figure: people && inSteps(Math.floor((things * people) / did.length)) },
      { item: `${measure}People`, figure: people },
    ]
  })
  return { activity: cells }
}

/** The level that a figure had before, if it had one. */
export type Before = (report: ReportName, item: string) => Level | undefined

/** What is told of a month; themes and the handbook by the content as it is now. */
export async function countMonth(
  db: Db,
  content: Content,
  { company, month, before }: { company: string; month: string; before: Before },
): Promise<Told> {
  const all = await countPeople(db, company, beginsAt(weeksOf(month).at(-1) ?? ''))
  const { members, without } = await factorCoverage(db, company)
  const level = (report: ReportName, item: string, some: number, of: number): Cell => ({
    item,
    ...levelOf(before(report, item), some, of),
  })
  const counts = Object.entries(await countSteps(db, company, ACHIEVED))
  const steps = nested(counts.map(([item, some]) => level('way', item, some, all)))
  return {
    way: [
      { item: 'invited', figure: members + (await countInvited(db, company)) },
      { item: 'joined', figure: members },
      ...steps,
    ],
    factors: [
      { item: 'members', figure: members },
      level('factors', 'secured', members - without, members),
    ],
    themes: toldAlone(peopleBy(await themesIn(db, content, company, month), all)),
    ratings: toldAlone(peopleBy(await ratingsIn(db, company, month), all)),
    handbook: await handbookOf(db, content, company),
  }
}

/** Who checked in on a goal, or achieved one, has one, and has started: it is told of no fewer. */
function nested(steps: readonly Cell[]): Cell[] {
  const told = new Map(steps.map(({ item, figure }) => [item, figure ?? 0]))
  const goal = Math.max(...['goal', 'checkIn', 'achieved'].map((item) => told.get(item) ?? 0))
  const least = new Map([
    ['goal', goal],
    ['onboarded', Math.max(goal, told.get('onboarded') ?? 0)],
  ])
  return steps.map((step) => ({ ...step, figure: least.get(step.item) || step.figure }))
}

type Choice = { user: string; item: string }

/** How many people chose each, as far as it may be told. */
function peopleBy(choices: readonly Choice[], all: number): Cell[] {
  const groups = Map.groupBy(choices, ({ item }) => item)
  return [...groups].map(([item, chosen]) => {
    const people = new Set(chosen.map(({ user }) => user)).size
    return { item, figure: toldOf(people, all) }
  })
}

/**
 * Those with a figure. One that too few chose is not even stored: its name alone would say that
 * somebody chose it, and it has no line unless a figure of it was told.
 */
const toldAlone = (cells: readonly Cell[]): Cell[] => cells.filter(({ figure }) => figure !== null)

type Dated = { at: number; timeZone: string | null }

/** Those of a month in the zone of each person; the zone is looked at near its ends alone. */
function ofMonth<Row extends Dated>(rows: readonly Row[], month: string): Row[] {
  const { surelyFrom, surelyTo } = spanOf(weeksOf(month))
  return rows.filter(({ at, timeZone }) => {
    if (at >= surelyFrom && at < surelyTo) return true
    return monthOf(weekIn(at, zoneOr(timeZone))) === month
  })
}

async function themesIn(db: Db, content: Content, company: string, month: string) {
  const rows = await listGoals(db, company, spanOf(weeksOf(month)))
  const byTitle = new Map(
    content.tables.get('impact-category')?.records.map(({ key, fields }) => [fields.title, key]),
  )
  return ofMonth(rows, month).flatMap(({ user, category, actionId }): Choice[] => {
    const action = contentRow(content, 'impact-action', actionId ?? '')
    const [first] = (action?.categoryIds ?? []) as string[]
    // What a person wrote themself is no theme: only what the content has is told.
    const item = first ?? byTitle.get(category)
    return item === undefined ? [] : [{ user, item }]
  })
}

async function ratingsIn(db: Db, company: string, month: string): Promise<Choice[]> {
  const rows = await listRatings(db, company, spanOf(weeksOf(month)))
  return ofMonth(rows, month).map(({ user, liked }) => ({ user, item: String(liked) }))
}

/** How many questions of each category are answered: the company’s own words, told as it is. */
async function handbookOf(db: Db, content: Content, company: string): Promise<Cell[]> {
  const answered = new Set(await listAnswered(db, company))
  const questions = content.tables.get('handbook')?.records ?? []
  const groups = Map.groupBy(questions, ({ fields }) => String(fields.category))
  return [...groups].map(([item, all]) => ({
    item,
    figure: all.filter(({ key }) => answered.has(key)).length,
  }))
}
