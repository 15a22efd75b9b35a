import type { Content } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import { cumulativeCount, FEWEST, inSteps, type Level, publishedCount } from '#lib/aggregates.ts'
import type { Cell, ReportName } from '../reports.rules.ts'
import { listAnswered } from './counting.store.ts'
import { gatherInvited, gatherMonth, gatherWeek } from './gathering.ts'

export type PeriodFigures = Partial<Record<ReportName, readonly Cell[]>>

/**
 * The figures of a week, about the people in that week's mean (`othersOf`). People who share their
 * score are in no figure. The comparison is with all people able to act, not only with active
 * people: otherwise a figure could disappear because one person was away.
 */
export async function countWeek(
  db: Db,
  company: string,
  week: string,
  atOnce?: number,
): Promise<PeriodFigures> {
  const found = await gatherWeek(db, { company, week }, atOnce)
  const cells = found.flatMap(({ measure, people: did, things, could }): Cell[] => {
    const people = publishedCount(did, could)
    return [
      // Scaled down to the published people: the full number would reveal how many more there are.
      { item: measure, figure: people && inSteps(Math.floor((things * people) / did)) },
      { item: `${measure}People`, figure: people },
    ]
  })
  return { activity: cells }
}

/** The level of a figure in the month before, if it had one. */
export type Before = (report: ReportName, item: string) => Level | undefined

/** The figures of a month. Themes and the handbook use the current content. */
export async function countMonth(
  db: Db,
  content: Content,
  { company, month, before }: { company: string; month: string; before: Before },
  atOnce?: number,
): Promise<PeriodFigures> {
  const found = await gatherMonth(db, content, { company, month }, atOnce)
  const { there, could, ...counts } = found.people
  const { members, secured } = found
  const level = (report: ReportName, item: string, some: number, all: number): Cell => ({
    item,
    ...cumulativeCount(before(report, item), some, all),
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
    // Everyone who chose a theme has a goal, so no theme may exceed that figure.
    themes: publishedOnly(found.themes, Math.min(could, (withGoal ?? 0) + FEWEST)),
    ratings: publishedOnly(found.ratings, could),
    handbook: await handbookOf(db, content, company),
  }
}

/** Keeps the steps consistent: no fewer people started, or have a goal, than achieved one. */
function nested(steps: readonly Cell[]): Cell[] {
  const figures = new Map(steps.map(({ item, figure }) => [item, figure ?? 0]))
  const goal = Math.max(...['goal', 'checkIn', 'achieved'].map((item) => figures.get(item) ?? 0))
  const least = new Map([
    ['goal', goal],
    ['onboarded', Math.max(goal, figures.get('onboarded') ?? 0)],
  ])
  return steps.map((step) => ({ ...step, figure: least.get(step.item) || step.figure }))
}

/**
 * How many people chose each item. Items that too few people chose are not stored, because the line
 * alone would show that a person chose it.
 */
const publishedOnly = (people: ReadonlyMap<string, number>, all: number): Cell[] =>
  [...people]
    .map(([item, some]) => ({ item, figure: publishedCount(some, all) }))
    .filter(({ figure }) => figure !== null)

/** The number of answered questions by category. Exact, because answers are the company’s texts. */
async function handbookOf(db: Db, content: Content, company: string): Promise<Cell[]> {
  const answered = new Set(await listAnswered(db, company))
  const questions = content.tables.get('handbook')?.records ?? []
  const groups = Map.groupBy(questions, ({ fields }) => String(fields.category))
  return [...groups].map(([item, all]) => ({
    item,
    figure: all.filter(({ key }) => answered.has(key)).length,
  }))
}
