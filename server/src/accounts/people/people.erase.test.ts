import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '#accounts/core/accounts.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const DELETE = 'mutation($_id: ID!) { userDelete(_id: $_id) { _id } }'
const MINUTE = 60_000

describe('closing an account', () => {
  const app = testApp()
  let company: string
  let person: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    person = await aPerson(app, { company })
  })

  const close = (_id: string, by = person) => app.call(DELETE, { _id }, by.token)

  it('closes an account only within ten minutes after sign-in', async () => {
    app.clock.move(10 * MINUTE + 1)
    expect((await close(person._id)).errors[0]?.extensions.code).toBe('SIGN_IN_AGAIN')
    expect((await app.call('{ me { _id } }', {}, person.token)).data.me._id).toBe(person._id)
    const fresh = await aPerson(app)
    app.clock.move(10 * MINUTE)
    expect((await close(fresh._id, fresh)).errors).toEqual([])
  })

  it('refuses to close another person’s account like an unknown one, for admins too', async () => {
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const by of [admin, operator, await aPerson(app, { company })]) {
      const foreign = await close(person._id, by)
      expect(foreign.errors).toEqual((await close(randomUUID(), by)).errors)
      expect(foreign.errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
    expect((await app.call('{ me { _id } }', {}, person.token)).data.me._id).toBe(person._id)
  })

  it('ends every session of a person who closes the account', async () => {
    const { store } = app.services
    const row = await store.read
      .selectFrom('session')
      .selectAll()
      .where('user', '=', person._id)
      .executeTakeFirstOrThrow()
    const second = app.services.ids.secret()
    await store.write((trx) =>
      trx
        .insertInto('session')
        .values({ ...row, _id: randomUUID(), tokenHash: hashToken(second) })
        .execute(),
    )
    await close(person._id)
    expect(await app.code('{ me { _id } }', {}, second)).toBe('UNAUTHENTICATED')
  })
})
