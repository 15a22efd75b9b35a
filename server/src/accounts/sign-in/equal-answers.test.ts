import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { countWork, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Everything a caller sees of a refused sign-in, except the request id and the date. */
async function seen(app: TestApp, email: string, password: string, from: string) {
  const { status, data, errors, headers } = await signIn(app, { email, password, from })
  const { 'x-request-id': _id, date: _date, ...rest } = headers
  return JSON.stringify({ status, data, errors, rest })
}

describe('sign-in does not reveal which addresses have an account (promise 13)', () => {
  const app = testApp()
  let known: Actor
  const unknown = 'nobody@a.example'
  const WRONG = 'not the password'

  beforeAll(async () => {
    known = await aPerson(app)
    await setPassword(app, known, PASSWORD)
  })

  it('answers a wrong password alike for known and unknown addresses', async () => {
    const work = countWork(app)
    const first = await seen(app, known.email, WRONG, '203.0.113.1')
    expect(work).toEqual({ verified: 1, hashed: 0 })
    const second = await seen(app, unknown, WRONG, '203.0.113.1')
    expect(work).toEqual({ verified: 2, hashed: 0 })
    expect(second).toBe(first)
    expect(first).toContain('INVALID_CREDENTIALS')
  })

  it('answers an overlong or empty password alike for known and unknown addresses', async () => {
    for (const password of ['', 'a'.repeat(300), 'a'.repeat(900_000)]) {
      const work = countWork(app)
      const first = await seen(app, known.email, password, '203.0.113.2')
      expect(await seen(app, unknown, password, '203.0.113.2')).toBe(first)
      expect(work.verified).toBe(2)
    }
  })

  it('limits sign-in tries for unknown and known addresses equally', async () => {
    const [first, second] = await Promise.all(
      [known.email, unknown].map(async (email) => {
        const answers: string[] = []
        for (let at = 0; at < 12; at += 1) {
          answers.push(await seen(app, email, WRONG, '203.0.113.3'))
        }
        return answers
      }),
    )
    expect(second).toEqual(first)
    expect(first?.at(-1)).toContain('TOO_MANY_REQUESTS')
  })

  it('asks for a reset after 100 wrong passwords, at unknown addresses too', async () => {
    await app.services.store.write((trx) =>
      trx.updateTable('counter').set({ n: 100 }).where('key', 'like', 'password-row %').execute(),
    )
    const first = await seen(app, known.email, WRONG, '203.0.113.4')
    expect(await seen(app, unknown, WRONG, '203.0.113.4')).toBe(first)
    expect(first).toContain('RESET_REQUIRED')
  })
})

describe('hostile sign-ins', () => {
  const app = testApp()
  let person: Actor
  let from = 0

  beforeAll(async () => {
    person = await aPerson(app, { email: 'lena@juniper.example' })
    await setPassword(app, person, ` ${PASSWORD} `)
  })

  /** Each sign-in comes from another network address, so that no limit refuses it. */
  const outcome = (email: string, password = ` ${PASSWORD} `) => {
    from += 1
    return outcomeOf(app, { email, password, from: `198.51.100.${from}` })
  }

  it.each([
    ['a line break', 'lena@juniper.example\r\nX: y'],
    ['a NUL at the end', 'lena@juniper.example\u0000'],
    ['a NUL inside', 'le\u0000na@juniper.example'],
    ['a Cyrillic letter', 'l\u0435na@juniper.example'],
    ['half a surrogate pair', 'lena@juniper.example\ud800'],
    ['320 characters', `${'a'.repeat(300)}@juniper.example`],
    ['blanks and then more', `lena@juniper.example${' '.repeat(600)}x`],
    ['900,000 characters', 'a'.repeat(900_000)],
    ['SQL', "' or 1=1 --"],
    ['a wildcard', '%'],
    ['no characters', ''],
  ])('sign-in refuses an email address with %s like an unknown one', async (_what, email) => {
    expect(await outcome(email)).toBe('INVALID_CREDENTIALS')
  })

  it.each([
    ...['LENA@JUNIPER.EXAMPLE', ' lena@juniper.example ', 'ｌｅｎａ@juniper.example'],
    ...['\ufeffle\u200bna@juniper.example\u202c', 'Lena <lena@juniper.example>'],
  ])('sign-in finds the account of an address typed as %j', async (email) => {
    expect(await outcome(email)).toBe('active')
  })

  it.each([
    ['without its blanks', PASSWORD],
    ['with one blank more', ` ${PASSWORD}  `],
    ['in capitals', ` ${PASSWORD} `.toUpperCase()],
    ['cut by one', ` ${PASSWORD}`],
    ['with a NUL at the end', ` ${PASSWORD} \u0000`],
    ['followed by much more', ` ${PASSWORD} ${'a'.repeat(5000)}`],
  ])('sign-in refuses the right password %s', async (_how, password) => {
    expect(await outcome(person.email, password)).toBe('INVALID_CREDENTIALS')
  })

  it('sign-in refuses a password of 1 MB without checking it', async () => {
    const work = countWork(app)
    expect(await outcome(person.email, 'a'.repeat(1_000_000))).toBe('TOO_LARGE')
    expect(work.verified).toBe(0)
  })
})
