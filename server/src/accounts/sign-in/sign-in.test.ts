import { createHash } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '#lib/weeks.ts'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson, setPassword } from '#testing/factories.ts'
import { PRODUCTION } from '#testing/production.ts'
import { rowOf, rowsOf } from '#testing/rows.ts'
import { countWork, holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'
import { makeTestApp } from '#testing/test-app.ts'

describe('signing in', () => {
  const app = testApp('sqlite', {}, undefined, { passwords: 'product' })
  let company: string
  let person: Actor

  beforeAll(async () => {
    company = await aCompany(app)
    person = await aPerson(app, { company, email: 'lena@juniper.example' })
    await setPassword(app, person, PASSWORD)
  })

  const storedHash = async (user: string) => (await rowOf(app, 'credential', { user }, 'hash')).hash

  it('sign-in answers a token for the person and the state of the session', async () => {
    const { data } = await signIn(app, { email: person.email })
    expect(data.login.state).toBe('active')
    expect(await holderOf(app, data.login.token)).toBe(person._id)
  })

  it('sign-in makes a token of 256 bits and stores only its SHA-256 (promise 3)', async () => {
    const { token } = (await signIn(app, { email: person.email })).data.login
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const sessions = await rowsOf(app, 'session', { user: person._id })
    const hashes = sessions.map((session) => session.tokenHash)
    expect(hashes).toContain(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(sessions)).not.toContain(token)
  })

  it('refuses a stored hash, a part of a token and a variant of it as a token', async () => {
    const { token } = (await signIn(app, { email: person.email })).data.login
    const stored = createHash('sha256').update(token).digest('base64url')
    for (const guess of [
      stored,
      token.slice(1),
      `${token}=`,
      `${token}A`,
      token.toLowerCase(),
      '',
    ]) {
      expect(await holderOf(app, guess)).toBe('nobody')
    }
  })

  it('stores passwords as Argon2id of at least 46 MiB (promise 2)', async () => {
    expect(await storedHash(person._id)).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  })

  it('renews a password hash of older parameters at the next sign-in (promise 2)', async () => {
    const old = await aPerson(app, { company })
    const hash = await argon2(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await app.services.store.write((trx) =>
      trx.insertInto('credential').values({ user: old._id, hash, updatedDate: 0 }).execute(),
    )
    expect(await outcomeOf(app, { email: old.email, password: `${PASSWORD}!` })).toBe(
      'INVALID_CREDENTIALS',
    )
    expect(await storedHash(old._id)).toBe(hash)
    expect(await outcomeOf(app, { email: old.email })).toBe('active')
    expect(await storedHash(old._id)).toMatch(/\$m=47104,t=1,p=1\$/)
    expect(await outcomeOf(app, { email: old.email })).toBe('active')
  })

  it('refuses a password that was changed during its check', async () => {
    const hurried = await aPerson(app, { company })
    await setPassword(app, hurried, PASSWORD)
    const { passwords, store } = app.services
    const { verify } = passwords
    const changed = await passwords.hash('another long password')
    passwords.verify = async (stored, password) => {
      const fits = await verify(stored, password)
      await store.write((trx) =>
        trx
          .updateTable('credential')
          .set({ hash: changed })
          .where('user', '=', hurried._id)
          .execute(),
      )
      return fits
    }
    expect(await outcomeOf(app, { email: hurried.email })).toBe('INVALID_CREDENTIALS')
    passwords.verify = verify
    expect(await storedHash(hurried._id)).toBe(changed)
  })

  it('a sign-in on the phone app sets lastIosLogin and changes no other field', async () => {
    const mobile = await aPerson(app, { company })
    await setPassword(app, mobile, PASSWORD)
    const read = () => rowOf(app, 'user', { _id: mobile._id })
    const before = await read()
    await signIn(app, { email: mobile.email })
    await signIn(app, { email: mobile.email, password: 'wrong', isIosLogin: true })
    expect(await read()).toEqual(before)
    expect(await outcomeOf(app, { email: mobile.email, isIosLogin: true })).toBe('active')
    expect(await read()).toEqual({ ...before, lastIosLogin: dayIn(app.clock.now(), 'UTC') })
  })

  it('refuses every password at an account without one', async () => {
    const without = await aPerson(app, { company })
    for (const password of ['', 'undefined', 'null', PASSWORD]) {
      expect(await outcomeOf(app, { email: without.email, password })).toBe('INVALID_CREDENTIALS')
    }
  })

  it('refuses a batch of sign-ins without checking a password (promise 17)', async () => {
    const work = countWork(app)
    const query = `mutation { login(email: "${person.email}", password: "a guess") { token } }`
    const reply = await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify([{ query }, { query }]),
    })
    expect(reply.json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(work.verified).toBe(0)
  })
})

describe('production', () => {
  it('production starts without any account (promise 15)', async () => {
    const app = await makeTestApp('sqlite', { ...PRODUCTION, DEMO_PASSWORD: PASSWORD })
    for (const table of ['user', 'credential', 'company', 'session'] as const) {
      expect(await app.services.store.read.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await outcomeOf(app, { email: 'operator@goodwork.example' })).toBe('INVALID_CREDENTIALS')
    await app.drop()
  })
})
