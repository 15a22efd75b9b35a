import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clean } from '#maintenance-jobs.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aRemoteTable, type RemoteTable } from '#testing/feedback-table.ts'
import { importsOf } from '#testing/imports.ts'
import { link, NEW_PASSWORD } from '#testing/links.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowOf } from '#testing/rows.ts'
import { PASSWORD, signIn } from '#testing/sign-in.ts'
import { contentOf } from '#testing/tables.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const DAY = 24 * 3_600_000
const SAY = 'mutation($obj: FeedbackCreateInput!) { feedbackCreate(obj: $obj) }'
const INVITE = 'mutation($obj: MemberCreateInput!) { memberInvite(obj: $obj) }'
const JOIN = 'mutation($obj: UserCreateInput!) { userCreate(obj: $obj) { _id } }'
const STRANGERS = 'stranger purple umbrellas'

describe('an unconfirmed account', () => {
  let app: TestApp
  let table: RemoteTable
  let admin: Actor
  let email: string

  beforeAll(async () => {
    table = await aRemoteTable()
    const env = { FEEDBACK_TABLE_URL: table.url, FEEDBACK_TABLE_KEY: 'k' }
    app = await makeTestApp('sqlite', env)
  })
  beforeEach(async () => {
    const tag = randomUUID().slice(0, 8)
    const company = await aCompany(app, `${tag}.example`)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    email = `zoe.${tag}@x.example`
  })
  afterAll(async () => {
    await app.drop()
    await table.close()
  })

  const signUp = async (password: string) => {
    const obj = { email, password, firstName: 'Zoe', lastName: 'Q' }
    expect((await link(app, 'userCreate', { obj })).errors).toEqual([])
    const { data } = await signIn(app, { email, password })
    expect(data.login.state).toBe('unverified')
    return data.login.token as string
  }
  const say = async (token: string, message: string) => {
    expect((await app.call(SAY, { obj: { message, path: '/' } }, token)).errors).toEqual([])
    await app.jobs.runDue('feedback')
    expect(table.messages()).toContain(message)
  }
  const invite = async () => {
    expect((await app.call(INVITE, { obj: { email } }, admin.token)).errors).toEqual([])
    const { text } = await rowOf(app, 'outbox', { recipient: email, kind: 'invitation' }, 'text')
    return /invite=([\w-]+)/.exec(text)?.[1]
  }
  const join = async (invitation: string | undefined) => {
    const obj = { email, password: NEW_PASSWORD, firstName: 'Zoe', lastName: 'Q', invitation }
    expect((await app.call(JOIN, { obj })).errors).toEqual([])
    const { data } = await signIn(app, { email, password: NEW_PASSWORD })
    return data.login.token as string
  }
  const tablesWith = async (word: string) =>
    [...(await contentOf(app.services.store.read))]
      .filter(([, rows]) => JSON.stringify(rows).includes(word))
      .map(([name]) => name.split(' ')[0])
  /** Runs the job that deletes external copies of feedback, two minutes after the account's end. */
  const withdrawn = () => {
    app.clock.move(2 * 60_000)
    return app.jobs.runDue('feedback')
  }
  const tidied = async () => {
    const failures: object[] = []
    await clean(app.services, { error: (facts) => failures.push(facts) })
    await withdrawn()
    expect(failures).toEqual([])
  }

  it('deletes an unconfirmed account after a month, with all copies of its feedback', async () => {
    await say(await signUp(PASSWORD), `private ${email}`)
    app.clock.move(40 * DAY)
    await tidied()
    expect(await tablesWith(email)).toEqual([])
    expect(table.messages()).not.toContain(`private ${email}`)
  })

  it('deleting an unconfirmed account keeps invitations and imports with its address', async () => {
    await signUp(PASSWORD)
    app.clock.move(28 * DAY)
    admin.token = await aSession(app, admin._id)
    await importsOf(app, admin).look(`email,manager\n${admin.email},${email}\n${email},`)
    const invitation = await invite()
    app.clock.move(4 * DAY)
    const people = app.services.store.read.selectFrom('user').where('email', '=', email)
    const before = await tablesWith(email)
    await clean(app.services, { error: () => undefined })
    expect(await people.select('_id').execute()).toEqual([])
    const stays = ['invitation', 'outbox', 'auditEvent', 'memberImportRow']
    expect(before).toEqual(expect.arrayContaining(stays))
    expect(await tablesWith(email)).toEqual(expect.arrayContaining(stays))
    expect(await join(invitation)).toBeTypeOf('string')
  })

  it('an invited sign-up deletes a stranger’s account with that address', async () => {
    await say(await signUp(STRANGERS), `abuse ${email}`)
    const token = await join(await invite())
    const read = app.services.store.read.selectFrom('feedback').selectAll()
    expect(JSON.stringify(await read.execute())).not.toContain(email)
    await withdrawn()
    expect(table.messages()).not.toContain(`abuse ${email}`)
    const { me } = (await app.call('{ me { _id } }', {}, token)).data
    expect(await erase(app, { ...admin, _id: me._id, email, token })).toBeUndefined()
    await tidied()
    expect(await tablesWith(email)).toEqual([])
  })
})
