import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#db/store.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { didIn, rated, savedGoal, within } from '#testing/history.ts'
import { type Figures, goOn, over, somePeople, tell } from '#testing/reports.ts'
import { rowsOf } from '#testing/rows.ts'

const THANKS = 'team-thank-people-for-exact-things'
/** The last week of November; the month ends with it. */
const WEEK = '2026-48'
const BEFORE = Date.parse('2026-10-01T09:00:00Z')
const HOUR = 3_600_000
const ASK_FACTOR = 'mutation($obj: CompanyUpdateInput!) { done: companyUpdate(obj: $obj) { _id } }'
const START = 'mutation($obj: UserUpdateInput!) { done: userUpdate(obj: $obj) { _id } }'
const REMIND = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const READ = 'mutation($id: ID!) { done: recordReadReminder(reminderId: $id) { yearWeek } }'

/** An attempt by an admin to add five people known to have done nothing. */
type Move = (others: readonly Actor[], week: string) => Promise<unknown>

describe('the five people left out of a figure are able to act', () => {
  const app = testApp()
  let company: string
  let admin: Actor

  beforeEach(() => {
    app.clock.set(BEFORE)
  })

  const write = (work: (trx: Db) => Promise<unknown>) => app.services.store.write(work)
  const done = (query: string, variables: object, by = admin) =>
    app.done(query, variables, by.token)
  const set = (people: readonly Actor[], change: object) =>
    write((trx) =>
      trx
        .updateTable('user')
        .set(change)
        .where(
          '_id',
          'in',
          people.map(({ _id }) => _id),
        )
        .execute(),
    )
  const doAll = (people: readonly Actor[]) =>
    write(async (trx) => {
      for (const { _id } of people) {
        await savedGoal(trx, _id, {
          at: within(WEEK),
          actionId: THANKS,
          progress: 'Goal achieved!',
        })
        await rated(trx, _id, 1, within(WEEK))
        await didIn(trx, _id, WEEK, { feed: 3, takeAction: 1 })
      }
    })

  /** The figures if `did` of five people did everything, beside five known to be unable to. */
  const publishedCount = async (did: number, move: Move, last?: Move): Promise<Figures> => {
    app.clock.set(BEFORE)
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    const [five, others] = [await somePeople(app, company, 5), await somePeople(app, company, 5)]
    await move(others, WEEK)
    await doAll(five.slice(0, did))
    await goOn(app, over(WEEK) - HOUR)
    await last?.(others, WEEK)
    const told = await tell(app, company, over(WEEK))
    return { ...told, way: { ...told.way, invited: {}, joined: {} } }
  }
  const isSameOfAll = async (move: Move, last?: Move) => {
    const all = await publishedCount(5, move, last)
    expect(await publishedCount(4, move, last)).toEqual(all)
    for (const name of ['activity', 'score', 'ratings', 'themes'] as const) {
      const figures = Object.values(all[name] ?? {}).flatMap((line) => Object.values(line))
      expect([name, figures.filter((figure) => figure !== null)]).toEqual([name, []])
    }
    return all
  }

  it('publishes no figure if the other five people never started or started too late', async () => {
    const never: Move = (others) => set(others, { showWelcomeDialog: 1 })
    const told = await isSameOfAll(never)
    // The list of members shows everyone how many have started.
    expect(told.way?.onboarded).toEqual({ '2026-11': 5 })
    await isSameOfAll(never, async (others) => {
      for (const other of others) {
        await done(START, { obj: { _id: other._id, showWelcomeDialog: false } }, other)
      }
    })
  })

  it('publishes no figure if the other five people were blocked by the two-factor policy', async () => {
    const factor = ({ _id: user }: Actor) =>
      write((trx) =>
        trx
          .insertInto('totp')
          .values({
            ...{ user, sealedSecret: 'x', lastStep: 0 },
            ...{ confirmedDate: app.clock.now(), createdDate: app.clock.now() },
          })
          .execute(),
      )
    const required: Move = async (others) => {
      await done(ASK_FACTOR, { obj: { _id: company, require2FA: true, require2FAGraceDays: 1 } })
      const people = await rowsOf(app, 'user', { company }, '_id')
      const lacking = new Set(others.map(({ _id }) => _id))
      for (const one of people) if (!lacking.has(one._id)) await factor(one as Actor)
      await write((trx) =>
        trx.updateTable('session').set({ assurance: 2 }).where('user', '=', admin._id).execute(),
      )
      await goOn(app, within(WEEK))
      expect(await app.code('{ goalGetMany { _id } }', {}, others[0]?.token)).toBe('FORBIDDEN')
    }
    await isSameOfAll(required)
    await isSameOfAll(required, async (others) => {
      for (const other of others) await factor(other)
    })
    await isSameOfAll(required, async () => {
      await done(ASK_FACTOR, { obj: { _id: company, require2FA: false } })
    })
    await isSameOfAll(required, async () => {
      await done(ASK_FACTOR, { obj: { _id: company, require2FAGraceDays: 60 } })
    })
    // The same for people who set up a second factor after they had been blocked.
    await isSameOfAll(required, async (others) => {
      for (const other of others) await factor(other)
      await done(ASK_FACTOR, { obj: { _id: company, require2FA: false } })
    })
    // People who set one up during the grace period are never blocked.
    const told = await publishedCount(5, async (others) => {
      await goOn(app, within('2026-46'))
      await done(ASK_FACTOR, { obj: { _id: company, require2FA: true, require2FAGraceDays: 7 } })
      app.clock.move(24 * HOUR)
      const all = app.services.store.read.selectFrom('user').select('_id')
      for (const one of await all.where('company', '=', company).execute())
        await factor(one as Actor)
      expect(others).toHaveLength(5)
    })
    expect(told.ratings?.['1']).toEqual({ '2026-11': 5 })
    expect(told.activity?.feedPeople).toMatchObject({ [WEEK]: 5 })
  })

  it('publishes readers of reminders only if a reminder was for all roles', async () => {
    const read = async (did: number, roles: string[][]) => {
      app.clock.set(BEFORE)
      company = await aCompany(app)
      admin = await aPerson(app, { company, isCompanyAdmin: true })
      const people = await somePeople(app, company, 14)
      const five = people.slice(0, 5)
      await set(five, { role: 'function' })
      for (const one of roles) {
        await done(REMIND, { obj: { text: 'x', targetDate: '2026-10-30', roles: one } })
      }
      const reminders = await rowsOf(app, 'reminder', { company }, '_id')
      await goOn(app, within(WEEK))
      for (const one of five.slice(0, did)) await done(READ, { id: reminders[0]?._id }, one)
      const told = await tell(app, company, over(WEEK))
      return [told.activity?.reminderPeople?.[WEEK], told.activity?.reminder?.[WEEK]]
    }
    expect(await read(5, [['function']])).toEqual([null, null])
    expect(await read(4, [['function']])).toEqual([null, null])
    expect(await read(5, [['function'], []])).toEqual([5, 5])
  })

  it('excludes from the weekly mean people who left before the week was closed', async () => {
    company = await aCompany(app)
    const [stay, gone] = [await somePeople(app, company, 10), await somePeople(app, company, 5)]
    await doAll(gone)
    expect(stay).toHaveLength(10)
    await goOn(app, over(WEEK) - HOUR)
    await set(gone, { deletionDate: over(WEEK) + 1 })
    const told = await tell(app, company, over(WEEK))
    expect(told.score?.people?.[WEEK] ?? null).toBeNull()
    expect(told.activity?.feedPeople).toEqual({ [WEEK]: null })
  })
})
