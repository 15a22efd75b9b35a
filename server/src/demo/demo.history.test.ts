import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { makeDemoGaps } from '#demo/demo.gaps.ts'
import { DEMO_WEEKS, makeDemoHistory } from '#demo/demo.history.ts'
import { readReports } from '#insights/reports/reports.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp } from '#testing/test-app.ts'

const WEEK_MS = 7 * 24 * 3_600_000

it('makeDemoGaps makes missed words and questions that an admin can read', async () => {
  const app = await makeTestApp('sqlite')
  try {
    const company = await aCompany(app)
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    for (let count = 0; count < 16; count += 1) await aPerson(app, { company })
    await makeDemoGaps(app.services, company)
    const asked = `{ handbookMissGetMany { month words people }
      handbookQuestionGetMany { id names unnamed } }`
    const { data } = await app.call(asked, {}, admin.token)
    expect(data.handbookMissGetMany).toEqual([
      { month: '2026-10', words: 'sabbatical', people: 10 },
      { month: '2026-10', words: 'parking', people: 5 },
    ])
    expect(data.handbookQuestionGetMany).toMatchObject([
      { id: 'rewards-time-off-1', unnamed: 3 },
      { id: null, unnamed: 1 },
    ])
  } finally {
    await app.drop()
  }
})

it('makeDemoHistory gives every report of the demo company published figures', async () => {
  const app = await makeTestApp('sqlite')
  try {
    const now = app.clock.now()
    app.clock.set(now - (DEMO_WEEKS + 2) * WEEK_MS)
    const company = await aCompany(app)
    app.clock.set(now)
    const content = openContent(readCompiled(compiledFile))
    await makeDemoHistory(app.services, content, company)
    const { reports } = await readReports(app.services, content, company, {})
    const published = reports.map(({ report, lines }) => {
      const figures = lines.flatMap((line) => (line.isExact ? [] : line.figures))
      return [report, figures.filter((figure) => figure !== null).length]
    })
    const weeks = reports.find(({ report }) => report === 'activity')?.lines ?? []
    for (const { item, figures } of weeks) {
      expect([item, figures.filter((figure) => figure !== null).length > 20]).toEqual([item, true])
    }
    const { way, activity, score, themes, ratings } = Object.fromEntries(published)
    for (const count of [way, themes, ratings]) expect(count).toBeGreaterThan(5)
    for (const count of [activity, score]) expect(count).toBeGreaterThan(30)
  } finally {
    await app.drop()
  }
})
