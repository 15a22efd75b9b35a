import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { rowsOf } from '#testing/rows.ts'

const FIELDS = '{ state lines { _id text } }'
const GET = `{ done: chatMemoryGetMany ${FIELDS} }`
const UPDATE = `mutation($obj: ChatMemoryUpdateInput!) { done: chatMemoryUpdate(obj: $obj) ${FIELDS} }`
const DELETE = `mutation($_id: ID) { done: chatMemoryDelete(_id: $_id) ${FIELDS} }`
const SEND = `mutation($text: String!) { done: chatSend(obj: { text: $text }) {
  kind sentences { text } sources { title } cards { kind id title path told } } }`

describe.each(DATABASES)('Mira’s memory on %s', (database) => {
  const app = testApp(database)
  let person: Actor
  const done = (query: string, variables: object = {}, by = person) =>
    app.done(query, variables, by.token)
  const update = (obj: object) => done(UPDATE, { obj })
  const fault = async (query: string, variables: object, by = person) =>
    (await app.call(query, variables, by.token)).errors[0]?.extensions.code
  const send = (text: string) => done(SEND, { text })
  const texts = async () =>
    (await done(GET)).lines.map(({ text }: { text: string }) => text) as string[]

  beforeEach(async () => {
    person = await aPerson(app)
  })

  it('the memory is off at first and stores no line while it is off', async () => {
    expect(await done(GET)).toEqual({ state: 'off', lines: [] })
    expect(await fault(UPDATE, { obj: { text: 'I work nights' } })).toBe('BAD_USER_INPUT')
    expect((await send('I’m a nurse and my meetings never end')).cards).not.toContainEqual(
      expect.objectContaining({ kind: 'remembered' }),
    )
    const { sentences, cards } = await send('remember that I work nights')
    expect(sentences[0].text).toContain('is off')
    expect(cards).toEqual([expect.objectContaining({ kind: 'memory', path: '/chat/memory' })])
    expect(await texts()).toEqual([])
  })

  it('lines are stored sealed and can be changed or deleted, one or all', async () => {
    await update({ state: 'on', text: 'I work nights' })
    const { lines } = await update({ text: '  I lead\na team ' })
    expect(lines.map(({ text }: { text: string }) => text)).toEqual([
      'I lead a team',
      'I work nights',
    ])
    expect(JSON.stringify(await rowsOf(app, 'chatMemory', {}))).not.toContain('nights')
    await update({ _id: lines[1]._id, text: 'I work days' })
    expect(await texts()).toEqual(['I lead a team', 'I work days'])
    await done(DELETE, { _id: lines[0]._id })
    expect(await texts()).toEqual(['I work days'])
    expect(await done(DELETE)).toEqual({ state: 'on', lines: [] })
  })

  it('refuses a private, empty, long or repeated line, a bad state and the 51st line', async () => {
    await update({ state: 'on' })
    for (const text of ['I’m pregnant', ' ', `I ${'a'.repeat(200)}`, 'Tom is late']) {
      expect(await fault(UPDATE, { obj: { text } })).toBe('BAD_USER_INPUT')
    }
    expect(await fault(UPDATE, { obj: { state: 'always' } })).toBe('BAD_USER_INPUT')
    for (let line = 1; line <= 50; line += 1) await update({ text: `I run shop ${line}` })
    expect(await fault(UPDATE, { obj: { text: 'I run SHOP 7' } })).toBe('BAD_USER_INPUT')
    expect(await fault(UPDATE, { obj: { text: 'I run one more' } })).toBe('LIMIT_REACHED')
    expect((await send('remember that I run one more')).sentences[0].text).toContain('full')
  })

  it('no other person can read or change the memory, not even an admin', async () => {
    const { lines } = await update({ state: 'on', text: 'I work nights' })
    const [{ _id }] = lines
    const admin = await aPerson(app, { company: person.company, isCompanyAdmin: true })
    const operator = await aPerson(app, { isAppAdmin: true })
    for (const other of [admin, operator]) {
      expect(await done(GET, {}, other)).toEqual({ state: 'off', lines: [] })
      const change = { obj: { _id, text: 'I teach maths' } }
      expect(await fault(UPDATE, change, other)).toBe('NOT_FOUND')
      expect(await fault(DELETE, { _id }, other)).toBe('NOT_FOUND')
      await done(DELETE, {}, other)
    }
    expect(await texts()).toEqual(['I work nights'])
  })

  it('a line that a message asks to keep is stored and shown in the answer', async () => {
    await update({ state: 'on' })
    const { sentences, cards } = await send('please remember that I work night shifts')
    expect(sentences[0].text).toBe('I’ll remember that.')
    expect(cards).toMatchObject([{ kind: 'remembered', title: 'I work night shifts' }])
    expect((await done(DELETE, { _id: cards[0].id })).lines).toEqual([])
    const refused = await send('remember that my boss is lazy')
    expect(refused.sentences[0].text).toContain('I won’t keep that')
    expect((await send('what do you remember about me?')).cards[0].path).toBe('/chat/memory')
    expect(await texts()).toEqual([])
  })

  it('a statement about the person’s work is stored once, but not from a safety message', async () => {
    await update({ state: 'on' })
    const { cards } = await send('I’m a nurse and nobody tells me anything at the handover')
    expect(cards.at(-1)).toMatchObject({ kind: 'remembered', title: 'I’m a nurse' })
    const again = await send('I am a nurse and our meetings never end')
    expect(again.cards.at(-1).kind).not.toBe('remembered')
    const { kind } = await send('I lead a team of five and one of them touches me')
    expect(kind).toBe('safety')
    expect(await texts()).toEqual(['I’m a nurse'])
  })

  it('a remembered line changes the order of advice unless the memory is paused', async () => {
    const question =
      'Patient asked me for "a stronger cream". I gave it. Turned out that wasn’t what she was after at all. How do I get at what people have really come for?'
    const plain = await send(question)
    await update({ state: 'on', text: 'I’m a nurse' })
    const suited = await send(question)
    const told = suited.cards.map((card: { told: string | null }) => card.told)
    expect(told).toContain('I’m a nurse')
    expect(told).toContain(null)
    expect(suited.cards).not.toEqual(plain.cards)
    await update({ state: 'paused' })
    expect(await send(question)).toEqual(plain)
    await send('I work nights and our meetings never end')
    expect((await send('remember that I work nights')).sentences[0].text).toContain('paused')
    expect(await texts()).toEqual(['I’m a nurse'])
  })

  it('erasing a person erases their memory', async () => {
    await update({ state: 'on', text: 'I work nights' })
    expect(await rowsOf(app, 'chatMemory', { user: person._id })).toHaveLength(1)
    await erase(app, person)
    expect(await rowsOf(app, 'chatMemory', { user: person._id })).toEqual([])
  })
})
