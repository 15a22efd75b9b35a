import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'

const READ = '_id version kind title text link'
const CREATE = `mutation($obj: HouseEntryCreateInput!) { done: houseEntryCreate(obj: $obj) { ${READ} } }`
const UPDATE = `mutation($obj: HouseEntryUpdateInput!) { done: houseEntryUpdate(obj: $obj) { ${READ} } }`
const DELETE = 'mutation($_id: ID!) { done: houseEntryDelete(_id: $_id) { _id } }'
const LIST = `query($companyId: ID) { done: houseEntryGetMany(companyId: $companyId) { ${READ} } }`
const TERM = { kind: 'term', title: 'OKR', text: 'Objectives and key results' }
const MOST = 200

describe.each(DATABASES)('house knowledge on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let member: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    member = await aPerson(app, { company })
  })

  const make = (obj: object = TERM, by = admin) => app.done(CREATE, { obj }, by.token)
  const change = (obj: object, by = admin) => app.done(UPDATE, { obj }, by.token)
  const refusal = async (query: string, obj: object, by = admin) =>
    (await app.call(query, { obj }, by.token)).errors[0]?.extensions
  const list = (by = member, companyId?: string) => app.done(LIST, { companyId }, by.token)
  const fill = (count: number) =>
    app.services.store.write((trx) =>
      trx
        .insertInto('houseEntry')
        .values(
          Array.from({ length: count }, (_, at) => ({
            ...{ ...TERM, _id: app.services.ids.id(), version: 1, company, title: `Term ${at}` },
            ...{ createdDate: at, updatedDate: at },
          })),
        )
        .execute(),
    )

  it('refuses more than 200 entries of a company, also when several are added at once', async () => {
    await fill(MOST - 2)
    const all = await Promise.all(
      Array.from({ length: 5 }, () => app.call(CREATE, { obj: TERM }, admin.token)),
    )
    const refused = all.flatMap(({ errors }) => errors)
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(
      Array.from({ length: 3 }, () => 'LIMIT_REACHED'),
    )
    expect(refused[0]?.message).toContain('200')
    expect(await list()).toHaveLength(MOST)
  })

  it('accepts one of three saves of the same version of an entry', async () => {
    const { _id, version } = await make()
    const all = await Promise.all(
      ['One', 'Two', 'Three'].map((text) =>
        app.call(UPDATE, { obj: { _id, version, text } }, admin.token),
      ),
    )
    const codes = all.map(({ errors }) => errors[0]?.extensions.code)
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', undefined])
  })

  if (database === 'postgres') return

  it('lets admins write entries and every member read them, oldest first', async () => {
    const one = await make({ ...TERM, title: ' OKR ', link: 'https://juniper.example/okr' })
    expect(one).toMatchObject({ ...TERM, version: 1, link: 'https://juniper.example/okr' })
    app.clock.move(1000)
    const two = await make({ kind: 'value', title: 'Say it kindly', text: 'And say it.' })
    expect(await list()).toEqual([one, two])
    const changed = await change({ _id: one._id, version: 1, text: 'How we set goals' })
    expect(changed).toEqual({ ...one, version: 2, text: 'How we set goals' })
    await app.done(DELETE, { _id: two._id }, admin.token)
    expect(await list(admin)).toEqual([changed])
  })

  it('hides entries from outsiders, and refuses changes by members', async () => {
    const { _id } = await make()
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    expect(await list(stranger)).toEqual([])
    expect(await list(stranger, company)).toEqual([])
    expect(await refusal(UPDATE, { _id, text: 'x' }, stranger)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusal(UPDATE, { _id, text: 'x' }, member)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refusal(CREATE, TERM, member)).toMatchObject({ code: 'FORBIDDEN' })
    const outsider = await aPerson(app, { company: await aCompany(app, null), paid: true })
    const { errors } = await app.call(LIST, {}, outsider.token)
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
    const operator = await aPerson(app, { isAppAdmin: true })
    expect(await list(operator)).toEqual([])
    expect(await list(operator, company)).toHaveLength(1)
  })

  it.each([
    ['an unknown kind', 'kind', { kind: 'song' }],
    ['a blank title', 'title', { title: ' ' }],
    ['a title of 121 characters', 'title', { title: 'x'.repeat(121) }],
    ['no text', 'text', { text: '' }],
    ['a text of 2,001 characters', 'text', { text: 'x'.repeat(2001) }],
    ['a link without https', 'link', { link: 'http://juniper.example' }],
    ['kind link and no link', 'link', { kind: 'link', link: null }],
  ])('refuses an entry with %s at the field %s, when created or changed', async (...given) => {
    const [, field, wrong] = given
    const expected = { code: 'BAD_USER_INPUT', field }
    expect(await refusal(CREATE, { ...TERM, ...wrong })).toMatchObject(expected)
    const { _id } = await make()
    expect(await refusal(UPDATE, { _id, ...wrong })).toMatchObject(expected)
    expect(await list()).toMatchObject([{ ...TERM, version: 1 }])
  })

  it('records each change of an entry in the company log, without its text', async () => {
    const { _id } = await make()
    await change({ _id, text: 'Quibblewick' })
    await app.done(DELETE, { _id }, admin.token)
    const log = '{ done: companyEventGetMany { kind items fields } }'
    const ours = (await app.done(log, {}, admin.token)).filter(({ kind }: { kind: string }) =>
      kind.startsWith('house_entry'),
    )
    expect(ours.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      ...['house_entry_changed', 'house_entry_created', 'house_entry_deleted'],
    ])
    expect(JSON.stringify(ours)).not.toContain('Quibblewick')
  })

  it('removes the author of an entry when another person changes it or the author is erased', async () => {
    const authors = async () =>
      (await rowsOf(app, 'houseEntry', { company })).map(({ writtenBy }) => writtenBy)
    const { _id } = await make()
    expect(await authors()).toEqual([admin._id])
    const other = await aPerson(app, { company, isCompanyAdmin: true })
    await change({ _id, text: TERM.text }, other)
    expect(await authors()).toEqual([admin._id])
    await change({ _id, text: 'Other words' }, other)
    expect(await authors()).toEqual([null])
    await make(TERM, other)
    expect(await erase(app, other)).toBeUndefined()
    expect(await authors()).toEqual([null, null])
  })

  it('deletes house knowledge with its company', async () => {
    await make()
    const operator = await aPerson(app, { isAppAdmin: true })
    await setRows(app, 'user', { company }, { company: null })
    const close = 'mutation($_id: ID!) { done: companyDelete(_id: $_id) { _id } }'
    await app.done(close, { _id: company }, operator.token)
    expect(await rowsOf(app, 'houseEntry', { company })).toEqual([])
  })
})
