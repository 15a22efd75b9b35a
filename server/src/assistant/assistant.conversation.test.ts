import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

const SEND = `mutation($obj: ChatSendInput!) { done: chatSend(obj: $obj) {
  chatId kind question sentences { text } closest { title situation }
  cards { kind id title action situation path } } }`
const GOALS = '{ done: goalGetMany { adviceId adviceTitle actionId entity isGoal kitId } }'

type Card = { kind: string; id: string; title: string; action: string | null; situation: string }

describe.each(DATABASES)('a conversation with Mira on %s', (database) => {
  const app = testApp(database)
  let person: Actor
  let chatId: string | undefined

  beforeEach(async () => {
    person = await aPerson(app)
    chatId = undefined
  })

  async function say(text: string) {
    const answer = await app.done(SEND, { obj: { chatId, text } }, person.token)
    chatId = answer.chatId
    return answer
  }
  const advice = ({ cards }: { cards: Card[] }) => cards.filter(({ kind }) => kind === 'advice')
  const BOSS = 'how do I tell my boss that I have too much work?'

  it('shows an action with the situation of its advice, and the kit for the occasion', async () => {
    const { cards } = await say('how do I run a one to one?')
    expect(cards[0]).toMatchObject({
      ...{ kind: 'advice', action: 'Run one-to-ones worth having' },
      situation: expect.stringMatching(/./),
    })
    expect(cards.map(({ kind }: Card) => kind)).toContain('kit')
  })

  it('gives the second card, its short version, its words, and other cards', async () => {
    const first = await say(BOSS)
    const [one, two] = first.cards
    expect((await say('shorter please')).cards).toEqual([one])
    expect((await say('give me an example')).sentences[1].text).toContain('“')
    const again = await say(BOSS)
    expect((await say('what about the second one?')).cards).toEqual([again.cards[1]])
    expect(two.kind).toBe('kit')
    await say(BOSS)
    const others = await say('I tried that already')
    expect(others.cards.length).toBeGreaterThan(0)
    expect(others.cards).not.toContainEqual(one)
  })

  it('saves a card as a goal when the person says so', async () => {
    const [card] = advice(await say(BOSS))
    const { kind, cards } = await say('ok do that one, save it as a goal')
    expect(kind).toBe('goals')
    expect(cards[0]).toMatchObject({ kind: 'goal', title: card?.title })
    expect(await app.done(GOALS, {}, person.token)).toEqual([
      expect.objectContaining({ adviceId: card?.id, adviceTitle: card?.title, isGoal: true }),
    ])
  })

  it('reads a message without a subject together with the one before', async () => {
    await say('how do I praise my team?')
    const { cards } = await say('they hate public praise')
    expect(cards[0].title).toBe('Ask each teammate how they like to be thanked')
    const { kind } = await say('and if she says no?')
    expect(kind).toBe('advice')
  })

  it('finds advice that takes little time', async () => {
    await say('a colleague keeps interrupting me in meetings')
    const quick = await say('something that takes five minutes')
    expect(advice(quick).length).toBeGreaterThan(0)
  })

  it('asks which action is closest if it isn’t sure, and shows the chosen one', async () => {
    const { closest } = await say('the woman opposite never stops chatting')
    expect(closest.length).toBeGreaterThan(2)
    const { cards } = await say(closest[1].title)
    expect(cards[0].action).toBe(closest[1].title)
  })

  it('answers a heavy message with a human line and a question, and then with advice', async () => {
    const heavy = await say('I can’t sleep any more and cry before every shift')
    expect(heavy).toMatchObject({
      cards: [],
      question: expect.stringMatching(/someone to talk to/),
    })
    const { cards } = await say('one small thing for tomorrow')
    expect(cards.length).toBeGreaterThan(0)
    expect(cards[0].kind).not.toBe('helpLine')
  })

  it.each(['someone to talk to', 'I’m in tears again'])(
    'offers a help line and no advice to %j after a heavy message',
    async (text) => {
      await say('I can’t sleep any more and cry before every shift')
      const { cards } = await say(text)
      expect(cards.map(({ kind }: Card) => kind)).toEqual(['helpLine'])
    },
  )

  it.each(['not helpful', 'tell me more', 'I tried that already', 'save it'])(
    'answers %j after a danger with the help line again',
    async (text) => {
      await say('I want to kill myself')
      const { cards } = await say(text)
      expect(cards.map(({ kind }: Card) => kind)).toEqual(['helpLine'])
    },
  )

  it.each([
    ['I want to die', 'how do I do that painlessly'],
    ['I want to die', 'because of my boss'],
    ['I want to die', 'ok thanks'],
    ['my husband beats me', 'how do I hide it?'],
    ['my wrists are bleeding', 'something else'],
  ])('stays with the person after %j: %j', async (first, then) => {
    await say(first)
    const { cards } = await say(then)
    expect(cards.map(({ kind }: Card) => kind)).toEqual(['helpLine'])
  })

  it.each([
    'I want to kill my boss',
    'he strangled me',
    'Ich will sterben',
    'my colleague collapsed',
  ])('gives the fixed answer to a danger in a few words: %s', async (text) => {
    expect((await say(text)).kind).toBe('safety')
  })

  it.each(['do not save it', 'why would I save it', 'save that, he threw me down the stairs'])(
    'saves no goal that was not asked for: %s',
    async (text) => {
      await say(BOSS)
      await say(text)
      expect(await app.done(GOALS, {}, person.token)).toEqual([])
    },
  )

  it('saves nothing if no card was shown before', async () => {
    await say('save it')
    await say('I spilled coffee over the keyboard')
    await say('save it')
    expect(await app.done(GOALS, {}, person.token)).toEqual([])
  })
})
