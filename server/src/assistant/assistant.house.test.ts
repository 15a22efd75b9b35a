import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const SEND = `mutation($obj: ChatSendInput!) { done: chatSend(obj: $obj) {
  kind question sentences { text sources } sources { kind title path } cards { kind title reason path } } }`
const CREATE =
  'mutation($obj: HouseEntryCreateInput!) { done: houseEntryCreate(obj: $obj) { _id } }'
const ANSWER = 'mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { _id } }'

const ENTRIES = {
  okr: { kind: 'term', title: 'OKR', text: 'Objectives and key results: how we set goals' },
  fte: { kind: 'term', title: 'FTE', text: 'Full-time equivalent. One person at 38 hours a week.' },
  bluebird: { kind: 'term', title: 'Bluebird', text: 'The new app for guests, live in March.' },
  kind: {
    kind: 'value',
    title: 'Say it kindly',
    text: 'We say what we think.\nAnd we say it well.',
  },
  care: { kind: 'value', title: 'Guests first', text: 'A guest never waits for a form.' },
  mission: { kind: 'value', title: 'Our mission', text: 'Good food near every workplace.' },
  sheet: { kind: 'link', title: 'Time sheet', link: 'https://time.juniper.example/me' },
  menu: {
    kind: 'link',
    title: 'Lunch menu',
    text: 'New each Monday',
    link: 'https://eat.example/',
  },
}
type Name = keyof typeof ENTRIES

describe('house knowledge in answers of Mira', () => {
  const app = testApp()
  let admin: Actor
  let member: Actor
  const ids = new Map<string, string>()

  beforeAll(async () => {
    const company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    for (const [name, obj] of Object.entries(ENTRIES)) {
      ids.set(name, (await app.done(CREATE, { obj }, admin.token))._id)
    }
  })

  const ask = (text: string, by = member) => app.done(SEND, { obj: { text } }, by.token)
  const pathOf = (name: Name) => {
    const entry = ENTRIES[name]
    return 'link' in entry ? entry.link : `/company/mira#${ids.get(name)}`
  }

  it.each<[string, Name[]]>([
    ['what does OKR mean here?', ['okr']],
    ['What does FTE stand for', ['fte']],
    ['what is an FTE?', ['fte']],
    ['whats bluebird', ['bluebird']],
    ['what are our values?', ['kind', 'care', 'mission']],
    ["what's our mission?", ['mission']],
    ["where's the link to the time sheet?", ['sheet']],
    ['where can i find the timesheet', ['sheet']],
    ['okr', ['okr']],
    ["what's on the lunch menu?", ['menu']],
  ])('house knowledge answers “%s”', async (text, expected) => {
    const answer = await ask(text)
    expect([answer.kind, answer.question]).toEqual(['handbook', null])
    expect(answer.sentences[0].text).toBe('This is what your company says.')
    const ours = answer.sources.filter(({ kind }: { kind: string }) => kind === 'house')
    const of = (name: Name) => ({ kind: 'house', title: ENTRIES[name].title, path: pathOf(name) })
    expect(ours).toEqual(expect.arrayContaining(expected.map(of)))
    expect(ours[0].title).toBe(ENTRIES[expected[0] as Name].title)
    const cards = answer.cards.map(({ reason: _, ...card }: { reason: string }) => card)
    expect(cards).toEqual(expect.arrayContaining(expected.map(of)))
  })

  it('Mira quotes an entry word for word, and a link without text by its title', async () => {
    const quoted = async (text: string) => (await ask(text)).sentences[1]
    expect(await quoted('what does OKR mean here?')).toEqual({
      ...{ text: ENTRIES.okr.text, sources: [1] },
    })
    expect((await quoted("where's the link to the time sheet?")).text).toBe('Time sheet')
  })

  it('the card of an entry quotes the words of the question that it fits', async () => {
    const [card] = (await ask('what does OKR mean here?')).cards
    expect(card.reason).toBe('OKR')
  })

  it('Mira quotes house knowledge beside answers of the handbook', async () => {
    const titles = async () =>
      (await ask('what are our values?')).sources.map(({ title }: { title: string }) => title)
    const before = await titles()
    expect(before).toEqual(expect.arrayContaining(['Say it kindly', 'Guests first']))
    const id = 'engagement-culture-values-and-conduct-1'
    await app.done(ANSWER, { arr: [{ id, answer: 'We have three values.' }] }, admin.token)
    expect((await titles()).length).toBeGreaterThan(before.length)
  })

  it('advice that fits better comes before house knowledge', async () => {
    for (const text of [
      'my boss does not value my work and never says thank you',
      'how do I give feedback to a colleague kindly without hurting him',
    ]) {
      const { kind, cards } = await ask(text)
      expect([text, kind, cards[0].kind]).toEqual([text, 'advice', 'advice'])
    }
  })

  it('an answer that can’t show all entries links to all of them', async () => {
    const boss = await aPerson(app, { company: await aCompany(app), isCompanyAdmin: true })
    for (const title of ['Ask first', 'Say thanks', 'Keep it short', 'Own it', 'Rest well']) {
      const obj = { kind: 'value', title, text: `${title}, always.` }
      await app.done(CREATE, { obj }, boss.token)
    }
    const { cards, sources } = await ask('what are our values?', boss)
    expect([sources.length, cards.length]).toEqual([3, 4])
    expect(cards[3]).toMatchObject({ kind: 'house', path: '/company/mira' })
  })

  it('Mira hides house knowledge from people outside the company', async () => {
    const others = {
      'in another company': await aPerson(app, { company: await aCompany(app) }),
      'without a company': await aPerson(app, { company: await aCompany(app, null), paid: true }),
    }
    for (const [who, by] of Object.entries(others)) {
      for (const text of ['what does OKR mean here?', 'whats bluebird', 'what are our values?']) {
        const answer = await ask(text, by)
        expect([who, text, JSON.stringify(answer)]).toEqual([
          who,
          text,
          expect.not.stringMatching(/Objectives|Bluebird|kindly/),
        ])
      }
    }
    expect((await ask('whats bluebird', others['in another company'])).kind).toBe('outOfScope')
    expect((await ask('what does FTE mean here?', others['in another company'])).kind).not.toBe(
      'outOfScope',
    )
  })

  it('Mira finds a new entry at once and no longer finds a deleted one', async () => {
    const obj = { kind: 'term', title: 'Snorkelbane', text: 'Our warehouse in Porto.' }
    expect((await ask('what is snorkelbane?')).kind).toBe('outOfScope')
    const { _id } = await app.done(CREATE, { obj }, admin.token)
    expect((await ask('what is snorkelbane?')).sources[0].title).toBe('Snorkelbane')
    await app.done(
      'mutation($_id: ID!) { done: houseEntryDelete(_id: $_id) { _id } }',
      { _id },
      admin.token,
    )
    expect((await ask('what is snorkelbane?')).kind).toBe('outOfScope')
  })
})
