import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aPerson } from '#testing/factories.ts'

// The first use of a document runs with graphql and JSON.stringify, the third is compiled.
describe('a repeated document', () => {
  const app = testApp()
  let person: Actor

  beforeAll(async () => {
    person = await aPerson(app)
    const create = `mutation ($obj: GoalCreateInput!) { goalCreate(obj: $obj) { _id } }`
    for (const index of [1, 2]) {
      const obj = {
        adviceId: `advice-${index}`,
        adviceTitle: 'Say “thank you”\n\u2028 \\ "now" \u{1F600}',
        endDate: index === 1 ? '2026-12-01' : null,
        advices: [{ id: 'a', title: 'A', body: '</script>' }],
      }
      await app.call(create, { obj }, person.token)
    }
  })

  const texts = async (query: string, variables: object) => {
    const answers: string[] = []
    for (let time = 0; time < 3; time += 1) {
      const reply = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${person.token}` },
        payload: { query, variables },
      })
      answers.push(reply.body)
    }
    return answers
  }

  it.each([
    [
      'fields, dates and lists',
      '{ goalGetMany { _id version isGoal createdDate endDate advices { id body } } }',
    ],
    ['aliases', '{ mine: goalGetMany { key: _id title: adviceTitle advices { a: id } } }'],
    ['__typename', '{ __typename goalGetMany { __typename _id user { __typename _id } } }'],
    [
      'fragments',
      '{ goalGetMany { ...A ... on Goal { note } } } fragment A on Goal { ...B } fragment B on Goal { _id adviceTitle }',
    ],
    [
      'one field selected twice',
      '{ goalGetMany { _id advices { id } } ...Q } fragment Q on Query { goalGetMany { note advices { title } } }',
    ],
    ['two calls', '{ me { _id company { name } isPublicUser } goalGetMany { _id } }'],
    [
      'a skipped part',
      'query ($on: Boolean = false) { goalGetMany { _id note @include(if: $on) adviceTitle @skip(if: $on) } }',
    ],
    [
      'an included part',
      'query ($on: Boolean = true) { goalGetMany { _id note @include(if: $on) adviceTitle @skip(if: $on) } }',
    ],
    [
      'the schema itself',
      '{ __schema { queryType { name fields { name type { kind ofType { name } } } } } }',
    ],
    ['an error', '{ goalGetMany { _id } goalGet(_id: "nowhere") { _id } }'],
  ])('answers a repeated document with the same text: %s', async (_name, query) => {
    const [first, second, third] = await texts(query, {})
    expect(JSON.parse(first ?? '')).toHaveProperty(first?.includes('"errors"') ? 'errors' : 'data')
    expect(third).toBe(first)
    expect(second).toBe(first)
  })

  it('reads only the fields of the named operation if two operations share a fragment', async () => {
    const query = `query A { ...F } query B { ...F goalGetMany { adviceTitle } }
      fragment F on Query { goalGetMany { _id } }`
    const ask = async (operationName: string) => {
      const reply = await app.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${person.token}` },
        payload: { query, operationName },
      })
      return Object.keys(reply.json().data.goalGetMany[0])
    }
    for (let time = 0; time < 3; time += 1) {
      expect(await ask('A')).toEqual(['_id'])
      expect(await ask('B')).toEqual(['_id', 'adviceTitle'])
    }
  })
})
