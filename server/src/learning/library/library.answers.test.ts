import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const SEARCH = `query($query: String!) { found: librarySearch(query: $query, limit: 50) {
  total corrected hits { kind id title category snippet { text } } near { kind id snippet { text } } } }`
const ANSWER =
  'mutation($arr: [OrgInfoManyInput!]!) { orgInfoUpdateMany(arr: $arr) { _id version } }'
const QUESTION = 'communications-news-4'

describe.each(DATABASES)('the search of an organisation’s own answers on %s', (database) => {
  let app: TestApp
  let admin: Actor
  let member: Actor
  let strangers: Record<string, Actor>

  beforeAll(async () => {
    app = await makeTestApp(database)
    const company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
    strangers = {
      'a member of another company': await aPerson(app),
      'an admin of another company': await aPerson(app, { isCompanyAdmin: true }),
      'an app admin of another company': await aPerson(app, { isAppAdmin: true }),
      'a public user': await aPerson(app, { company: null, paid: true }),
    }
  })
  afterAll(() => app.drop())

  const answer = async (arr: object[]) => {
    expect((await app.call(ANSWER, { arr }, admin.token)).errors).toEqual([])
  }
  const search = async (query: string, who = member) => {
    const { data, errors } = await app.call(SEARCH, { query }, who.token)
    expect(errors).toEqual([])
    return data.found
  }
  const ids = async (query: string, who = member) =>
    (await search(query, who)).hits.map(({ kind, id }: { kind: string; id: string }) => kind + id)

  it('finds words of an answer and its contact person, and shows the question', async () => {
    await answer([
      { id: QUESTION, answer: 'Ask at the Zorblax desk.', contactPerson: 'Quilliam Brandt' },
    ])
    for (const query of ['zorblax', 'zorb', 'quilliam', 'Zorblax desk']) {
      const { hits, corrected } = await search(query)
      expect([query, corrected]).toEqual([query, null])
      expect(hits[0]).toMatchObject({
        kind: 'handbook',
        id: QUESTION,
        title: 'Who can tell me what is true when a rumour is going round?',
        category: 'Communications',
      })
      expect(JSON.stringify(hits[0].snippet)).toMatch(/Zorblax|Quilliam/)
    }
  })

  it('shows words of an answer without Markdown', async () => {
    const linked = 'By the **27th**, in the [Zorblax](https://zorblax.example/pay).\n- then rest'
    await answer([{ id: QUESTION, answer: linked }])
    const { hits } = await search('zorblax')
    const parts: { text: string }[] = hits[0].snippet
    expect(parts.map(({ text }) => text).join('')).toBe('By the 27th, in the Zorblax. · then rest')
  })

  it('shows a question once if its words and its answer match', async () => {
    await answer([{ id: QUESTION, answer: 'Every rumour is written down with what is true.' }])
    const { hits, total } = await search('rumour')
    const found = hits.filter(({ id }: { id: string }) => id === QUESTION)
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found[0].snippet)).toContain('written down')
    expect(total).toBe(hits.length)
  })

  it('finds the new text of an answer right after each change', async () => {
    await answer([{ id: QUESTION, answer: 'Firstly blimpware.' }])
    expect(await ids('blimpware')).toContain(`handbook${QUESTION}`)
    await answer([{ id: QUESTION, answer: 'Now crumhorns.', contactPerson: null }])
    expect(await ids('blimpware')).not.toContain(`handbook${QUESTION}`)
    expect(await ids('crumhorns')).toContain(`handbook${QUESTION}`)
    await answer([{ id: QUESTION, answer: null }])
    expect(await ids('crumhorns')).not.toContain(`handbook${QUESTION}`)
  })

  it('hides answers from people outside of the company, even from the counts', async () => {
    await answer([{ id: QUESTION, answer: 'The vexilloid gate.', contactPerson: 'Thessaly' }])
    expect(await ids('vexilloid')).toContain(`handbook${QUESTION}`)
    for (const [who, stranger] of Object.entries(strangers)) {
      for (const query of ['vexilloid', 'vexiloid', 'thessaly', 'vexilloid gate rumour']) {
        const found = await search(query, stranger)
        expect([who, query, JSON.stringify(found)]).toEqual([
          who,
          query,
          expect.not.stringMatching(/vexilloid|thessaly/i),
        ])
      }
    }
  })

  it('finds each of many long answers by its beginning', async () => {
    const { records } = (
      await app.http.inject({
        url: '/content/v0/goodwork/handbook?pageSize=100',
        headers: { authorization: `Bearer ${admin.token}` },
      })
    ).json()
    const arr = records.map(({ fields }: { fields: { id: string } }, at: number) => ({
      id: fields.id,
      answer: `Answer${at} ${'words of a long answer '.repeat(200)}`,
    }))
    await answer(arr)
    for (const at of [0, 7, 99]) {
      expect(await ids(`answer${at}`)).toContain(`handbook${arr[at].id}`)
    }
  })
})
