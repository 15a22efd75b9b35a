import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { countWork, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const MINUTE = 60_000
const MOST = 10
const FROM = '203.0.113.7'

describe.each(DATABASES)('one password tried on many accounts (promise 6) on %s', (database) => {
  const app = testApp(database, { FAILING_ACCOUNTS: String(MOST), HASH_QUEUE: '1000' })
  let person: Actor

  beforeEach(async () => {
    await emptied(app)
    person = await aPerson(app)
    await setPassword(app, person, PASSWORD)
  })

  const tryOn = (email: string, from = FROM, password = 'Winter2026Winter') =>
    outcomeOf(app, { email, password, from })
  const spray = async (count: number, from = FROM, name = 'victim') => {
    const met: string[] = []
    for (let at = 0; at < count; at += 1) met.push(await tryOn(`${name}${at}@a.example`, from))
    return met
  }

  it('checks exactly 10 of 40 simultaneous guesses on 40 accounts (promise 16)', async () => {
    const work = countWork(app)
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, at) => tryOn(`victim${at}@a.example`)),
    )
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(MOST)
    expect(work.verified).toBe(MOST)
  })

  if (database === 'postgres') return

  it('refuses sign-ins from one network address for an hour after 10 failed accounts', async () => {
    const work = countWork(app)
    expect(await spray(MOST)).toEqual(Array(MOST).fill('INVALID_CREDENTIALS'))
    const { errors } = await signIn(app, { email: person.email, from: FROM })
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 3600 })
    expect(errors[0]?.message).toBe('Too many tries. Wait 60 minutes, or set a new password.')
    expect(work.verified).toBe(MOST)
    app.clock.move(60 * MINUTE - 1)
    expect(await tryOn(person.email, FROM, PASSWORD)).toBe('TOO_MANY_REQUESTS')
    app.clock.move(1)
    expect(await tryOn(person.email, FROM, PASSWORD)).toBe('active')
  })

  it('counts failed accounts, not tries, so that an office can mistype its passwords', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await spray(MOST - 1)).toEqual(Array(MOST - 1).fill('INVALID_CREDENTIALS'))
    }
    expect(await tryOn(person.email, FROM, PASSWORD)).toBe('active')
  })

  it('a right password removes only its own account from the count', async () => {
    for (let round = 0; round < 3 * MOST; round += 1) {
      expect(await tryOn(person.email)).toBe('INVALID_CREDENTIALS')
      expect(await tryOn(person.email, FROM, PASSWORD)).toBe('active')
    }
    await spray(MOST - 1)
    // Sign-ins to one's own account, however many, leave the other accounts counted.
    for (let round = 0; round < 5; round += 1) await tryOn(person.email, FROM, PASSWORD)
    expect(await tryOn('last@a.example')).toBe('INVALID_CREDENTIALS')
    expect(await tryOn('one-more@a.example')).toBe('TOO_MANY_REQUESTS')
  })
})
