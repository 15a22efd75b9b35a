import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'

const SEND = `mutation($obj: ChatSendInput!) { chatSend(obj: $obj) {
  _id chatId text kind question sentences { text sources } sources { n kind id title path }
  cards { kind id title reason path } } }`
const LIST = '{ chatGetMany { _id title } }'
const GET = 'query($_id: ID!) { chatGet(_id: $_id) { _id messages { _id text kind } } }'
const DELETE = 'mutation($_id: ID!) { chatDelete(_id: $_id) }'
const DAY = 24 * 3_600_000

describe.each(DATABASES)('chats with Mira on %s', (database) => {
  const app = testApp(database)
  let person: Actor
  const send = async (text: string, more: object = {}, by = person) => {
    const { data, errors } = await app.call(SEND, { obj: { text, ...more } }, by.token)
    expect(errors).toEqual([])
    return data.chatSend
  }

  beforeAll(async () => {
    person = await aPerson(app)
  })

  it('answer from the library, each quote with a source that has a page', async () => {
    const answer = await send('My meetings never end on time and nothing is decided')
    expect(answer.kind).toBe('advice')
    expect(answer.sources.length).toBeGreaterThan(1)
    for (const { path } of answer.sources) expect(path).toMatch(/^(\/|https:)/)
    const quoted = answer.sentences.filter(
      ({ sources }: { sources: number[] }) => sources.length > 0,
    )
    expect(quoted).toHaveLength(answer.sources.length)
    expect(answer.cards.length).toBeGreaterThan(0)
  })

  it('are kept sealed, continued by their id, listed newest first, and deleted for good', async () => {
    const writer = await aPerson(app)
    const first = await send('hello', {}, writer)
    await send('I keep forgetting names', { chatId: first.chatId }, writer)
    app.clock.move(1000)
    const other = await send('thanks', {}, writer)
    const { data } = await app.call(LIST, {}, writer.token)
    expect(data.chatGetMany).toEqual([
      { _id: other.chatId, title: 'thanks' },
      { _id: first.chatId, title: 'hello' },
    ])
    const read = await app.call(GET, { _id: first.chatId }, writer.token)
    expect(read.data.chatGet.messages.map(({ text }: { text: string }) => text)).toEqual([
      'hello',
      'I keep forgetting names',
    ])
    expect(JSON.stringify(await rowsOf(app, 'chatMessage', {}))).not.toContain('names')
    expect((await app.call(DELETE, { _id: first.chatId }, writer.token)).errors).toEqual([])
    const gone = await app.call(GET, { _id: first.chatId }, writer.token)
    expect(gone.errors[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('are the person’s alone: others can neither read, continue nor delete them', async () => {
    const { chatId } = await send('my own question about meetings')
    const admin = await aPerson(app, { company: person.company, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const { token } of [admin, operator]) {
      const calls = [
        app.call(GET, { _id: chatId }, token),
        app.call(DELETE, { _id: chatId }, token),
        app.call(SEND, { obj: { chatId, text: 'me too' } }, token),
      ]
      for (const { errors } of await Promise.all(calls)) {
        expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
      }
      expect((await app.call(LIST, {}, token)).data.chatGetMany).toEqual([])
    }
  })

  it('refuse an empty message, a long one, and the twenty-first in an hour', async () => {
    const writer = await aPerson(app)
    const fault = async (text: string) =>
      (await app.call(SEND, { obj: { text } }, writer.token)).errors[0]?.extensions.code
    expect(await fault('   ')).toBe('BAD_USER_INPUT')
    expect(await fault('a'.repeat(2001))).toBe('BAD_USER_INPUT')
    for (let count = 0; count < 20; count += 1) await send('hello', {}, writer)
    expect(await fault('hello')).toBe('TOO_MANY_REQUESTS')
    app.clock.move(DAY / 24)
    expect((await send('hello', {}, writer)).kind).toBe('smalltalk')
  })

  it('answer with a fixed text and a line to call where someone may be in danger', async () => {
    const SET = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    const writer = await aPerson(app)
    const obj = { _id: writer._id, holidayCalendar: 'DE-BY' }
    expect((await app.call(SET, { obj }, writer.token)).errors).toEqual([])
    const answer = await send('I don’t want to live any more', {}, writer)
    expect(answer).toMatchObject({ kind: 'safety', sources: [] })
    expect(answer.cards).toEqual([expect.objectContaining({ kind: 'helpLine', id: 'DE' })])
  })

  it('answer one’s own goals, the next review first', async () => {
    const writer = await aPerson(app)
    const MAKE = 'mutation($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }'
    for (const [adviceTitle, reviewDate] of [
      ['Later', '2027-01-05'],
      ['Sooner', '2026-12-01'],
    ]) {
      const obj = { adviceTitle, adviceId: `a-${adviceTitle}`, reviewDate, isGoal: true }
      expect((await app.call(MAKE, { obj }, writer.token)).errors).toEqual([])
    }
    const { kind, sources } = await send('what are my goals?', {}, writer)
    expect(kind).toBe('goals')
    expect(sources.map(({ title }: { title: string }) => title)).toEqual(['Sooner', 'Later'])
  })
})
