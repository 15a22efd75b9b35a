import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { mailsTo } from '#testing/links.ts'
import { type AppHolder, anAppHolder, aSignedIn } from '#testing/second-factors.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const LIST = '{ appAdminGetMany { _id hasSecondFactor } }'
const APPOINT = 'mutation($email: String!) { appAdminAppoint(email: $email) }'
const REMOVE = 'mutation($_id: ID!) { appAdminRemove(_id: $_id) }'

describe.each(DATABASES)('app admins on %s', (database) => {
  let app: TestApp
  let admin: AppHolder

  beforeEach(async () => {
    app = await makeTestApp(database)
    admin = await anAppHolder(app, { isAppAdmin: true })
  })
  afterEach(() => app.drop())

  const list = async (token = admin.token): Promise<string[]> =>
    (await app.call(LIST, {}, token)).data.appAdminGetMany
      .map((it: { _id: string }) => it._id)
      .sort()
  const appoint = (email: string, token = admin.token) => app.call(APPOINT, { email }, token)
  const kinds = async (token: string) =>
    (await app.call('{ identityEventGetMany { kind byAdmin place } }', {}, token)).data
      .identityEventGetMany

  it('keeps one app admin when four remove each other at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => anAppHolder(app, { isAppAdmin: true })))
    const all = [admin, ...others]
    const outcomes = await Promise.all(
      all.flatMap((one) =>
        all.filter((it) => it !== one).map(({ _id }) => app.call(REMOVE, { _id }, one.token)),
      ),
    )
    const removed = outcomes.filter(({ errors }) => errors.length === 0)
    const codes = outcomes.flatMap(({ errors }) => errors.map((it) => it.extensions.code))
    expect(codes.filter((code) => !/^(UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)$/.test(code))).toEqual(
      [],
    )
    expect(removed).toHaveLength(3)
    const left = app.services.store.read.selectFrom('user').select('_id')
    expect(await left.where('isAppAdmin', '=', 1).execute()).toHaveLength(1)
  })

  if (database === 'postgres') return

  it('makes a person app admin, mails them and lets them act at once', async () => {
    const person = await anAppHolder(app)
    expect((await appoint(` ${person.email.toUpperCase()} `)).data.appAdminAppoint).toBe(true)
    expect(await list(person.token)).toEqual([admin._id, person._id].sort())
    expect(await mailsTo(app, person.email, 'appAdminAppointed')).toHaveLength(1)
    const event = { kind: 'app_admin_appointed', byAdmin: true, place: '' }
    expect(await kinds(person.token)).toContainEqual(event)
    const again = await appoint(person.email)
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'email' })
  })

  it('refuses to appoint an app admin without a confirmed account and two-factor sign-in', async () => {
    const plain = await aSignedIn(app)
    const unconfirmed = await aSignedIn(app, { state: 'unverified' })
    for (const [email, code] of [
      [plain.email, 'CONFLICT'],
      [unconfirmed.email, 'BAD_USER_INPUT'],
      ['nobody@a.example', 'BAD_USER_INPUT'],
    ] as const) {
      expect((await appoint(email)).errors[0]?.extensions).toMatchObject({ code, field: 'email' })
    }
    expect(await list()).toEqual([admin._id])
  })

  it('refuses changes by an app admin without two-factor sign-in or without a recent sign-in', async () => {
    const plain = await aSignedIn(app, { isAppAdmin: true })
    const person = await anAppHolder(app)
    expect((await appoint(person.email, plain.token)).errors[0]?.extensions.code).toBe('CONFLICT')
    expect(await app.code(REMOVE, { _id: admin._id }, plain.token)).toBe('CONFLICT')
    app.clock.move(11 * 60_000)
    expect((await appoint(person.email)).errors[0]?.extensions.code).toBe('SIGN_IN_AGAIN')
    expect(await app.code(REMOVE, { _id: plain._id }, admin.token)).toBe('SIGN_IN_AGAIN')
    expect(await list()).toHaveLength(2)
  })

  it('removes an app admin, ends their sessions and mails them', async () => {
    const other = await anAppHolder(app, { isAppAdmin: true })
    expect((await app.call(REMOVE, { _id: other._id }, admin.token)).data.appAdminRemove).toBe(true)
    expect(await app.code(LIST, {}, other.token)).toBe('UNAUTHENTICATED')
    expect(await mailsTo(app, other.email, 'appAdminRemoved')).toHaveLength(1)
    expect(await list()).toEqual([admin._id])
    expect(await app.code(REMOVE, { _id: other._id }, admin.token)).toBe('NOT_FOUND')
    expect(await app.code(REMOVE, { _id: admin._id }, admin.token)).toBe('CONFLICT')
  })
})
