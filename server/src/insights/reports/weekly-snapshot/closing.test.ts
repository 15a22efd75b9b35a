import { setImmediate as nextTurn } from 'node:timers/promises'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { mondayOf, weekAfter } from '#lib/weeks.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany } from '#testing/factories.ts'
import { didIn, rated, savedGoal, within } from '#testing/history.ts'
import { manyMembers } from '#testing/many-members.ts'
import { readReports } from '../reports.ts'
import { closeReports } from './closing.ts'
import { countMonth, countWeek, type PeriodFigures } from './counting.ts'

const content = openContent(readCompiled(compiledFile))
const ACTIONS = ['team-thank-people-for-exact-things', 'yourself-guard-time-to-think', null]
/** The last week of November; the month ends with it. */
const WEEK = '2026-48'
const MONTH = '2026-11'
const MEMBERS = 90

/** The figures without regard to the order of the lines. */
const sorted = (told: PeriodFigures) =>
  Object.entries(told).map(([report, cells]) => [
    report,
    cells.toSorted((one, other) => (one.item < other.item ? -1 : 1)),
  ])

describe.each(DATABASES)('closing a period on %s', (database) => {
  const app = testApp(database)
  let company: string

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-10-01T09:00:00Z'))
    company = await aCompany(app)
    await manyMembers(app, company, MEMBERS)
    await app.services.store.write(async (trx) => {
      const people = await trx
        .selectFrom('user')
        .select('_id')
        .where('company', '=', company)
        .orderBy('createdDate')
        .execute()
      for (const [at, { _id }] of people.entries()) {
        if (at % 4 === 0) continue
        await didIn(trx, _id, WEEK, { feed: at % 20, takeAction: at % 3 })
        const progress = at % 5 === 0 ? 'Goal achieved!' : 'In the zone'
        const actionId = ACTIONS[at % 3]
        const goal = { at: within(WEEK), progress, category: 'Listening and helping' }
        for (let more = 0; more < 2; more += 1)
          await savedGoal(trx, _id, { ...goal, ...(actionId && { actionId }) })
        await rated(trx, _id, (at % 4) + 1, within(WEEK))
      }
      const invited = people.slice(0, 30).map(({ _id }, at) => ({
        ...{ _id: `${_id}-i`, tokenHash: `${_id}-h`, company, emailKey: `${at}@x.example` },
        ...{ createdDate: 0, expires: 0, uses: 1, usesLeft: at % 3 === 0 ? 0 : 1 },
        ...{ firstName: '', lastName: '', firstKey: '', lastKey: '', isCompanyAdmin: 0 as const },
      }))
      await trx.insertInto('invitation').values(invited).execute()
    })
    app.clock.set(Date.parse(`${mondayOf(weekAfter(WEEK, 1))}T12:00:00Z`))
    await closeWeeks(app.services)
  })

  const count = async (atOnce?: number) => {
    const { read } = app.services.store
    const asked = { company, month: MONTH, before: () => undefined }
    const month = await countMonth(read, content, asked, atOnce)
    return [...sorted(await countWeek(read, company, WEEK, atOnce)), ...sorted(month)]
  }
  const read = () => readReports(app.services, content, company, { from: MONTH, to: MONTH })

  it('counts the same figures for every batch size', async () => {
    const told = await count()
    // Of 90 people 4 are deactivated and one is an admin; 20 of 30 invitations are still valid.
    expect(Object.fromEntries(told as [string, unknown][])).toMatchObject({
      way: expect.arrayContaining([
        { item: 'joined', figure: 85 },
        { item: 'invited', figure: 105 },
      ]),
      factors: expect.arrayContaining([{ item: 'members', figure: 85 }]),
      ratings: expect.arrayContaining([{ item: '4', figure: 15 }]),
    })
    for (const atOnce of [1, 7, 30, MEMBERS, MEMBERS + 1]) {
      expect([atOnce, await count(atOnce)]).toEqual([atOnce, told])
    }
  })

  it('publishes a month completely or not at all, and once if several servers close it', async () => {
    let isOver = false
    const closing = Promise.all([1, 2, 3].map(() => closeReports(app.services, content))).finally(
      () => {
        isOver = true
      },
    )
    const seen = new Set<string>()
    while (!isOver) {
      const { months, reports } = await read()
      const isClosed = (name: string) =>
        reports.find(({ report }) => report === name)?.periods.includes(MONTH) ?? false
      const parts = ['way', 'factors', 'themes', 'ratings', 'handbook'].map(isClosed)
      seen.add(parts.join())
      const lines = reports.find(({ report }) => report === 'way')?.lines ?? []
      const joined = lines.find(({ item }) => item === 'joined')?.figures
      expect(joined).toEqual(parts[0] ? [85] : [])
      if (months.length === 0) expect(parts).not.toContain(true)
      await nextTurn()
    }
    await closing
    for (const parts of seen) expect(new Set(parts.split(',')).size).toBe(1)
    const told = await read()
    expect(told.months).toEqual([MONTH])
    const stored = app.services.store.read
      .selectFrom('companyPeriod')
      .select('span')
      .where('company', '=', company)
      .orderBy('span')
    expect(await stored.execute()).toEqual([{ span: 'month' }, { span: 'week' }])
  })

  it('publishes no figure of an interrupted count, and all figures after the next one', async () => {
    const tables = new Map(content.tables)
    let left = 3
    tables.get = (name) => {
      // The themes of the first people are counted already.
      if (name === 'impact-category' && left-- === 0) throw new Error('the server is gone')
      return content.tables.get(name)
    }
    const asked = { company, month: MONTH, before: () => undefined }
    const cut = countMonth(app.services.store.read, { ...content, tables }, asked, 7)
    await expect(cut).rejects.toThrow('the server is gone')
    left = 0
    await expect(closeReports(app.services, { ...content, tables })).rejects.toThrow('gone')
    expect((await read()).reports.find(({ report }) => report === 'way')?.periods).toEqual([])
    await closeReports(app.services, content)
    const way = (await read()).reports.find(({ report }) => report === 'way')
    expect(way?.lines.find(({ item }) => item === 'joined')?.figures).toEqual([85])
  })
})
