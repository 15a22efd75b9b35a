import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aCompanyToJoin, anAddress, signedInAgain } from '#testing/joining.ts'
import { codeTo } from '#testing/links.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { purge } from './membership.ts'

const DAY = 24 * 3_600_000
const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const BACK = 'mutation($_id: ID!) { done: memberReactivate(_id: $_id) }'
const LEAVE = 'mutation($email: String) { done: memberLeave(email: $email) }'
const MOVE =
  'mutation($_id: ID!, $from: ID!, $to: ID!) { done: memberMove(_id: $_id, from: $from, to: $to) }'
const ASK = 'mutation($obj: CompanyUpdateInput!) { done: companyUpdate(obj: $obj) { require2FA } }'
const GRACE = '{ me { graceEnds company { _id } } }'
const GOALS = '{ goalBookmarkGetMany { _id } }'

describe.each(DATABASES)('days of grace after leaving and joining again on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let link: string

  beforeEach(async () => {
    ;({ company, admin, link } = await aCompanyToJoin(app))
    const dates = { confirmedDate: 1, createdDate: 1, lastStep: 0 }
    const totp = { user: admin._id, sealedSecret: 'x', ...dates }
    await app.services.store.write((trx) => trx.insertInto('totp').values(totp).execute())
  })

  const signedIn = (person: Actor) => signedInAgain(app, person)
  /** The admin with a second factor, so that the policy doesn't block them. */
  const asAdmin = async () => {
    const session = await signedIn(admin)
    await setRows(app, 'session', { user: admin._id }, { assurance: 2 })
    return session
  }
  const done = (query: string, variables: object, { token }: Actor) =>
    app.done(query, variables, token)
  const asks = async (days = 7) =>
    done(
      ASK,
      { obj: { _id: company, require2FA: true, require2FAGraceDays: days } },
      await asAdmin(),
    )
  const accept = async (person: Actor, code = link) =>
    done(ACCEPT, { code }, await signedIn(person))
  const leave = async (person: Actor) => done(LEAVE, {}, await signedIn(person))
  const graceOf = async (person: Actor) =>
    Date.parse((await app.call(GRACE, {}, (await signedIn(person)).token)).data.me.graceEnds)
  const isBlocked = async (person: Actor) => app.code(GOALS, {}, (await signedIn(person)).token)
  const tokenTo = (email: string) => codeTo(app, email, 'invitation')
  const kept = () => rowsOf(app, 'pastMembership', { company }, 'user', 'date')

  it('gives no new days of grace for leaving and joining by the same link', async () => {
    const person = await aPerson(app, { company: null, email: anAddress() })
    await accept(person)
    await asks()
    const ends = await graceOf(person)
    expect(await isBlocked(person)).toBeUndefined()
    app.clock.move(8 * DAY)
    for (let round = 0; round < 3; round += 1) {
      expect(await isBlocked(person)).toBe('FORBIDDEN')
      await leave(person)
      await accept(person)
      expect(await graceOf(person)).toBe(ends)
      app.clock.move(DAY)
    }
  })

  it('gives new days of grace after a mailed invitation, a reactivation and a move', async () => {
    const operator = await aPerson(app, { isAppAdmin: true })
    const other = await aCompany(app)
    const person = await aPerson(app, { company: null, email: anAddress() })
    const { _id, email } = person
    await accept(person)
    await asks()
    const ways = [
      async () => {
        await leave(person)
        await done(INVITE, { obj: { email } }, await asAdmin())
        await accept(person, await tokenTo(email))
      },
      async () => {
        await done(OUT, { _id }, await asAdmin())
        await done(BACK, { _id }, await asAdmin())
      },
      async () => {
        await done(MOVE, { _id, from: company, to: other }, await signedIn(operator))
        await done(MOVE, { _id, from: other, to: company }, await signedIn(operator))
      },
    ]
    for (const way of ways) {
      app.clock.move(8 * DAY)
      await way()
      const ends = app.clock.now() + 7 * DAY
      expect(await graceOf(person)).toBe(ends)
      app.clock.move(DAY)
      await leave(person)
      await accept(person)
      expect(await graceOf(person)).toBe(ends)
    }
  })

  it('stores no days of grace if the company requires no second factor', async () => {
    const person = await aPerson(app, { company, email: anAddress() })
    await leave(person)
    expect(await kept()).toEqual([])
  })

  it('deletes days of grace after a year, by erasure, and with the company', async () => {
    await asks()
    const people = await Promise.all(
      [0, 1].map(() => aPerson(app, { company, email: anAddress() })),
    )
    const [first, second] = people as [Actor, Actor]
    for (const one of people) await leave(one)
    expect(new Set((await kept()).map(({ user }) => user))).toEqual(
      new Set([first._id, second._id]),
    )
    const { date = 0 } = (await kept())[0] ?? {}
    await purge(app.services.store, Number(date) + 365 * DAY)
    expect(await kept()).toHaveLength(2)
    await erase(app, await signedIn(first))
    expect((await kept()).map(({ user }) => user)).toEqual([second._id])
    await purge(app.services.store, Number(date) + 365 * DAY + 1)
    expect(await kept()).toEqual([])
    const third = await aPerson(app, { company, email: anAddress() })
    await leave(third)
    expect(await kept()).toHaveLength(1)
    const operator = await aPerson(app, { isAppAdmin: true })
    await setRows(app, 'user', { company }, { company: null })
    const gone = 'mutation($_id: ID!) { done: companyDelete(_id: $_id) { _id } }'
    await done(gone, { _id: company }, operator)
    expect(await kept()).toEqual([])
  })
})
