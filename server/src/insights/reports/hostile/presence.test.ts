import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { mondayOf, weekAfter } from '#lib/weeks.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { type Did, didIn } from '#testing/history.ts'
import { readReports } from '../reports.ts'

const content = openContent(readCompiled(compiledFile))
const WEEK = '2026-47'

describe.each(DATABASES)('who was there in a week on %s', (database) => {
  const app = testApp(database)

  /** What is told of a week in which the people of a company did this. */
  const told = async (did: readonly (Did | null)[]) => {
    app.clock.set(Date.parse('2026-10-01T09:00:00Z'))
    const company = await aCompany(app)
    for (const one of did) {
      const { _id } = await aPerson(app, { company })
      if (one !== null) await app.services.store.write((trx) => didIn(trx, _id, WEEK, one))
    }
    app.clock.set(Date.parse(`${mondayOf(weekAfter(WEEK, 1))}T13:00:00Z`))
    await closeWeeks(app.services)
    await closeReports(app.services, content)
    const { reports } = await readReports(app.services, content, company, {})
    const activity = reports.find(({ report }) => report === 'activity')
    const at = activity?.periods.indexOf(WEEK) ?? -1
    return activity?.lines.map(({ item, figures }) => [item, figures[at]])
  }

  it('is not told by a figure that would go when one of them is away', async () => {
    const readers = Array.from({ length: 8 }, () => ({ feed: 3 }))
    const all = await told([...readers, { takeAction: 1 }, { takeAction: 1 }])
    const oneAway = await told([...readers, { takeAction: 1 }, null])
    expect(new Map(all as [string, unknown][]).get('feedPeople')).toBe(5)
    expect(oneAway).toEqual(all)
  })
})
