import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'

const READ = '_id version id answer url contactPerson isAnswered changedBy'
const MANY = `mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { ${READ} } }`
const LIST = `{ done: orgInfoGetMany { ${READ} } }`

describe.each(DATABASES)('many handbook answers in one call on %s', (database) => {
  const app = testApp(database)
  let company = ''
  let admin: Actor
  let other: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    other = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const save = (arr: object[], by = admin) => app.done(MANY, { arr }, by.token)
  const refusal = async (arr: object[], by = admin) =>
    // biome-ignore lint/suspicious/noExplicitAny: the faults of each entry
    (await app.call(MANY, { arr }, by.token)).errors[0]?.extensions as any
  const list = (by = admin) => app.done(LIST, {}, by.token)

  it('accepts one of several first answers to a question at once', async () => {
    const arr = (answer: string) => [{ id: 'rewards-pay-1', version: 0, answer }]
    const tries = await Promise.all(
      [admin, other, admin, other].map((by, at) => app.call(MANY, { arr: arr(`${at}`) }, by.token)),
    )
    const won = tries.filter(({ errors }) => errors.length === 0)
    expect(won).toHaveLength(1)
    for (const { errors } of tries.filter((one) => !won.includes(one))) {
      expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' })
    }
    expect(await list()).toEqual(won[0]?.data.done)
  })

  if (database === 'postgres') return

  it('names every invalid entry of a call by its index', async () => {
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const [theirs] = await save([{ id: 'rewards-pay-1', answer: 'Theirs' }], stranger)
    await save([{ id: 'rewards-pay-2', answer: 'Seen by nobody' }], other)
    const refused = await refusal([
      { id: 'rewards-pay-1', version: 0, answer: 'Good' },
      { id: 'rewards-pay-2', version: 0, answer: 'Over it' },
      { id: 'rewards-pay-3', url: 'javascript:alert(1)' },
      { _id: theirs._id, answer: 'Taken' },
      { id: 'rewards-time-off-1', answer: 'x'.repeat(10_001) },
    ])
    expect(refused).toMatchObject({ code: 'CONFLICT', field: 'version' })
    expect(refused.faults).toMatchObject([
      { index: 1, code: 'CONFLICT', field: 'version' },
      { index: 2, code: 'BAD_USER_INPUT', field: 'url' },
      { index: 3, code: 'NOT_FOUND' },
      { index: 4, code: 'BAD_USER_INPUT', field: 'answer' },
    ])
    expect(refused.faults[3].message).toContain('10000 characters')
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual(['rewards-pay-2'])
  })

  it('shows only admins the person who changed an answer last', async () => {
    const member = await aPerson(app, { company })
    const name = async ({ _id }: Actor) => {
      const firstName = `Name ${_id.slice(0, 4)}`
      await setRows(app, 'user', { _id }, { firstName })
      return `${firstName} Person`
    }
    const create = 'mutation($obj: OrgInfoCreateInput!) { done: orgInfoCreate(obj: $obj) { _id } }'
    await app.call(create, { obj: { id: 'rewards-pay-1', answer: 'First' } }, admin.token)
    const [mine, theirs] = [await name(admin), await name(other)]
    expect((await list())[0].changedBy).toBe(mine)
    await app.call(create, { obj: { id: 'rewards-pay-1', answer: 'Second' } }, other.token)
    expect((await list())[0]).toMatchObject({ answer: 'Second', changedBy: theirs })
    expect((await save([{ id: 'rewards-pay-1', answer: 'Third' }]))[0].changedBy).toBe(mine)
    expect((await list(member))[0]).toMatchObject({ answer: 'Third', changedBy: null })
  })

  it('counts a question as answered by text or a link, not by blanks or a contact', async () => {
    const [blank, linked, contact] = await save([
      { id: 'rewards-pay-1', answer: ' \n ', url: '' },
      { id: 'rewards-pay-2', url: 'https://juniper.example/pay' },
      { id: 'rewards-pay-3', contactPerson: 'Lena' },
    ])
    expect(blank).toMatchObject({ answer: null, url: null, isAnswered: false })
    expect([linked.isAnswered, contact.isAnswered]).toEqual([true, false])
    const [emptied] = await save([{ id: 'rewards-pay-2', version: 1, url: null }])
    expect(emptied).toMatchObject({ version: 2, isAnswered: false })
    const light = await app.call('{ orgInfoGetMany { id isAnswered } }', {}, admin.token)
    expect(light.data.orgInfoGetMany).toHaveLength(3)
  })

  it.each(['http://juniper.example', 'https://a:b@juniper.example', 'https://[', 'HTTPS:/x'])(
    'refuses a handbook link that is not a complete https address: %s',
    async (url) => {
      expect(await refusal([{ id: 'rewards-pay-1', url }])).toMatchObject({ field: 'url' })
    },
  )

  it('stores scripts, long words and foreign letters in an answer unchanged', async () => {
    const answer = `<script>alert(1)</script> [x](javascript:alert(1)) ${'ü漢字🙂'.repeat(100)}`
    expect((await save([{ id: 'rewards-pay-1', answer }]))[0].answer).toBe(answer)
  })
})
