import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { gather } from './missing.rules.ts'

const SAY = 'mutation($obj: SearchCreateInput!) { searchCreate(obj: $obj) { _id } }'
const LIST = 'query($first: Int) { missingWordsGetMany(first: $first) { words people lastDay } }'
const DAY = 24 * 3_600_000

describe('similar words about missing content', () => {
  const at = Date.parse('2026-11-21T23:30:00Z')

  it('merges similar words in their newest spelling, with the number of people', () => {
    const entries = [
      { query: 'Grief?', user: 'a', date: at },
      { query: 'grief', user: 'a', date: at - DAY },
      { query: 'GRIEF!', user: 'b', date: at - 2 * DAY },
      { query: 'night shifts', user: 'b', date: at - 3 * DAY },
    ]
    expect(gather(entries)).toEqual([
      { words: 'Grief?', people: 2, lastDay: '2026-11-21' },
      { words: 'night shifts', people: 1, lastDay: '2026-11-18' },
    ])
  })

  it('doesn’t merge words that consist only of signs', () => {
    const entries = ['🙂', '?'].map((query) => ({ query, user: 'a', date: at }))
    expect(gather(entries)).toHaveLength(2)
  })
})

describe.each(DATABASES)('words about missing content, on %s', (database) => {
  const app = testApp(database)
  let operator: Actor
  const people: Actor[] = []

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
    for (const _ of 'ab') people.push(await aPerson(app))
  })

  const say = async (query: string, by: Actor | undefined, searchType = 'missing') => {
    app.clock.move(1000)
    await app.done(SAY, { obj: { query, searchType } }, by?.token)
  }
  const list = async (variables: object = {}) =>
    (await app.call(LIST, variables, operator.token)).data.missingWordsGetMany

  it('lists missing words newest first with counts, without names and searches', async () => {
    const [one, other] = people
    await say('Night shifts', one)
    await say('grief at work', one)
    await say('a search of mine', one, 'library')
    await say('night shifts!', other)
    const lastDay = new Date(app.clock.now()).toISOString().slice(0, 10)
    expect(await list()).toEqual([
      { words: 'night shifts!', people: 2, lastDay },
      { words: 'grief at work', people: 1, lastDay },
    ])
    expect(await list({ first: 1 })).toHaveLength(1)
    const answer = JSON.stringify(await list())
    for (const { _id, email } of people) expect(answer).not.toMatch(new RegExp(`${_id}|${email}`))
  })

  it('shows missing words to app admins only', async () => {
    const boss = await aPerson(app, { isCompanyAdmin: true })
    expect(await app.code(LIST, {}, boss.token)).toBe('FORBIDDEN')
    expect(await app.code(LIST, {}, people[0]?.token)).toBe('FORBIDDEN')
    const ask = '{ missingWordsGetMany { words user } }'
    expect(await app.code(ask, {}, operator.token)).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  it('deletes missing words with their person', async () => {
    const [, other] = people
    if (other !== undefined) expect(await erase(app, other)).toBeUndefined()
    expect(await list()).toMatchObject([
      { words: 'grief at work', people: 1 },
      { words: 'Night shifts', people: 1 },
    ])
  })
})
