import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const READ = '_id version id answer url contactPerson'
const MANY = `mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { ${READ} } }`
const LIST = `{ done: orgInfoGetMany { ${READ} } }`

describe.each(DATABASES)('the handbook answers of a company on %s', (database) => {
  const app = testApp(database)
  let admin: Actor
  let member: Actor

  beforeEach(async () => {
    const company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
  })

  const save = (arr: object[], by = admin) => app.done(MANY, { arr }, by.token)
  const refusal = async (arr: object[], by = admin) => {
    const { data, errors } = await app.call(MANY, { arr }, by.token)
    expect(data ?? null).toBeNull()
    return errors[0]?.extensions
  }
  const list = (by = admin) => app.done(LIST, {}, by.token)

  it('stores one answer to a question that is answered several times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        app.call(MANY, { arr: [{ id: 'rewards-pay-1', answer: `${at}` }] }, admin.token),
      ),
    )
    expect(answers.flatMap((answer) => answer.errors)).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  if (database === 'postgres') return

  it('creates and changes answers in one call, by question or by record', async () => {
    const [first, second] = await save([
      { id: 'rewards-pay-1', answer: 'Ask Amara', url: 'https://juniper.example/hr' },
      { id: 'rewards-pay-2', answer: 'Room 4' },
    ])
    const again = await save([
      { id: 'rewards-pay-1', answer: 'Ask Lena' },
      { _id: second._id, version: 1, contactPerson: 'Lena' },
      { id: 'rewards-pay-3', answer: 'New' },
    ])
    expect(again[0]).toEqual({ ...first, answer: 'Ask Lena', version: 2 })
    expect(again[1]).toEqual({ ...second, contactPerson: 'Lena', version: 2 })
    expect(await list()).toEqual(again)
    expect(await list(member)).toEqual(again)
  })

  it('stores the last answer to a question that comes twice in one call', async () => {
    await save([
      { id: 'rewards-pay-1', answer: 'First' },
      { id: 'rewards-pay-1', answer: 'Second' },
    ])
    expect(await list()).toEqual([
      expect.objectContaining({ id: 'rewards-pay-1', answer: 'Second' }),
    ])
  })

  it('saves no answer of a call if one belongs to another company', async () => {
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const [theirs] = await save([{ id: 'rewards-pay-1', answer: 'Theirs' }], stranger)
    const [mine] = await save([{ id: 'rewards-pay-1', answer: 'Mine' }])
    const arr = [
      { _id: mine._id, answer: 'Changed' },
      { id: 'rewards-time-off-4', answer: 'New' },
      { _id: theirs._id, answer: 'Taken' },
    ]
    const foreign = await app.call(MANY, { arr }, admin.token)
    const unknown = await app.call(
      MANY,
      { arr: [...arr.slice(0, 2), { _id: 'no', answer: '' }] },
      admin.token,
    )
    expect(foreign.errors).toEqual(unknown.errors)
    expect(foreign.errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await list()).toEqual([mine])
    expect(await list(stranger)).toEqual([theirs])
  })

  it.each([
    ['an old version', { version: 7, answer: 'x' }, { code: 'CONFLICT', field: 'version' }],
    ['an invalid link', { url: 'javascript:alert(1)' }, { code: 'BAD_USER_INPUT', field: 'url' }],
    [
      'too long an answer',
      { answer: 'x'.repeat(10_001) },
      { code: 'BAD_USER_INPUT', field: 'answer' },
    ],
    ['another company', { company: 'c' }, { code: 'FIELD_NOT_ALLOWED', field: 'company' }],
  ])('saves no answer of a call if one has %s', async (_what, wrong, expected) => {
    const before = await save([{ id: 'rewards-pay-1', answer: 'Mine' }])
    const arr = [
      { id: 'rewards-pay-2', answer: 'New' },
      { id: 'rewards-pay-1', ...wrong },
    ]
    expect(await refusal(arr)).toMatchObject(expected)
    expect(await list()).toEqual(before)
  })

  it('refuses an answer without a question, and more than 500 answers in a call', async () => {
    expect(await refusal([{ answer: 'To what?' }])).toMatchObject({ field: 'id' })
    const arr = Array.from({ length: 501 }, (_, at) => ({ id: `q${at}` }))
    expect(await refusal(arr)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'arr' })
    expect(await save([])).toEqual([])
    expect(await list()).toEqual([])
  })

  it('returns a company’s own answers by the ids of their questions', async () => {
    await save([{ id: 'rewards-pay-1' }, { id: 'rewards-pay-2' }, { id: 'rewards-pay-3' }])
    const stranger = await aPerson(app)
    const byIds = 'query($ids: [String!]!) { done: orgInfoGetByIds(ids: $ids) { id } }'
    const byId = 'query($id: String!) { done: orgInfoGetById(id: $id) { id } }'
    const read = (query: string, variables: object, by = member) =>
      app.done(query, variables, by.token)
    expect(await read(byIds, { ids: ['rewards-pay-3', 'rewards-pay-1', 'none'] })).toEqual([
      { id: 'rewards-pay-1' },
      { id: 'rewards-pay-3' },
    ])
    expect(await read(byIds, { ids: [] })).toEqual([])
    expect(await read(byId, { id: 'rewards-pay-2' })).toEqual({ id: 'rewards-pay-2' })
    expect(await read(byId, { id: 'none' })).toBeNull()
    expect(await read(byIds, { ids: ['rewards-pay-1'] }, stranger)).toEqual([])
    expect(await read(byId, { id: 'rewards-pay-1' }, stranger)).toBeNull()
    const operator = await aPerson(app, { isAppAdmin: true })
    expect(await read(byIds, { ids: ['rewards-pay-1'] }, operator)).toEqual([])
  })

  it.each([
    'ftp://a.example',
    'juniper.example',
    '//a.example',
    'https://',
    'https://a b.example',
    'data:text/html,x',
  ])('refuses the link “%s” in an answer', async (url) => {
    expect(await refusal([{ id: 'rewards-pay-1', url }])).toMatchObject({ field: 'url' })
  })

  it('adds https:// to a www link, and refuses an http:// link with the reason', async () => {
    const save = (url: string) =>
      app.call(MANY, { arr: [{ id: 'rewards-pay-1', url }] }, admin.token)
    expect((await save(' www.a.example/b')).data.done).toMatchObject([
      { url: 'https://www.a.example/b' },
    ])
    const { errors } = await save('http://intranet')
    expect(errors[0]?.message).toContain('could read or change')
  })
})
