import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

const SAY = `mutation($obj: RehearsalSayInput!) { rehearsalSay(obj: $obj) {
  replies isSure says help { sentences cards { kind id title path } } } }`
const HOUR = 3_600_000

describe('own words in a rehearsal, on the server', () => {
  const app = testApp()
  let person: Actor
  const START = { id: 'too-much-work', turn: 'start', feeling: 'calm' }
  const say = (text: string, more: object = {}, by = person) =>
    app.call(SAY, { obj: { ...START, text, ...more } }, by.token)
  const answered = async (text: string, more: object = {}, by = person) => {
    const { data, errors } = await say(text, more, by)
    expect(errors).toEqual([])
    return data.rehearsalSay
  }
  const refusal = async (text: string, more: object = {}) => {
    const { errors } = await say(text, more)
    return [errors[0]?.extensions.code, errors[0]?.message]
  }

  beforeAll(async () => {
    person = await aPerson(app)
  })

  it('own words that say a written reply are read as it, and the others follow', async () => {
    const { replies, ...rest } = await answered('I cant do this any more, its just too much')
    expect(replies).toHaveLength(3)
    expect(replies[0]).toBe(0)
    expect(rest).toEqual({ isSure: true, says: null, help: null })
  })

  it('own words about something else are not surely read as a written reply', async () => {
    expect(await answered('The weather is nice in Lisbon')).toMatchObject({
      isSure: false,
      help: null,
    })
  })

  it('a person in danger gets the fixed help of the chat, and the talk does not go on', async () => {
    const answer = await answered('I want to kill myself')
    expect(answer.isSure).toBe(false)
    expect(answer.help.sentences.length).toBeGreaterThan(0)
    expect(answer.help.cards[0]).toMatchObject({ kind: 'helpLine' })
  })

  it('words that may mean self-harm get a help line', async () => {
    const { help, isSure } = await answered('some days i just want to disappear for good')
    expect(isSure).toBe(false)
    expect(help.cards).toEqual([expect.objectContaining({ kind: 'helpLine' })])
  })

  it.each([
    ['an empty text', '   ', {}, 'BAD_USER_INPUT', 'Write a sentence first.'],
    [
      ...(['a long text', 'a'.repeat(201), {}, 'BAD_USER_INPUT'] as const),
      'A sentence can have 200 characters. Yours has 201.',
    ],
    ['another rehearsal', 'Hello', { id: 'gone' }, 'NOT_FOUND', /conversation/],
    ['another turn', 'Hello', { turn: 'gone' }, 'NOT_FOUND', /turn/],
    ['a turn without replies', 'Hello', { turn: 'end' }, 'NOT_FOUND', /turn/],
    ['another feeling', 'Hello', { feeling: 'bored' }, 'BAD_USER_INPUT', /feeling/],
  ])('own words in a rehearsal are refused with %s', async (_name, text, more, code, message) => {
    expect(await refusal(text, more)).toEqual([code, expect.stringMatching(message)])
  })

  it('a person can say 120 sentences an hour in own words, but help is never refused', async () => {
    const talker = await aPerson(app)
    for (let count = 0; count < 120; count += 1) await answered('It is too much', {}, talker)
    const { errors } = await say('It is too much', {}, talker)
    expect(errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS')
    expect((await answered('I want to kill myself', {}, talker)).help).not.toBeNull()
    app.clock.move(HOUR)
    expect((await answered('It is too much', {}, talker)).help).toBeNull()
  })
})
