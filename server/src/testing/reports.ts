import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '#content/content.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { readReports } from '#insights/reports/reports.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { mondayOf, weekAfter } from '#lib/weeks.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import type { TestApp } from '#testing/test-app.ts'

const content = openContent(readCompiled(compiledFile))
const DAY = 24 * 3_600_000

/** The first instant at which a week is over in every time zone. */
export const over = (week: string): number =>
  Date.parse(`${mondayOf(weekAfter(week, 1))}T12:00:00Z`)

/** Sets the clock, and renews all sessions. */
export async function goOn(app: TestApp, at: number): Promise<void> {
  app.clock.set(at)
  const life = { createdDate: at, signedInAt: at, lastSeen: at, expires: at + DAY, idle: DAY }
  await app.services.store.write((trx) => trx.updateTable('session').set(life).execute())
}

export async function somePeople(app: TestApp, company: string, count: number): Promise<Actor[]> {
  const all: Actor[] = []
  for (let more = 0; more < count; more += 1) all.push(await aPerson(app, { company }))
  return all
}

/** By report, line and period */
export type Figures = Record<string, Record<string, Record<string, number | null>>>

/** Closes ended periods. Returns all figures ever shown to a company: by report, line, period. */
export async function tell(app: TestApp, company: string, at: number): Promise<Figures> {
  await goOn(app, at)
  await closeWeeks(app.services)
  await closeReports(app.services, content)
  const { reports } = await readReports(app.services, content, company, {})
  const named = (periods: readonly string[], figures: readonly (number | null)[]) =>
    Object.fromEntries(periods.map((period, place) => [period, figures[place] ?? null]))
  return Object.fromEntries(
    reports.map(({ report, periods, lines }) => [
      report,
      Object.fromEntries(lines.map(({ item, figures }) => [item, named(periods, figures)])),
    ]),
  )
}
