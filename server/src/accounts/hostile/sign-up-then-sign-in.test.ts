import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { purge } from '#accounts/sign-up/sign-up.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { codeTo, link, linkOutcome, mailsTo, resetCode, signUp } from '#testing/links.ts'
import { rowsOf } from '#testing/rows.ts'
import { countWork, holderOf, outcomeOf, PASSWORD, signIn } from '#testing/sign-in.ts'

const STRANGERS = 'a stranger made this one up'
const DAY = 24 * 3_600_000
const ME = `{ me { _id version email firstName lastName emailVerified isPublicUser sessionState role
  tier createdDate updatedDate lastIosLogin company { _id } totpEnabled recoveryCodes
  showWelcomeDialog } }`

describe.each(DATABASES)('a sign-up and the sign-in after it (promise 13) on %s', (database) => {
  const app = testApp(database)
  let known: Actor
  let unconfirmed = ''
  let fresh = ''
  let made = 0

  beforeEach(async () => {
    made += 1
    known = await aPerson(app, { email: `known${made}@a.example` })
    await setPassword(app, known, PASSWORD)
    unconfirmed = `waits${made}@a.example`
    await signUp(app, unconfirmed, { password: PASSWORD })
    fresh = `fresh${made}@a.example`
  })

  /** Runs one course for each kind of address; all must see the same. */
  async function sameForAll(course: (email: string) => Promise<unknown>) {
    const seen: string[] = []
    for (const email of [fresh, known.email, unconfirmed]) {
      const text = JSON.stringify(await course(email))
      seen.push(text.replaceAll(email, 'ADDRESS'))
    }
    expect(seen[1]).toBe(seen[0])
    expect(seen[2]).toBe(seen[0])
    return seen[0] ?? ''
  }
  const enter = async (email: string, password = STRANGERS) =>
    (await signIn(app, { email, password })).data?.login

  it('are one sign-up however often it is sent, also at once (promise 16)', async () => {
    for (const email of [known.email, fresh]) {
      await Promise.all(
        Array.from({ length: 6 }, () => signUp(app, email, { password: STRANGERS })),
      )
      const rows = await rowsOf(app, 'user', { email, emailVerified: 0 }, '_id')
      expect(rows).toHaveLength(1)
      expect((await enter(email)).state).toBe('unverified')
    }
  })

  it('leave every one of different sign-ups at once its own way in (promise 16)', async () => {
    for (const email of [known.email, fresh]) {
      const passwords = Array.from({ length: 5 }, (_, at) => `lantern number ${at + 100}`)
      await Promise.all(passwords.map((password) => signUp(app, email, { password })))
      for (const password of passwords) {
        expect((await enter(email, password)).state).toBe('unverified')
      }
    }
  })

  if (database === 'postgres') return

  it('lead to the same session and the same person, whoever has the address', async () => {
    const seen = await sameForAll(async (email) => {
      const _id = randomUUID()
      const { data } = await signUp(app, email, { _id, password: STRANGERS })
      const work = countWork(app)
      const { token, state } = await enter(email)
      const me = await app.call(ME, {}, token)
      const text = JSON.stringify([data, state, me.data, me.errors, work])
      return [text.replaceAll(_id, 'ID'), (await enter(email, 'another password')) ?? null]
    })
    expect(seen).toContain('unverified')
    expect(seen).toContain('\\"verified\\":1')
  })

  it('allow the same in that session: another address, the mail again, leaving', async () => {
    await sameForAll(async (email) => {
      const { data } = await signUp(app, email, { password: STRANGERS })
      const { _id } = data.userCreate
      const { token } = await enter(email)
      const own = await link(app, 'emailChange', { email: email.toUpperCase() }, { token })
      const again = await link(app, 'resendEmailVerification', { _id })
      const goals = await app.call('{ goalGetMany { _id } }', {}, token)
      const left = await app.call('mutation { logout }', {}, token)
      const stays = (await enter(email)).state
      return [own.errors, again.data, goals.errors, left.data, stays]
    })
  })

  it('run into the limits after as many tries: a right password there gives none back', async () => {
    await sameForAll(async (email) => {
      await signUp(app, email, { password: STRANGERS })
      made += 1
      const from = `198.51.${made}.1`
      const codes: string[] = []
      for (let at = 0; at < 14; at += 1) {
        const password = at % 4 === 3 ? STRANGERS : 'a guess'
        codes.push(await outcomeOf(app, { email, password, from }))
      }
      return codes
    })
    const row = await rowsOf(app, 'counter')
    const inRow = row.filter(({ key }) => key.startsWith('password-row '))
    expect(Math.max(...inRow.map(({ n }) => Number(n)))).toBe(10)
  })

  it('give a stranger nothing of the account: neither its mailbox nor its password opens theirs', async () => {
    await signUp(app, known.email, { password: STRANGERS })
    const { token } = await enter(known.email)
    expect(await holderOf(app, token)).not.toBe(known._id)
    expect(await outcomeOf(app, { email: known.email })).toBe('active')
    const elsewhere = `mallory${made}@b.example`
    await link(app, 'emailChange', { email: elsewhere }, { token })
    const code = await codeTo(app, elsewhere, 'confirmNewAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code }, { token })).toBe('done')
    expect(await outcomeOf(app, { email: elsewhere, password: STRANGERS })).toBe('active')
    expect(await outcomeOf(app, { email: known.email, password: STRANGERS })).toBe(
      'INVALID_CREDENTIALS',
    )
    expect(await outcomeOf(app, { email: known.email })).toBe('active')
  })

  it('send the owner no mail that a stranger brings about by signing in from many places', async () => {
    await signUp(app, known.email, { password: STRANGERS })
    await signUp(app, fresh, { password: STRANGERS })
    for (const email of [known.email, fresh]) {
      for (const [at, agent] of ['Firefox/130.0', 'curl/8', 'Safari/605', 'Edg/120'].entries()) {
        const headers = { 'user-agent': agent }
        const login = { email, password: STRANGERS, from: `10${at}.1.2.3`, headers }
        expect(await outcomeOf(app, login)).toBe('unverified')
      }
      expect(await mailsTo(app, email, 'newDevice')).toEqual([])
    }
  })

  it('tell an owner who forgot their account, when they ask for the mail again', async () => {
    const { data } = await signUp(app, known.email, { password: STRANGERS })
    await link(app, 'resendEmailVerification', { _id: data.userCreate._id })
    expect(await mailsTo(app, known.email, 'accountExists')).toHaveLength(2)
    expect(await mailsTo(app, known.email, 'verifyAddress')).toEqual([])
  })

  it('stay as they are when the owner changes their password, and end when the mailbox is proven', async () => {
    await signUp(app, known.email, { password: STRANGERS })
    const { token } = await enter(known.email)
    const change = { password: PASSWORD, newPassword: 'eight quiet mountains' }
    expect(await linkOutcome(app, 'passwordChange', change, { token: known.token })).toBe('done')
    expect((await enter(known.email)).state).toBe('unverified')
    const code = await resetCode(app, known.email)
    await linkOutcome(app, 'resetPassword', { code, password: PASSWORD })
    expect(await holderOf(app, token)).toBe('nobody')
    expect(await outcomeOf(app, { email: known.email, password: STRANGERS })).toBe(
      'INVALID_CREDENTIALS',
    )
  })

  it('are kept fifty to an address, whoever has it', async () => {
    await sameForAll(async (email) => {
      const { store } = app.services
      await signUp(app, email, { password: STRANGERS })
      const [first, ...more] = await store.read
        .selectFrom('credential')
        .innerJoin('user', 'user._id', 'credential.user')
        .selectAll('credential')
        .where('user.email', '=', email)
        .where('emailVerified', '=', 0)
        .orderBy('user._id', 'desc')
        .execute()
      const {
        isShadow: _known,
        foundBy: _words,
        ...row
      } = await store.read
        .selectFrom('user')
        .selectAll()
        .where('_id', '=', first?.user ?? '')
        .executeTakeFirstOrThrow()
      await store.write(async (trx) => {
        for (let at = more.length + 1; at < 50; at += 1) {
          const _id = randomUUID()
          await trx
            .insertInto('user')
            .values({ ...row, _id, emailKey: `shadow ${_id}` })
            .execute()
          await trx
            .insertInto('credential')
            .values({ user: _id, hash: `x${at}`, updatedDate: 0, shadowOf: email })
            .execute()
        }
      })
      await signUp(app, email, { password: 'one password too many' })
      const outcome = await outcomeOf(app, { email, password: 'one password too many' })
      return [outcome, (await enter(email)).state]
    })
  })

  it('go after 31 days where nobody confirmed the address, and never an account that is confirmed', async () => {
    await sameForAll(async (email) => {
      await signUp(app, email, { password: STRANGERS })
      app.clock.move(31 * DAY)
      await app.services.store.write((trx) => trx.deleteFrom('counter').execute())
      await purge(app.services)
      const before = await outcomeOf(app, { email, password: STRANGERS })
      app.clock.move(1)
      await purge(app.services)
      return [before, await outcomeOf(app, { email, password: STRANGERS })]
    })
    expect(await outcomeOf(app, { email: known.email })).toBe('active')
  })

  it('keep the address from nobody once the account before them is gone', async () => {
    const email = `after${made}@a.example`
    await signUp(app, email, { password: PASSWORD })
    app.clock.move(20 * DAY)
    await signUp(app, email, { password: STRANGERS })
    app.clock.move(12 * DAY)
    await purge(app.services)
    const mails = (await mailsTo(app, email, 'verifyAddress')).length
    await signUp(app, email, { password: STRANGERS })
    expect(await mailsTo(app, email, 'verifyAddress')).toHaveLength(mails + 1)
    const code = await codeTo(app, email, 'verifyAddress')
    expect(await linkOutcome(app, 'verifyEmail', { code })).toBe('done')
    expect(await outcomeOf(app, { email, password: STRANGERS })).not.toBe('unverified')
  })
})
