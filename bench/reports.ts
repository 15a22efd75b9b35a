import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '../server/src/content/content.ts'
import { closeWeeks } from '../server/src/impact/members-index/members-index.ts'
import { tableOf, workbookOf } from '../server/src/insights/reports/files.ts'
import { readReports } from '../server/src/insights/reports/reports.ts'
import { closeReports } from '../server/src/insights/reports/weekly-snapshot/closing.ts'
import { mondayOf, weekAfter } from '../server/src/lib/weeks.ts'
import type { Database } from '../server/src/testing/databases.ts'
import { aCompany } from '../server/src/testing/factories.ts'
import { within } from '../server/src/testing/history.ts'
import { manyMembers } from '../server/src/testing/many-members.ts'
import type { TestApp } from '../server/src/testing/test-app.ts'
import { onBothDatabases } from './lib/both-databases.ts'
import { median, misses, report, say } from './lib/figures.ts'
import { longestPause } from './lib/pause.ts'

const MEMBERS = 50_000
const WEEKS = 104
const ROUNDS = 15
const REPORT_MS = 500
/** The longest time that the embedded store may block other requests. */
const ALONE_MS = 50
const FIRST = '2024-48'
/** Members have figures in these last weeks only, because two years of them would take too long. */
const LAST_MONTH = 4
const AT_ONCE = 500
const THANKS = 'team-thank-people-for-exact-things'

const content = openContent(readCompiled(compiledFile))

/** Inserts the week of every member, and the goals and ratings of some. */
async function live(app: TestApp, people: readonly string[], week: string): Promise<void> {
  const at = within(week)
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE)
    const few = some.filter((_user, place) => place % LAST_MONTH === 0)
    await app.services.store.write(async (trx) => {
      const done = {
        feed: 3,
        reminder: 1,
        takeAction: 2,
        goals: 1,
        hasAvatar: 0,
        shared: 0,
      } as const
      await trx
        .insertInto('impactWeek')
        .values(some.map((user) => ({ user, week, ...done })))
        .execute()
      const goal = {
        version: 1,
        advices: '[]',
        isBookmark: 0,
        isGoal: 1,
        actionId: THANKS,
      } as const
      const dates = { createdDate: at, updatedDate: at }
      await trx
        .insertInto('goal')
        .values(few.map((user) => ({ _id: `${user}-${week}`, user, ...goal, ...dates })))
        .execute()
      await trx
        .insertInto('likedAction')
        .values(few.map((user) => ({ user, id: week, liked: 4, likedDate: at })))
        .execute()
    })
  }
}

async function measure(app: TestApp, database: Database): Promise<void> {
  const { services } = app
  app.clock.set(within(FIRST))
  const company = await aCompany(app)
  await manyMembers(app, company, MEMBERS)
  const rows = await services.store.read.selectFrom('user').select('_id').execute()
  const people = rows.map(({ _id }) => _id)
  let [closing, alone, aloneByClock] = [0, 0, 0]
  for (let more = 0; more < WEEKS; more += 1) {
    const week = weekAfter(FIRST, more)
    if (more >= WEEKS - LAST_MONTH) await live(app, people, week)
    app.clock.set(Date.parse(`${mondayOf(weekAfter(week, 1))}T13:00:00Z`))
    await closeWeeks(services)
    const begin = performance.now()
    const { longest, longestWork } = await longestPause(() => closeReports(services, content))
    closing = Math.max(closing, performance.now() - begin)
    alone = Math.max(alone, longestWork)
    aloneByClock = Math.max(aloneByClock, longest)
  }
  if (database === 'postgres') await services.store.rows('analyze', [])
  const { months } = await readReports(services, content, company, {})
  const range = { from: months.at(-24), to: months.at(-1) }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now()
    const { reports } = await readReports(services, content, company, range)
    await workbookOf(reports.map((one) => ({ ...tableOf('Bench', one), title: one.title })))
    times.push(performance.now() - begin)
  }
  const among = `${MEMBERS} people, ${months.length} months`
  report(
    `${database}, all reports with workbooks`,
    median(times),
    ' ms',
    { most: REPORT_MS },
    among,
  )
  report(`${database}, the longest closing`, closing, ' ms', undefined, 'once a day')
  const clock = `processor time; ${aloneByClock.toFixed(0)} ms by the clock`
  report(`${database}, its longest pause`, alone, ' ms', { most: ALONE_MS }, clock)
}

/** Measures every report of a company of 50,000 over two years (product 6, reports). */
export async function reports(): Promise<void> {
  await onBothDatabases(measure)
}

if (import.meta.main) {
  say('reports')
  await reports()
  process.exitCode = misses() === 0 ? 0 : 1
}
