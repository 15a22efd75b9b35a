import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, aPerson, setPassword } from '#testing/factories.ts'
import { LINK_CALLS, type LinkCall, signUp } from '#testing/links.ts'
import { callFrom, countWork, PASSWORD } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

describe('email links do not reveal which addresses have an account (promise 13)', () => {
  let app: TestApp
  let known: Actor
  let unconfirmed = ''

  beforeAll(async () => {
    app = await makeTestApp()
    known = await aPerson(app)
    await setPassword(app, known, PASSWORD)
    unconfirmed = (await signUp(app, 'ada@a.example')).data.userCreate._id
    app.clock.move(3_600_000)
  })
  afterAll(() => app.drop())

  let place = 0
  /** The answer as a caller sees it, without request id and date, and the written rows. */
  async function seen(name: LinkCall, variables: object, address?: string) {
    place += 1
    const from = address ?? `203.0.113.${place}`
    const before = await contentOf(app.services.store.read)
    const work = countWork(app)
    const reply = await callFrom(app, LINK_CALLS[name], variables, { from })
    const { 'x-request-id': _id, date: _date, ...headers } = reply.headers
    const written: Record<string, number> = {}
    for (const [row, content] of await contentOf(app.services.store.read)) {
      const [table = ''] = row.split(' ')
      // Only mails and their jobs may differ, because they reach the owner alone.
      if (before.get(row) !== content && table !== 'outbox' && table !== 'job') {
        written[table] = (written[table] ?? 0) + 1
      }
    }
    const { status, data, errors } = reply
    return { answer: JSON.stringify({ status, data, errors, headers }), work: { ...work }, written }
  }

  it('a reset request answers and writes alike for known and unknown addresses', async () => {
    const first = await seen('getResetPasswordLink', { email: known.email })
    expect(first.written).toEqual({ actionCode: 1, counter: 2, auditEvent: 1 })
    expect(await seen('getResetPasswordLink', { email: 'nobody@a.example' })).toEqual(first)
    expect(await seen('getResetPasswordLink', { email: 'ada@a.example' })).toEqual(first)
  })

  it('a resent verification answers and writes alike for known and unknown ids', async () => {
    const first = await seen('resendEmailVerification', { _id: unconfirmed })
    expect(first.written).toEqual({ actionCode: 1, counter: 2 })
    const none = await seen('resendEmailVerification', { _id: known._id.replace(/^./, 'f') })
    expect(none).toEqual(first)
    expect(await seen('resendEmailVerification', { _id: known._id })).toEqual(first)
  })

  it('sign-up answers confirmed, unconfirmed and new addresses alike', async () => {
    const obj = { password: 'eight quiet mountains', firstName: 'Ada', lastName: 'Byron' }
    const _id = '019a0000-0000-7000-8000-00000000abcd'
    const one = (email: string) => seen('userCreate', { obj: { ...obj, _id, email } })
    const first = await one(known.email)
    expect(first.work).toEqual({ hashed: 1, verified: 0 })
    for (const email of ['ada@a.example', 'new@a.example']) {
      const { answer, work } = await one(email)
      expect({ answer, work }).toEqual({ answer: first.answer, work: first.work })
    }
  })

  it('an address change answers alike and mails as much for free and taken addresses', async () => {
    const ask = async (email: string) => {
      const { token } = known
      const before = await contentOf(app.services.store.read)
      const { status, data, errors } = await app.call(LINK_CALLS.emailChange, { email }, token)
      const after = await contentOf(app.services.store.read)
      return { status, data, errors, mails: mailsIn(after) - mailsIn(before) }
    }
    const mailsIn = (content: ReadonlyMap<string, string>) =>
      [...content.keys()].filter((row) => row.startsWith('outbox ')).length
    const fresh = await aPerson(app)
    await app.services.store.write((trx) =>
      trx
        .updateTable('session')
        .set({ signedInAt: app.clock.now() })
        .where('user', '=', known._id)
        .execute(),
    )
    expect(await ask('elsewhere@a.example')).toEqual(await ask(fresh.email))
  })

  it('limits reset requests for unknown and known addresses equally', async () => {
    const { store, clock } = app.services
    const tries = async (email: string, from: string) => {
      const answers: string[] = []
      const counter = { key: `links ${from}`, n: 190, until: clock.now() + 3_600_000 }
      await store.write((trx) => trx.insertInto('counter').values(counter).execute())
      for (let at = 0; at < 12; at += 1) {
        answers.push((await seen('getResetPasswordLink', { email }, from)).answer)
      }
      return answers
    }
    const first = await tries(known.email, '198.51.100.1')
    expect(await tries('nobody@a.example', '198.51.100.2')).toEqual(first)
    expect(first.at(-1)).toContain('TOO_MANY_REQUESTS')
  })
})
