import { randomUUID } from 'node:crypto'
import { insertDemoCompany } from '../server/src/demo/demo.store.ts'
import { DATABASES } from '../server/src/testing/databases.ts'
import { aPerson, setPassword } from '../server/src/testing/factories.ts'
import { setup } from '../server/src/testing/global-setup.ts'
import { LINK_CALLS } from '../server/src/testing/links.ts'
import { callFrom, signIn } from '../server/src/testing/sign-in.ts'
import { makeTestApp, type TestApp } from '../server/src/testing/test-app.ts'
import { median, misses, report, say } from './lib/figures.ts'

const TRIES = 200
const WARM_UP = 20
/** Attempts for one account, few enough to stay below every limit. */
const TRIES_EACH = 4
const COMPANIES = 2000
const COMPANIES_AT_ONCE = 500
/** The domain of one company, to which all addresses belong, known and unknown. */
const DOMAIN = 'company-7.example'

/** The account of a call: an address, and the id from the answer to its sign-up. */
type AskedPerson = { email: string; _id: string }
type Try = (asked: AskedPerson, from: string) => Promise<unknown>

/** Compares the median times of a call for known and for unknown people, in turn. */
async function compare(what: string, known: AskedPerson[], attempt: Try): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let at = -WARM_UP; at < TRIES; at += 1) {
    const place = Math.floor((at + WARM_UP) / TRIES_EACH)
    const name = `${what.replaceAll(' ', '-')}-${place}`
    const people = { known: known[place], unknown: { email: `${name}@${DOMAIN}`, _id: name } }
    // The order changes, so that neither side has the warmer cache.
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const asked = people[kind]
      if (asked === undefined) throw new Error('There are too few people')
      const from = `2001:db8:${place.toString(16)}::1`
      const begin = performance.now()
      await attempt(asked, from)
      if (at >= 0) times[kind].push(performance.now() - begin)
    }
  }
  const [of, other] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(of - other)
  const most = Number(Math.max(2, 0.05 * Math.max(of, other)).toFixed(2))
  const medians = `known ${of.toFixed(2)} ms, unknown ${other.toFixed(2)} ms`
  report(`${what}, medians of ${TRIES} apart`, apart, ' ms', { most }, medians)
}

/** Makes companies that people join by their domains. Answers the company of `DOMAIN`. */
async function companies(app: TestApp): Promise<string> {
  const ids = Array.from({ length: COMPANIES }, () => randomUUID())
  for (let at = 0; at < COMPANIES; at += COMPANIES_AT_ONCE) {
    await app.services.store.write(async (trx) => {
      for (const [more, _id] of ids.slice(at, at + COMPANIES_AT_ONCE).entries()) {
        const one = { _id, name: `Company ${at + more}`, domain: `company-${at + more}.example` }
        await insertDemoCompany(trx, one, app.clock.now())
      }
    })
  }
  return ids[7] ?? ''
}

/** Makes members of a company, or people who signed up at its domain but are unconfirmed. */
async function people(app: TestApp, company: string | null): Promise<AskedPerson[]> {
  const count = Math.ceil((TRIES + WARM_UP) / TRIES_EACH)
  const made = []
  for (let at = 0; at < count; at += 1) {
    const state = company === null ? 'unverified' : 'active'
    const email = `${randomUUID()}@${DOMAIN}`
    const person = await aPerson(app, { state, company, email })
    await setPassword(app, person, 'five green bicycles')
    made.push(person)
  }
  return made
}

const SIGN_UP = { password: 'seven purple umbrellas', firstName: 'Ada', lastName: 'Byron' }

/**
 * Checks that response times do not reveal accounts: of sign-in with a wrong password, sign-up, a
 * reset link and another verification link. The known people are members of one of 2,000 companies.
 * Product 4, promise 13: medians within 5 % or 2 ms over 200 tries.
 */
export async function loginEquality(): Promise<void> {
  const stop = await setup()
  for (const database of DATABASES) {
    const app = await makeTestApp(database)
    const known = await people(app, await companies(app))
    const unconfirmed = await people(app, null)
    await compare(`${database} sign-in`, known, ({ email }, from) =>
      signIn(app, { email, password: 'not the password', from }),
    )
    const signUp: Try = ({ email }, from) =>
      callFrom(app, LINK_CALLS.userCreate, { obj: { ...SIGN_UP, email } }, { from })
    await compare(`${database} sign-up`, known, signUp)
    app.clock.move(3_600_000)
    await compare(`${database} unconfirmed sign-up`, unconfirmed, signUp)
    app.clock.move(3_600_000)
    await compare(`${database} reset`, known, ({ email }, from) =>
      callFrom(app, LINK_CALLS.getResetPasswordLink, { email }, { from }),
    )
    await compare(`${database} resend`, unconfirmed, ({ _id }, from) =>
      callFrom(app, LINK_CALLS.resendEmailVerification, { _id }, { from }),
    )
    await app.drop()
  }
  await stop?.()
}

if (import.meta.main) {
  say('login equality')
  await loginEquality()
  process.exitCode = misses() === 0 ? 0 : 1
}
