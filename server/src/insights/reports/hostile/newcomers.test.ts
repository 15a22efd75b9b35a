import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { mondayOf, weekAfter } from '#lib/weeks.ts'
import { joinCompany } from '#organizations/members/membership/joining.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rated, savedGoal, within } from '#testing/history.ts'
import { readReports } from '../reports.ts'

const MOVE = `mutation($from: ID!, $_id: ID!, $to: ID!) {
  memberMove(from: $from, _id: $_id, to: $to)
}`
const content = openContent(readCompiled(compiledFile))
const THANKS = 'team-thank-people-for-exact-things'
const THEME = 'team-recognition-and-feedback'
/** The last two weeks of November. */
const [EARLIER, WEEK] = ['2026-47', '2026-48']
const OVER = Date.parse(`${mondayOf(weekAfter(WEEK, 1))}T12:00:00Z`)
const BEFORE = Date.parse('2026-10-01T09:00:00Z')

describe('actions from before people joined are in no report', () => {
  const app = testApp()
  let company: string
  let settled: Actor[]

  const write = (work: (trx: Db) => Promise<unknown>) => app.services.store.write(work)
  const someIn = async (to: string | null, count: number) => {
    const made: Actor[] = []
    for (let more = 0; more < count; more += 1) made.push(await aPerson(app, { company: to }))
    return made
  }
  /** Each person saves a goal, rates it, checks in and achieves it. */
  const doAll = (people: readonly Actor[], week: string) =>
    write(async (trx) => {
      for (const { _id: user } of people) {
        const at = within(week)
        await savedGoal(trx, user, { at, actionId: THANKS, progress: 'Goal achieved!' })
        await rated(trx, user, 4, at)
        const event = { user, week, at, measure: 'takeAction', gone: 0 } as const
        await trx
          .insertInto('impactEvent')
          .values([
            { ...event, item: `goalSaved:${week}` },
            { ...event, item: `checkInDone:${week}` },
          ])
          .execute()
      }
    })
  const tell = async (of = company) => {
    app.clock.set(OVER)
    await closeWeeks(app.services)
    await closeReports(app.services, content)
    const { reports } = await readReports(app.services, content, of, {})
    const figures = (name: string) => {
      const lines = reports.find(({ report }) => report === name)?.lines ?? []
      return Object.fromEntries(lines.map(({ item, figures }) => [item, figures.at(-1)]))
    }
    return { way: figures('way'), themes: figures('themes'), ratings: figures('ratings') }
  }
  const enterAll = async (people: readonly Actor[]) => {
    const facts = { requestId: 'test', address: '127.0.0.1', client: 'test' }
    for (const { _id } of people) {
      const way = { company, isAdmin: false }
      expect(await write((trx) => joinCompany(trx, { ...app.services, facts }, _id, way))).toBe(
        true,
      )
    }
  }
  const nothing = {
    way: { goal: null, checkIn: null, achieved: null },
    themes: {},
    ratings: { 4: null },
  }

  beforeEach(async () => {
    app.clock.set(BEFORE)
    company = await aCompany(app)
    settled = await someIn(company, 12)
    await write((trx) =>
      trx
        .updateTable('user')
        .set({ showWelcomeDialog: 1 })
        .where('company', '=', company)
        .execute(),
    )
  })

  it('counts no earlier action of people moved from another company before the month closes', async () => {
    const elsewhere = await aCompany(app)
    await aPerson(app, { company: elsewhere, isCompanyAdmin: true })
    const people = await someIn(elsewhere, 6)
    await doAll(people, EARLIER)
    app.clock.set(OVER - 60_000)
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const { _id } of people) {
      await app.done(MOVE, { _id, from: elsewhere, to: company }, operator.token)
    }
    const told = await tell()
    expect(told).toMatchObject(nothing)
    expect(told.way).toMatchObject({ joined: 18, onboarded: null })
  })

  it('counts the actions of newcomers once they have been members for a whole month', async () => {
    await write((trx) =>
      trx
        .updateTable('user')
        .set({ showWelcomeDialog: 0 })
        .where(
          '_id',
          'in',
          settled.slice(0, 6).map(({ _id }) => _id),
        )
        .execute(),
    )
    const people = await someIn(null, 6)
    await enterAll(people)
    await doAll(people, WEEK)
    expect(await tell()).toMatchObject({
      way: { onboarded: 10, goal: 5, checkIn: 5, achieved: 5 },
      themes: { [THEME]: 5 },
      ratings: { 4: 5 },
    })
  })
})
