import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { aRemoteTable, type RemoteTable } from '#testing/feedback-table.ts'
import { rowsOf } from '#testing/rows.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SAY = 'mutation($obj: FeedbackCreateInput!) { feedbackCreate(obj: $obj) }'
const LIST = '{ feedbackGetMany { message } }'
const HEALTH = '{ appHealth { feedbackWaiting feedbackToDelete feedbackTrouble } }'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('copies of feedback in a remote table', () => {
  let app: TestApp
  let table: RemoteTable
  let person: Actor

  beforeAll(async () => {
    table = await aRemoteTable()
    const env = { FEEDBACK_TABLE_URL: table.url, FEEDBACK_TABLE_KEY: 'the-key' }
    app = await makeTestApp('sqlite', env)
  })
  beforeEach(async () => {
    const plain = { status: undefined, headers: {}, losesAnswers: false, before: undefined }
    Object.assign(table, plain)
    app.clock.move(DAY)
    await app.jobs.runDue('feedback')
    table.rows.clear()
    person = await aPerson(app)
  })
  afterAll(async () => {
    await app.drop()
    await table.close()
  })

  const say = async (message: string, by = person) =>
    expect((await app.call(SAY, { obj: { message, path: '/feed' } }, by.token)).errors).toEqual([])
  const later = async (ms: number) => {
    app.clock.move(ms)
    await app.jobs.runDue('feedback')
  }
  // A new admin for each query, because sessions of admins last a day.
  const asked = async (query: string) =>
    (await app.call(query, {}, (await aPerson(app, { isAppAdmin: true })).token)).data
  const list = async () => JSON.stringify(await asked(LIST))
  const health = async () => (await asked(HEALTH)).appHealth
  const emptied = () => rowsOf(app, 'feedback', { user: null })

  it('copies feedback to the remote table with the configured key', async () => {
    await say('For the table')
    await app.jobs.runDue('feedback')
    expect([...table.rows.values()]).toEqual([
      {
        feedback_id: expect.stringMatching(/^[\da-f-]{36}$/),
        date: new Date(app.clock.now()).toISOString(),
        email: person.email,
        name: 'Test Person',
        user_id: person._id,
        message: 'For the table',
        path: '/feed',
      },
    ])
    const sent = { method: 'PATCH', path: '/v0/app1/Feedback', key: 'the-key' }
    expect(table.asked.at(-1)).toMatchObject(sent)
    await later(DAY)
    expect(table.messages()).toEqual(['For the table'])
  })

  it('keeps feedback waiting while the remote table is down, and shows the error to app admins', async () => {
    table.status = 503
    await say('Patient')
    await app.jobs.runDue('feedback')
    expect(await list()).toContain('Patient')
    expect(await health()).toEqual({
      ...{ feedbackWaiting: 1, feedbackToDelete: 0 },
      feedbackTrouble: 'FEEDBACK TABLE 503',
    })
    for (let tries = 0; tries < 120; tries += 1) await later(DAY)
    table.status = undefined
    await later(DAY)
    expect(table.messages()).toEqual(['Patient'])
    expect(await health()).toEqual({
      ...{ feedbackWaiting: 0, feedbackToDelete: 0, feedbackTrouble: null },
    })
  })

  it('stores feedback only once if the answer of the remote table was lost', async () => {
    table.losesAnswers = true
    await say('Twice')
    await app.jobs.runDue('feedback')
    expect(table.messages()).toEqual(['Twice'])
    table.losesAnswers = false
    await later(MINUTE)
    expect(table.messages()).toEqual(['Twice'])
    expect(await health()).toMatchObject({ feedbackWaiting: 0 })
    await erase(app, person)
    await later(2 * MINUTE)
    expect(table.messages()).toEqual([])
  })

  it('deletes an erased person’s copies once the remote table is up again', async () => {
    await say('Mine to take back')
    await app.jobs.runDue('feedback')
    table.status = 500
    expect(await erase(app, person)).toBeUndefined()
    expect(await list()).not.toContain('Mine to take back')
    for (let tries = 0; tries < 120; tries += 1) await later(DAY)
    expect(table.messages()).toEqual(['Mine to take back'])
    expect(await health()).toEqual({
      ...{ feedbackWaiting: 0, feedbackToDelete: 1, feedbackTrouble: 'FEEDBACK TABLE 500' },
    })
    table.status = undefined
    await later(DAY)
    expect(table.messages()).toEqual([])
    expect(await emptied()).toEqual([])
  })

  it('deletes a copy whose author was erased while it was being sent', async () => {
    for (const losesAnswers of [false, true]) {
      const writer = await aPerson(app)
      await say('On its way', writer)
      table.before = async () => {
        Object.assign(table, { before: undefined, losesAnswers })
        expect(await erase(app, writer)).toBeUndefined()
      }
      await app.jobs.runDue('feedback')
      expect(table.messages()).toEqual(['On its way'])
      table.losesAnswers = false
      await later(2 * MINUTE)
      expect(table.messages()).toEqual([])
    }
    expect(await emptied()).toEqual([])
  })
})
