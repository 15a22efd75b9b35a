import { randomUUID } from 'node:crypto'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { mondayOf, weekAfter } from '#lib/weeks.ts'
import { clean } from '#maintenance-jobs.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { didIn, rated, savedGoal, within } from '#testing/history.ts'
import { rowsOf } from '#testing/rows.ts'
import { closeReports } from './weekly-snapshot/closing.ts'

const ASK = `query($companyId: ID, $from: String, $to: String) {
  done: companyReportGetMany(companyId: $companyId, from: $from, to: $to) {
    companyId months lastMonth from to
    reports { report periods lines { item label of isExact figures } }
  }
}`
const content = openContent(readCompiled(compiledFile))
const THANKS = 'team-thank-people-for-exact-things'
const THEME = 'team-recognition-and-feedback'
/** The last week of November; the month ends with it. */
const WEEK = '2026-48'
const DAY = 24 * 3_600_000
const monday = (week: string) => Date.parse(`${mondayOf(week)}T12:00:00Z`)
const OVER = monday(weekAfter(WEEK, 1))

type ReportView = {
  report: string
  periods: string[]
  lines: { item: string; figures: unknown[] }[]
}

describe.each(DATABASES)('reports of a company on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let people: Actor[]

  const write = (work: (trx: Db) => Promise<unknown>) => app.services.store.write(work)
  /** Sets the clock, and signs everyone in again. */
  const goOn = async (at: number) => {
    app.clock.set(at)
    const life = { createdDate: at, signedInAt: at, lastSeen: at, expires: at + DAY, idle: DAY }
    await write((trx) => trx.updateTable('session').set(life).execute())
  }
  const close = async (at = OVER) => {
    await goOn(at)
    await closeWeeks(app.services)
    await closeReports(app.services, content)
  }
  const ask = (by = admin, variables: object = {}) => app.done(ASK, variables, by.token)
  /** The figures of a report by line, the newest period alone. */
  const newest = (told: { reports: ReportView[] }, name: string) => {
    const report = told.reports.find(({ report }) => report === name)
    return Object.fromEntries(
      (report?.lines ?? []).map(({ item, figures }) => [item, figures.at(-1)]),
    )
  }

  beforeEach(async () => {
    await goOn(Date.parse('2026-10-01T09:00:00Z'))
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    people = []
    for (let more = 0; more < 16; more += 1) people.push(await aPerson(app, { company }))
  })

  it('reports steps, weeks, themes and ratings in multiples of five and without the admins', async () => {
    await write(async (trx) => {
      for (const { _id } of [...people.slice(0, 11), admin]) {
        await didIn(trx, _id, WEEK, { feed: 20, takeAction: 1 })
        await savedGoal(trx, _id, { at: within(WEEK), actionId: THANKS })
        await rated(trx, _id, 4, within(WEEK))
      }
      for (const { _id } of people.slice(0, 4)) await rated(trx, _id, 1, within(WEEK))
    })
    await close()
    const told = await ask()
    expect(told).toMatchObject({ months: ['2026-11'], from: '2026-11', to: '2026-11' })
    expect(told.lastMonth).toBe('2026-11')
    expect(newest(told, 'way')).toEqual({
      ...{ invited: 17, joined: 17, onboarded: 10, goal: 10, checkIn: null, achieved: null },
    })
    // Eleven of sixteen people, rounded down to ten; each counts for fifteen tips at most.
    expect(newest(told, 'activity')).toEqual({
      ...{ feed: 150, feedPeople: 10, reminder: null, reminderPeople: null },
      ...{ takeAction: 10, takeActionPeople: 10 },
    })
    expect(newest(told, 'themes')).toEqual({ [THEME]: 10 })
    expect(newest(told, 'ratings')).toEqual({ 4: 10, 3: null, 2: null, 1: null })
    expect(newest(told, 'factors')).toEqual({ members: 17, secured: null })
    expect(newest(told, 'score')).toEqual({ mean: 40, people: 10 })
    expect(newest(told, 'handbook')).toMatchObject({ Communications: 0 })
  })

  it('reports themes of the content and no text that a person wrote', async () => {
    await write(async (trx) => {
      for (const { _id } of people) {
        await savedGoal(trx, _id, { at: within(WEEK), category: 'My secret worry' })
        await savedGoal(trx, _id, { at: within(WEEK), category: 'Listening and helping' })
      }
    })
    await close()
    const told = await ask()
    expect(newest(told, 'themes')).toEqual({ 'colleague-listening-and-helping': 10 })
    expect(JSON.stringify(told)).not.toContain('secret')
  })

  it('leaves out the line of a theme that too few people chose', async () => {
    const [one, ...others] = people as [Actor, ...Actor[]]
    const other = { at: within(WEEK), actionId: 'yourself-guard-time-to-think' }
    await write(async (trx) => {
      await savedGoal(trx, one._id, other)
      for (const { _id } of others.slice(0, 6)) {
        await savedGoal(trx, _id, { at: within(WEEK), actionId: THANKS })
      }
    })
    await close()
    expect(newest(await ask(), 'themes')).toEqual({ [THEME]: 5 })
    const stored = app.services.store.read
      .selectFrom('companyReport')
      .select('item')
      .where('company', '=', company)
      .where('report', 'in', ['themes', 'ratings'])
    expect(await stored.execute()).toEqual([{ item: THEME }])
    // A line that an earlier version stored is left out, too, on the page and in a file.
    const row = { company, report: 'themes', period: '2026-11', item: 'yourself-secret' }
    await write((trx) =>
      trx
        .insertInto('companyReport')
        .values({ ...row, figure: null })
        .execute(),
    )
    expect(newest(await ask(), 'themes')).toEqual({ [THEME]: 5 })
    const FILE = '{ done: companyReportFile(format: csv) { content } }'
    const { data } = await app.call(FILE, {}, admin.token)
    const file = Buffer.from(data.done.content, 'base64').toString()
    expect([file.includes('2026-11'), file.includes('secret')]).toEqual([true, false])
  })

  it('counts a rating in the month of the person’s own time zone', async () => {
    // Sunday evening in Honolulu, when it is Monday, and the next month, in UTC.
    const late = Date.parse('2026-11-30T07:00:00Z')
    const [away, here] = [people.slice(0, 8), people.slice(8)]
    await write(async (trx) => {
      const zone = { timeZone: 'Pacific/Honolulu' }
      for (const { _id } of away) {
        await trx.updateTable('user').set(zone).where('_id', '=', _id).execute()
        await rated(trx, _id, 4, late)
      }
      for (const { _id } of here) await rated(trx, _id, 3, late)
    })
    await close()
    expect(newest(await ask(), 'ratings')).toEqual({ 4: 5, 3: null, 2: null, 1: null })
  })

  it('keeps the figures of a closed month after people are erased, leave or join', async () => {
    await write(async (trx) => {
      for (const { _id } of people) await didIn(trx, _id, WEEK, { feed: 2 })
      for (const { _id } of people)
        await savedGoal(trx, _id, { at: within(WEEK), actionId: THANKS })
    })
    await close()
    const before = await ask()
    const [one, two] = people as [Actor, Actor]
    await erase(app, one)
    await write((trx) =>
      trx.updateTable('user').set({ company: null }).where('_id', '=', two._id).execute(),
    )
    await aPerson(app, { company })
    await close(OVER + DAY)
    expect(await ask()).toEqual(before)
  })

  it('closes a month in the daily job, once it is over in every time zone', async () => {
    const log = { error: (facts: object) => expect(facts).toBeUndefined() }
    await goOn(OVER - 1)
    await clean(app.services, log, () => content)
    expect((await ask()).months).toEqual(['2026-10', '2026-11'])
    expect((await ask()).reports[0].periods).toEqual(['2026-10'])
    await goOn(OVER)
    await clean(app.services, log, () => content)
    expect((await ask()).reports[0].periods).toEqual(['2026-10', '2026-11'])
  })

  it('closes no month before the company began, and none for the company of public users', async () => {
    await goOn(OVER)
    const young = await aCompany(app)
    const boss = await aPerson(app, { company: young, isCompanyAdmin: true })
    await close()
    expect(await ask(boss)).toMatchObject({ months: [], from: '2025-12', to: '2026-11' })
    const everybody = await aCompany(app, null)
    await close(OVER + 8 * DAY)
    const rows = app.services.store.read.selectFrom('companyPeriod').select('span')
    expect(await rows.where('company', '=', everybody).execute()).toEqual([])
  })

  it('shows the reports to an app admin and records the access', async () => {
    await close()
    const operator = await aPerson(app, { isAppAdmin: true })
    expect(await ask(operator, { companyId: company })).toEqual(await ask())
    expect(await app.code(ASK, { companyId: randomUUID() }, operator.token)).toBe('NOT_FOUND')
    const traces = await rowsOf(
      app,
      'auditEvent',
      { actor: operator._id },
      'kind',
      'subject',
      'detail',
    )
    expect(traces).toMatchObject([{ kind: 'app_admin_look', subject: company }])
    expect(traces[0]?.detail).toContain('reports')
  })
})
