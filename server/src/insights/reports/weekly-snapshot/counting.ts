import type { Content } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import { FEWEST, inSteps, type Level, levelOf, publishedCount } from '#lib/aggregates.ts'
import type { Cell, ReportName } from '../reports.rules.ts'
import { listAnswered } from './counting.store.ts'
import { gatherInvited, gatherMonth, gatherWeek } from './gathering.ts'

/** The figures of a period, report by report. */
export type Told = Partial<Record<ReportName, readonly Cell[]>>

/**
 * What is told of a week: of those alone of whom the mean of that week may be (`othersOf`), so that
 * nobody who shows their score by name is in any other figure, and no two figures differ by them.
 * Told against all who could have done it, not against those who came: a figure that went when one
 * person was away would tell of that one.
 */
export async function countWeek(
  db: Db,
  company: string,
  week: string,
  atOnce?: number,
): Promise<Told> {
  const found = await gatherWeek(db, { company, week }, atOnce)
  const cells = found.flatMap(({ measure, people: did, things, could }): Cell[] => {
    const people = publishedCount(did, could)
    return [
      // As many as those who are told would have done: more would tell how many more they are.
      { item: measure, figure: people && inSteps(Math.floor((things * people) / did)) },
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
  atOnce?: number,
): Promise<Told> {
  const found = await gatherMonth(db, content, { company, month }, atOnce)
  const { there, could, ...counts } = found.people
  const { members, secured } = found
  const level = (report: ReportName, item: string, some: number, all: number): Cell => ({
    item,
    ...levelOf(before(report, item), some, all),
  })
  const steps = Object.entries(counts).map(([item, some]) =>
    level('way', item, some, item === 'onboarded' ? there : could),
  )
  const way = nested(steps)
  const withGoal = way.find(({ item }) => item === 'goal')?.figure ?? null
  return {
    way: [
      { item: 'invited', figure: members + (await gatherInvited(db, { company, month }, atOnce)) },
      { item: 'joined', figure: members },
      ...way,
    ],
    factors: [{ item: 'members', figure: members }, level('factors', 'secured', secured, members)],
    // Who chose a theme has a goal: it is told of no more.
    themes: toldAlone(found.themes, Math.min(could, (withGoal ?? 0) + FEWEST)),
    ratings: toldAlone(found.ratings, could),
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

/**
 * How many people chose each, of all who could; those with a figure alone. One that too few chose is
 * not even stored: its name alone would say that somebody chose it, and it has no line unless a figure
 * of it was told.
 */
const toldAlone = (people: ReadonlyMap<string, number>, all: number): Cell[] =>
  [...people]
    .map(([item, some]) => ({ item, figure: publishedCount(some, all) }))
    .filter(({ figure }) => figure !== null)

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
