import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { outcome } from '#testing/second-factors.ts'
import { holderOf } from '#testing/sign-in.ts'

const UPDATE = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'

describe('sessions that other people or clock changes must not affect', () => {
  const app = testApp()
  let company: string
  let admin: Actor
  let member: Actor

  beforeAll(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
  })

  const eventsOf = (subject: string) =>
    app.services.store.read
      .selectFrom('auditEvent')
      .select(['kind', 'actor', 'addressPrefix', 'client'])
      .where('subject', '=', subject)
      .orderBy('_id')
      .execute()

  it('a refused change of a person’s role does not end their sessions', async () => {
    const stranger = await aPerson(app, { company: await aCompany(app, 'b.example') })
    for (const isCompanyAdmin of [true, false]) {
      const obj = { _id: stranger._id, isCompanyAdmin }
      expect(await app.code(UPDATE, { obj }, admin.token)).toBe('NOT_FOUND')
      const stale = { _id: member._id, isCompanyAdmin, version: 99 }
      expect(await app.code(UPDATE, { obj: stale }, admin.token)).toBe('CONFLICT')
    }
    expect(await holderOf(app, stranger.token)).toBe(stranger._id)
    expect(await holderOf(app, member.token)).toBe(member._id)
    expect(await eventsOf(stranger._id)).toEqual([])
  })

  it('a session from before the clock was set back is not fresh (promise 12)', async () => {
    const person = await aPerson(app)
    app.clock.move(-60 * 60_000)
    expect(await outcome(app, 'initiateTOTP', person.token)).toBe('SIGN_IN_AGAIN')
    app.clock.move(60 * 60_000)
    expect(await outcome(app, 'initiateTOTP', person.token)).toBe('done')
  })
})
