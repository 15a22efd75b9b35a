import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import { eraseDue } from '#privacy/erasing/erasing.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { aCompanyToJoin, anAddress, signedInAgain } from '#testing/joining.ts'
import { link as call, codeTo, linkOutcome, NEW_PASSWORD, signUp } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'
import { PASSWORD, signIn } from '#testing/sign-in.ts'

const INVITE = 'mutation($obj: MemberCreateInput!) { done: memberInvite(obj: $obj) }'
const ACCEPT = 'mutation($code: String!) { done: invitationAccept(code: $code) }'
const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const LOWER =
  'mutation($_id: ID!) { done: memberUpdate(obj: { _id: $_id, isCompanyAdmin: false }) }'
const CLOSE = 'mutation($_id: ID!) { done: userDelete(_id: $_id) { _id } }'
const KEEP = 'mutation { done: userKeep }'

/** Codes of two calls if the first comes first, and if the second ends the session of the first. */
const DONE = [undefined, undefined]
const SIGNED_OUT = ['UNAUTHENTICATED', undefined]

/** Transactions that wait for a lock. */
const WAITING = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Each test locks a person or a company until two calls wait for it. If the calls took their locks
 * in different orders, they would make a deadlock and one of them would fail with TRY_AGAIN. SQLite
 * has one writer, so there the calls run one after another with the same outcome.
 */
describe.each(DATABASES)('the lock order of two calls about one person, on %s', (database) => {
  const app = testApp(database)
  let company: string
  let domain: string
  let admin: Actor
  let link: string

  beforeEach(async () => {
    ;({ domain, company, admin, link } = await aCompanyToJoin(app))
  })

  type Call = () => Promise<unknown>
  /**
   * Begins calls one after another while a lock is held, and answers their outcomes. PostgreSQL may
   * run the second call first, so that the first one finds its session ended.
   */
  const whileHeld = async (hold: (trx: Db) => Promise<unknown>, calls: readonly Call[]) => {
    const { store } = app.services
    const running: Promise<unknown>[] = []
    let over = 0
    await store.write(async (trx) => {
      await hold(trx)
      for (const one of calls) {
        running.push(one().finally(() => (over += 1)))
        if (database === 'sqlite') continue
        while (over + (await WAITING.execute(store.read)).rows.length < running.length) {
          await sleep(5)
        }
      }
    })
    return Promise.all(running)
  }
  const personOf = (_id: string) => (trx: Db) =>
    trx
      .updateTable('user')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('_id', '=', _id)
      .execute()
  const theCompany = (trx: Db) => lockCompany(trx, company)
  const out = (_id: string) => () => app.code(OUT, { _id }, admin.token)
  const again = async (person: Actor) => (await signedInAgain(app, person)).token

  /** A member with a password, and with a mailed link that changes their address. */
  const aMover = async (options: { isCompanyAdmin?: true } = {}) => {
    const person = await aPerson(app, { company, email: anAddress(), ...options })
    await setPassword(app, person, PASSWORD)
    const email = anAddress()
    await call(app, 'emailChange', { email }, { token: person.token })
    const code = await codeTo(app, email, 'confirmNewAddress')
    const move = () => linkOutcome(app, 'verifyEmail', { code, password: PASSWORD })
    return { ...person, move }
  }

  it('closes an account and deactivates its person at once without deadlock', async () => {
    const person = await aPerson(app, { company })
    const elsewhere = await again(person)
    const close = () => app.code(CLOSE, { _id: person._id }, elsewhere)
    const ends = await whileHeld(personOf(person._id), [close, out(person._id)])
    expect([DONE, SIGNED_OUT]).toContainEqual(ends)
  })

  it('changes an address by password and deactivates its person at once without deadlock', async () => {
    const person = await aMover()
    const ends = await whileHeld(personOf(person._id), [person.move, out(person._id)])
    expect(ends).toEqual(['done', undefined])
  })

  it('changes the address of an admin and demotes them at once without deadlock', async () => {
    const person = await aMover({ isCompanyAdmin: true })
    const lower = () => app.code(LOWER, { _id: person._id }, admin.token)
    const ends = await whileHeld(personOf(person._id), [person.move, lower])
    expect(ends).toEqual(['done', undefined])
  })

  /** A person who closed their account and signed in again. */
  const aCloser = async () => {
    const person = await aPerson(app, { company, email: anAddress() })
    await setPassword(app, person, PASSWORD)
    expect(await app.code(CLOSE, { _id: person._id }, person.token)).toBeUndefined()
    const { token } = (await signIn(app, { email: person.email })).data.login
    return { ...person, token: token as string }
  }

  it('erases a person and deactivates them at once without deadlock', async () => {
    const person = await aCloser()
    await setRows(app, 'user', { _id: person._id }, { deletionDate: app.clock.now() })
    const erase = () => eraseDue(app.services)
    const ends = await whileHeld(personOf(person._id), [erase, out(person._id)])
    expect(ends[0]).toBe(1)
    // The deactivation comes before the erasure or finds no person.
    expect([undefined, 'NOT_FOUND']).toContain(ends[1])
  })

  it('reopens an account and deactivates its person at once without deadlock', async () => {
    const person = await aCloser()
    const keep = () => app.code(KEEP, {}, person.token)
    const ends = await whileHeld(theCompany, [keep, out(person._id)])
    expect([DONE, SIGNED_OUT]).toContainEqual(ends)
  })

  it('changes a password and deactivates its person at once without deadlock', async () => {
    const person = await aPerson(app, { company })
    await setPassword(app, person, PASSWORD)
    const token = await again(person)
    const given = { password: PASSWORD, newPassword: NEW_PASSWORD }
    const change = async () =>
      (await call(app, 'passwordChange', given, { token })).errors[0]?.extensions.code
    const ends = await whileHeld(personOf(person._id), [change, out(person._id)])
    expect([DONE, SIGNED_OUT]).toContainEqual(ends)
  })

  /** An address that signed up and was invited: accepts the invitation, or confirms the sign-up. */
  const anInvited = async (email: string) => {
    await signUp(app, email)
    const code = await codeTo(app, email, 'verifyAddress')
    await app.code(INVITE, { obj: { email } }, admin.token)
    const invitation = await codeTo(app, email, 'invitation')
    const comes = async () =>
      (await signUp(app, email, { invitation })).errors[0]?.extensions.code ?? 'done'
    return { comes, verify: () => linkOutcome(app, 'verifyEmail', { code }) }
  }

  it('admits an address by invitation or confirms its sign-up, one of them at once', async () => {
    for (const email of [anAddress(domain), anAddress()]) {
      const { comes, verify } = await anInvited(email)
      const ends = await whileHeld(theCompany, [comes, verify])
      expect(['done,INVALID_CODE', 'CONFLICT,done']).toContain(ends.join())
    }
  })

  it('admits a person once who accepts a link and confirms an address at once', async () => {
    for (const isLinkFirst of [true, false]) {
      const person = await aPerson(app, { company: null, email: anAddress() })
      const email = anAddress(domain)
      await call(app, 'emailChange', { email }, { token: person.token })
      const code = await codeTo(app, email, 'confirmNewAddress')
      const given = { code, joins: true }
      const accept = () => app.code(ACCEPT, { code: link }, person.token)
      const move = async () => {
        const outcome = await linkOutcome(app, 'verifyEmail', given, { token: person.token })
        return outcome === 'done' ? undefined : outcome
      }
      const ends = isLinkFirst
        ? await whileHeld(theCompany, [accept, move])
        : (await whileHeld(theCompany, [move, accept])).reverse()
      expect([DONE, SIGNED_OUT]).toContainEqual(ends)
      const { data } = await app.call('{ me { company { _id } } }', {}, await again(person))
      expect(data.me.company._id).toBe(company)
    }
  })
})
