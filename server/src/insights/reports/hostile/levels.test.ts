import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#db/store.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { savedGoal, within } from '#testing/history.ts'
import { goOn, over, somePeople, tell } from '#testing/reports.ts'

const THANKS = 'team-thank-people-for-exact-things'
/** The last weeks of September, October and November */
const [SEPTEMBER, OCTOBER, NOVEMBER] = ['2026-39', '2026-44', '2026-48'] as const
const HOUR = 3_600_000

describe('cumulative figures reveal no person moved by an admin', () => {
  const app = testApp()
  let company: string
  let admin: Actor
  let people: Actor[]

  const begin = async (count: number) => {
    app.clock.set(Date.parse('2026-08-01T09:00:00Z'))
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    people = await somePeople(app, company, count)
  }
  beforeEach(() => begin(30))

  const write = (work: (trx: Db) => Promise<unknown>) => app.services.store.write(work)
  const goals = (some: readonly Actor[], week: string) =>
    write(async (trx) => {
      for (const { _id } of some) {
        await savedGoal(trx, _id, {
          at: within(week),
          actionId: THANKS,
          progress: 'Goal achieved!',
        })
      }
    })
  const act = async (name: 'memberDeactivate' | 'memberReactivate', some: readonly Actor[]) => {
    for (const { _id } of some) {
      const query = `mutation($_id: ID!) { ${name}(_id: $_id) }`
      expect((await app.call(query, { _id }, admin.token)).errors).toEqual([])
    }
  }
  const makeAdmins = async (some: readonly Actor[]) => {
    const query = 'mutation($obj: MemberChangeInput!) { memberUpdate(obj: $obj) }'
    for (const { _id } of some) {
      await app.done(query, { obj: { _id, isCompanyAdmin: true } }, admin.token)
    }
  }

  it('shows the same goal figure after five people leave, whether four or five had a goal', async () => {
    for (const leave of [(some: Actor[]) => act('memberDeactivate', some), makeAdmins]) {
      const told: unknown[] = []
      for (const had of [5, 4]) {
        await begin(30)
        const [five, others] = [people.slice(0, 5), people.slice(5)]
        await goals([...five.slice(0, had), ...others.slice(0, 10 - had)], '2026-37')
        await tell(app, company, over(SEPTEMBER))
        await goOn(app, over(OCTOBER) - HOUR)
        await leave(five)
        told.push((await tell(app, company, over(OCTOBER))).way?.goal)
      }
      expect(told[0]).toEqual({ '2026-09': 10, '2026-10': 10 })
      expect(told[1]).toEqual(told[0])
    }
  })

  it('shows the same goal figure after five people return, whether four or five had a goal', async () => {
    const told: unknown[] = []
    for (const had of [5, 4]) {
      await begin(30)
      const five = people.slice(0, 5)
      await goals([...five.slice(0, had), ...people.slice(5, 15)], '2026-36')
      await goOn(app, over(SEPTEMBER) - HOUR)
      await act('memberDeactivate', five)
      await tell(app, company, over(SEPTEMBER))
      await act('memberReactivate', five)
      await tell(app, company, over(OCTOBER))
      told.push((await tell(app, company, over(NOVEMBER))).way?.goal)
    }
    expect(told[0]).toEqual({ '2026-09': 10, '2026-10': 10, '2026-11': 10 })
    expect(told[1]).toEqual(told[0])
  })

  it('shows no theme with more people than have a goal', async () => {
    await goals(people.slice(0, 7), '2026-37')
    await tell(app, company, over(SEPTEMBER))
    await goals(people.slice(0, 11), '2026-42')
    const { way, themes } = await tell(app, company, over(OCTOBER))
    expect(way?.goal).toEqual({ '2026-09': 5, '2026-10': 5 })
    expect(Object.values(themes ?? {})).toEqual([{ '2026-09': 5, '2026-10': 5 }])
  })
})
