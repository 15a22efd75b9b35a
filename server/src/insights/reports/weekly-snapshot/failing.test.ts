import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { clean } from '#maintenance-jobs.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany } from '#testing/factories.ts'
import { goOn, over } from '#testing/reports.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { closeReports } from './closing.ts'

const content = openContent(readCompiled(compiledFile))
/** The last week of November; the month ends with it. */
const WEEK = '2026-48'
const MONTH = '2026-11'
const DAY = 24 * 3_600_000

describe.each(DATABASES)('a company whose week cannot be closed on %s', (database) => {
  let app: TestApp
  let companies: string[]

  beforeEach(async () => {
    app = await makeTestApp(database)
    app.clock.set(Date.parse('2026-10-01T09:00:00Z'))
    companies = []
    for (let more = 0; more < 4; more += 1) companies.push(await aCompany(app))
    companies.sort()
    await goOn(app, over(WEEK))
  })
  afterEach(() => app.drop())

  it('logs a company that cannot be closed and closes the other companies', async () => {
    const [bad = '', ...others] = companies
    const row = { company: bad, report: 'activity', period: WEEK, item: 'feed', figure: null }
    await app.services.store.write((trx) => trx.insertInto('companyReport').values(row).execute())
    const logged: unknown[] = []
    const log = { error: (facts: object) => logged.push(facts) }
    await clean(app.services, log, () => content)
    expect(logged).toEqual([{ job: 'reports', err: expect.any(AggregateError) }])
    expect(String((logged[0] as { err: Error }).err)).toContain(`1 failed, first ${bad}`)
    const periods = app.services.store.read
      .selectFrom('companyPeriod')
      .select(['company', 'period'])
    const told = await periods.execute()
    // The failing company's month is closed; only its week is not.
    for (const company of companies) expect(told).toContainEqual({ company, period: MONTH })
    for (const company of others) expect(told).toContainEqual({ company, period: WEEK })
    await app.services.store.write((trx) => trx.deleteFrom('companyReport').execute())
    app.clock.move(DAY)
    await closeReports(app.services, content)
    expect(await periods.execute()).toContainEqual({ company: bad, period: WEEK })
  })
})
