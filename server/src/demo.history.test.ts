import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { expect, it } from 'vitest'
import { DEMO_WEEKS, makeDemoHistory } from '#demo.history.ts'
import { openContent } from '#features/content/content.ts'
import { readReports } from '#features/reports/reports.ts'
import { aCompany } from '#testing/factories.ts'
import { makeTestApp } from '#testing/test-app.ts'

const WEEK_MS = 7 * 24 * 3_600_000

it('gives every report of the demo company something to tell', async () => {
  const app = await makeTestApp('sqlite')
  try {
    const now = app.clock.now()
    app.clock.set(now - (DEMO_WEEKS + 2) * WEEK_MS)
    const company = await aCompany(app)
    app.clock.set(now)
    const content = openContent(readCompiled(compiledFile))
    await makeDemoHistory(app.services, content, company)
    const { reports } = await readReports(app.services, content, company, {})
    const told = reports.map(({ report, lines }) => {
      const figures = lines.flatMap((line) => (line.isExact ? [] : line.figures))
      return [report, figures.filter((figure) => figure !== null).length]
    })
    const weeks = reports.find(({ report }) => report === 'activity')?.lines ?? []
    for (const { item, figures } of weeks) {
      expect([item, figures.filter((figure) => figure !== null).length > 20]).toEqual([item, true])
    }
    const { way, activity, score, themes, ratings } = Object.fromEntries(told)
    for (const count of [way, themes, ratings]) expect(count).toBeGreaterThan(5)
    for (const count of [activity, score]) expect(count).toBeGreaterThan(30)
  } finally {
    await app.drop()
  }
})
