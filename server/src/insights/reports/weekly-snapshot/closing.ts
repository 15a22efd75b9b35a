import type { Content } from '#content/content.ts'
import type { Services } from '#graphql/context.ts'
import { isWeekPublished } from '#impact/members-index/members-index.ts'
import { eachOf, throwAll } from '#lib/each.ts'
import { beginsAt, lastClosedWeek, weekAfter } from '#lib/weeks.ts'
import { monthClosedBy, weeksOf } from '../months.rules.ts'
import type { ReportName } from '../reports.rules.ts'
import { findLevels, insertPeriod, listOpen, type Period } from '../reports.store.ts'
import { countMonth, countWeek, type Told } from './counting.ts'

const AT_ONCE = 500

type Closer = Pick<Services, 'store' | 'clock'>

/**
 * Closes the latest week and the latest month that are over everywhere, for each company: what is
 * told of them is counted now, once and for good. Run once a day, after the weeks of the scores. One
 * that was not closed before the next one was over is never told (decisions/reports.md). One that fails
 * keeps no other from it; throws AggregateError then.
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

/** Answers what failed, of whichever company: it keeps none of the others from being closed. */
function closeEach(
  { store }: Closer,
  span: Period['span'],
  period: string,
  close: (company: string) => Promise<unknown>,
): Promise<Error[]> {
  const last = span === 'week' ? period : (weeksOf(period).at(-1) ?? '')
  // Which company came when it was over is told nothing of it.
  const until = beginsAt(weekAfter(last, 1))
  const open = (after: string) => listOpen(store.read, { span, period, after, until }, AT_ONCE)
  return eachOf(open, AT_ONCE, close)
}

/** Counts outside of the transaction; of several servers at once one writes what it counted. */
async function keep({ store, clock }: Closer, period: Period, told: Told): Promise<boolean> {
  return store.write((trx) => insertPeriod(trx, period, told, clock.now()))
}

/** Closes a week of a company; none that the scores did not close. False if it was closed already. */
export async function closeWeek(closer: Closer, company: string, week: string): Promise<boolean> {
  if (!(await isWeekPublished(closer.store.read, company, week))) return false
  const told = await countWeek(closer.store.read, company, week)
  return keep(closer, { company, span: 'week', period: week }, told)
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
  const told = await countMonth(read, content, { company, month, before })
  return keep(closer, { company, span: 'month', period: month }, told)
}
