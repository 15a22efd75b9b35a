import type { Content } from '#content/content.ts'
import type { Services } from '#graphql/context.ts'
import { isWeekPublished } from '#impact/members-index/members-index.ts'
import { eachOf, throwAll } from '#lib/each.ts'
import { beginsAt, lastClosedWeek, weekAfter } from '#lib/weeks.ts'
import { monthClosedBy, weeksOf } from '../months.rules.ts'
import type { ReportName } from '../reports.rules.ts'
import { findLevels, insertPeriod, listOpen, type Period } from '../reports.store.ts'
import { countMonth, countWeek, type PeriodFigures } from './counting.ts'

const AT_ONCE = 500

type Closer = Pick<Services, 'store' | 'clock'>

/**
 * Closes for each company the latest week and month that are over in every time zone. Their
 * figures are counted once and never change. Runs once a day, after the weeks of the scores are
 * closed. If a period is not closed before the next one ends, it is never published. Continues
 * after a failure and throws AggregateError at the end.
 */
export async function closeReports(closer: Closer, content: Content): Promise<void> {
  const week = lastClosedWeek(closer.clock.now())
  const month = monthClosedBy(week)
  const weeks = await closeEach(closer, 'week', week, (company) => closeWeek(closer, company, week))
  const months = await closeEach(closer, 'month', month, (company) =>
    closeMonth(closer, content, company, month),
  )
  throwAll([...weeks, ...months])
}

/** Continues after failures and returns them. */
function closeEach(
  { store }: Closer,
  span: Period['span'],
  period: string,
  close: (company: string) => Promise<unknown>,
): Promise<Error[]> {
  const last = span === 'week' ? period : (weeksOf(period).at(-1) ?? '')
  // A company that began after the period has no figures for it.
  const until = beginsAt(weekAfter(last, 1))
  const open = (after: string) => listOpen(store.read, { span, period, after, until }, AT_ONCE)
  return eachOf(open, AT_ONCE, close)
}

/** Stores the figures of a period. If several servers try at once, only one succeeds. */
async function storeFigures(
  { store, clock }: Closer,
  period: Period,
  figures: PeriodFigures,
): Promise<boolean> {
  return store.write((trx) => insertPeriod(trx, period, figures, clock.now()))
}

/** Closes a week whose scores are closed. False if it was closed already. */
export async function closeWeek(closer: Closer, company: string, week: string): Promise<boolean> {
  if (!(await isWeekPublished(closer.store.read, company, week))) return false
  const figures = await countWeek(closer.store.read, company, week)
  return storeFigures(closer, { company, span: 'week', period: week }, figures)
}

/** Closes a month of a company. False if it was closed already. */
export async function closeMonth(
  closer: Closer,
  content: Content,
  company: string,
  month: string,
): Promise<boolean> {
  const { read } = closer.store
  const levels = await findLevels(read, company, month)
  const before = (report: ReportName, item: string) => levels.get(`${report} ${item}`)
  const figures = await countMonth(read, content, { company, month, before })
  return storeFigures(closer, { company, span: 'month', period: month }, figures)
}
