import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
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

  it('Mira answers with one line and cards of advice, each with a link to its page', async () => {
    const answer = await send('My meetings never end on time and nothing is decided')
    expect(answer.kind).toBe('advice')
    expect(answer.sentences).toHaveLength(1)
    expect(answer.cards.length).toBeGreaterThan(1)
    expect(answer.cards[0].kind).toBe('advice')
    for (const { path } of answer.cards) expect(path).toMatch(/^\//)
  })

  it('chats are stored sealed, continued by id, listed newest first and deleted for good', async () => {
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

  it('no other person can read, continue or delete a chat, not even an admin', async () => {
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

  it('refuses an empty message, a long one, and the twenty-first in an hour', async () => {
    const writer = await aPerson(app)
    const fault = async (text: string) =>
      (await app.call(SEND, { obj: { text } }, writer.token)).errors[0]?.extensions.code
    expect(await fault('   ')).toBe('BAD_USER_INPUT')
    expect(await fault('a'.repeat(2001))).toBe('BAD_USER_INPUT')
    for (let count = 0; count < 20; count += 1) await send('hello', {}, writer)
    expect(await fault('hello')).toBe('TOO_MANY_REQUESTS')
    // The limit does not apply to a person in danger.
    expect((await send('I want to kill myself', {}, writer)).kind).toBe('safety')
    app.clock.move(DAY / 24)
    expect((await send('hello', {}, writer)).kind).toBe('smalltalk')
  })

  it('a message after a call for help that is not stored starts a new chat', async () => {
    const writer = await aPerson(app)
    for (let count = 0; count < 100; count += 1) await send('I want to kill myself', {}, writer)
    const { kind, chatId } = await send('I want to kill myself', {}, writer)
    expect(kind).toBe('safety')
    expect(await rowsOf(app, 'chatMessage', { user: writer._id }, '_id')).toHaveLength(100)
    const next = await send('hello', { chatId }, writer)
    expect(next.chatId).not.toBe(chatId)
    expect((await send('thanks', { chatId: next.chatId }, writer)).chatId).toBe(next.chatId)
  })

  it('a person in danger gets a fixed answer with a help line of their country', async () => {
    const SET = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    const writer = await aPerson(app)
    const obj = { _id: writer._id, holidayCalendar: 'DE-BY' }
    expect((await app.call(SET, { obj }, writer.token)).errors).toEqual([])
    const answer = await send('I don’t want to live any more', {}, writer)
    expect(answer).toMatchObject({ kind: 'safety', sources: [] })
    expect(answer.cards).toEqual([expect.objectContaining({ kind: 'helpLine', id: 'DE crisis' })])
  })

  it('violence at home gets the line for it, of the country of the person’s time zone', async () => {
    const SET = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
    const writer = await aPerson(app)
    const obj = { _id: writer._id, timeZone: 'Atlantic/Reykjavik' }
    expect((await app.call(SET, { obj }, writer.token)).errors).toEqual([])
    const { cards, sentences } = await send(
      'my husband hits me when he has been drinking',
      {},
      writer,
    )
    expect(sentences[0].text).toContain('it isn’t your fault')
    expect(cards).toEqual([
      expect.objectContaining({
        ...{ id: 'IS abuse', title: 'Kvennaathvarf: 561 1205 (day and night)' },
        path: 'tel:5611205',
      }),
    ])
  })

  it.each(['goodbye everyone, sorry for everything', 'I can’t go on', '<I want to die>'])(
    'a message close to danger gets a help line before any other card: %s',
    async (text) => {
      const { cards } = await send(text, {}, await aPerson(app))
      expect(cards[0]).toMatchObject({ kind: 'helpLine' })
    },
  )

  it('a question about own goals is answered with them, the next review first', async () => {
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

  it('members see the contact person of their company beside the help line, public users don’t', async () => {
    const admin = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const MANY = 'mutation($arr: [OrgInfoManyInput!]!) { orgInfoUpdateMany(arr: $arr) { _id } }'
    const arr = [{ id: 'engagement-culture-respect-and-inclusion-1', contactPerson: 'Lena Park' }]
    expect((await app.call(MANY, { arr }, admin.token)).errors).toEqual([])
    const said = 'my boss keeps touching my back when nobody is looking'
    const kindsFor = async (by: Actor) => {
      const { cards } = await send(said, {}, by)
      return cards.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`)
    }
    expect(await kindsFor(admin)).toEqual([
      'helpLine Find a help line in your country',
      'contact Lena Park',
    ])
    expect(await kindsFor(await aPerson(app, { company: null, paid: true }))).toHaveLength(1)
  })

  it('a question that the handbook leaves open gets a link to ask the company', async () => {
    const admin = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    const MANY = 'mutation($arr: [OrgInfoManyInput!]!) { orgInfoUpdateMany(arr: $arr) { _id } }'
    const arr = [{ id: 'recruitment-on-boarding-the-first-day-1', answer: 'The days begin here.' }]
    expect((await app.call(MANY, { arr }, admin.token)).errors).toEqual([])
    const { kind, sentences, cards } = await send('how many days off do I get?', {}, admin)
    expect(kind).toBe('handbook')
    expect(sentences[0].text).toContain('hasn’t answered this')
    expect(cards[0]).toMatchObject({
      kind: 'handbook',
      path: '/company/org-info/rewards#rewards-time-off-1',
    })
  })

  it('Mira asks one question back and reads the reply together with the message before', async () => {
    const writer = await aPerson(app)
    const first = await send('feedback', {}, writer)
    expect(first.question).toMatch(/^Who is this about/)
    const { chatId } = first
    const next = await send('my colleague', { chatId }, writer)
    expect(next.question).toBeNull()
    expect(JSON.stringify(next.sources)).toMatch(/feedback/i)
  })

  it('a person in danger is always answered, but only 100 messages an hour are stored', async () => {
    const writer = await aPerson(app)
    const HELP = 'I want to kill myself'
    const first = await send(HELP, {}, writer)
    for (let at = 1; at < 100; at += 1) await send(HELP, { chatId: first.chatId }, writer)
    const more = await send(HELP, { chatId: first.chatId }, writer)
    expect(more).toMatchObject({ kind: first.kind, sentences: first.sentences, cards: first.cards })
    expect(await rowsOf(app, 'chatMessage', { user: writer._id }, '_id')).toHaveLength(100)
    expect((await send(HELP, { chatId: 'never-kept' }, writer)).sentences).toEqual(first.sentences)
  })

  it('chats are listed in pages of 25 and limited to 200 messages each, 2,000 in all', async () => {
    const writer = await aPerson(app)
    const { chatId } = await send('hello', {}, writer)
    const [row] = await rowsOf(app, 'chatMessage', { user: writer._id })
    if (row === undefined) throw new Error('Nothing was kept.')
    const { store } = app.services
    const copies = (count: number, chat?: string) =>
      store.write(async (trx) => {
        for (let at = 0; at < count; at += 100) {
          const rows = Array.from({ length: Math.min(100, count - at) }, (_, n) => {
            const _id = `${row._id}-${chat ?? 'x'}-${String(at + n).padStart(4, '0')}`
            return { ...row, _id, chat: chat ?? _id, createdDate: row.createdDate + at + n }
          })
          await trx.insertInto('chatMessage').values(rows).execute()
        }
      })
    await copies(199, chatId)
    const full = await app.call(SEND, { obj: { text: 'thanks', chatId } }, writer.token)
    expect(full.errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    expect((await send('I want to kill myself', { chatId }, writer)).kind).toBe('safety')
    await copies(60)
    const page = 'query($after: ID) { chatGetMany(after: $after) { _id } }'
    const listed: string[] = []
    for (const count of [25, 25, 11, 0]) {
      const { data } = await app.call(page, { after: listed.at(-1) }, writer.token)
      expect(data.chatGetMany).toHaveLength(count)
      listed.push(...data.chatGetMany.map(({ _id }: { _id: string }) => _id))
    }
    expect(new Set(listed).size).toBe(61)
    await copies(1740, 'many')
    const none = await app.call(SEND, { obj: { text: 'thanks' } }, writer.token)
    expect(none.errors[0]?.extensions.code).toBe('LIMIT_REACHED')
    expect((await send('I want to kill myself', {}, writer)).kind).toBe('safety')
    expect(await rowsOf(app, 'chatMessage', { user: writer._id }, '_id')).toHaveLength(2000)
  })

  it('Mira judges no colleague and offers advice instead', async () => {
    const { kind, sentences, cards } = await send('is Tom a narcissist?')
    expect(kind).toBe('advice')
    for (const { reason } of cards) expect('is Tom a narcissist?').toContain(reason ?? '')
    expect(sentences[0].text).toContain('can’t judge')
  })
})
