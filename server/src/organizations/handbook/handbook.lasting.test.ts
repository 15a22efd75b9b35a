import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { rowsOf, setRows } from '#testing/rows.ts'

const READ = '_id version id answer question'
const MANY = `mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { ${READ} } }`
const CREATE = `mutation($obj: OrgInfoCreateInput!) { done: orgInfoCreate(obj: $obj) { ${READ} } }`
const DELETE = 'mutation($_id: ID!) { done: orgInfoDelete(_id: $_id) { _id } }'
const OWN = `{ done: orgInfoGetByIds { ${READ} } }`
const SEARCH = `query($query: String!) {
  done: librarySearch(query: $query) { hits { kind id title category } } }`
const PAY = 'rewards-pay-1'
const WORDS = 'When is pay day, and where do I find my payslip?'

describe.each(DATABASES)('versions of handbook answers on %s', (database) => {
  const app = testApp(database)
  let company = ''
  let admin: Actor

  beforeEach(async () => {
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
  })

  const run = (query: string, variables: object, by = admin) => app.done(query, variables, by.token)
  const save = async (arr: object[], by = admin) => run(MANY, { arr }, by)
  const refusal = async (obj: object, by = admin) => {
    const many = (await app.call(MANY, { arr: [obj] }, by.token)).errors[0]?.extensions
    return many as { code: string; field?: string; faults?: object[] } | undefined
  }
  const own = (by = admin) => run(OWN, {}, by)
  /** An answer to a question that was withdrawn later. */
  const anOld = async (id: string, answer: string, question: string | null = null) => {
    const _id = app.services.ids.id()
    const now = app.clock.now()
    const dates = { createdDate: now, updatedDate: now }
    const texts = { answer, question, url: null, contactPerson: null, updatedBy: null }
    await app.services.store.write((trx) =>
      trx
        .insertInto('orgInfo')
        .values({ _id, company, id, version: 1, ...texts, ...dates })
        .execute(),
    )
    return _id
  }

  it('refuses a stale save while an answer is deleted and given again at once', async () => {
    const [old] = await save([{ id: PAY, version: 0, answer: 'Old words' }])
    const fresh = async () =>
      app.call(MANY, { arr: [{ id: PAY, version: 0, answer: 'Fresh' }] }, admin.token)
    await Promise.all([
      app.call(DELETE, { _id: old._id }, admin.token),
      ...Array.from({ length: 4 }, fresh),
      ...Array.from({ length: 4 }, () => refusal({ id: PAY, version: 1, answer: 'Stale' })),
    ])
    await fresh()
    const [left] = await own()
    // A stale save may have come before the deletion, never after it.
    expect(left.answer).toBe('Fresh')
    expect(left.version).toBeGreaterThan(1)
  })

  if (database === 'postgres') return

  it('refuses a stale save after an answer was deleted and given again', async () => {
    const [old] = await save([{ id: PAY, version: 0, answer: 'Old words' }])
    await run(DELETE, { _id: old._id })
    expect(await refusal({ id: PAY, version: 1, answer: 'Stale, nothing there' })).toMatchObject({
      ...{ code: 'CONFLICT', field: 'version' },
    })
    expect(await own()).toEqual([])
    const [fresh] = await save([{ id: PAY, version: 0, answer: 'New words' }])
    for (let version = 1; version < fresh.version; version += 1) {
      expect(await refusal({ id: PAY, version, answer: 'Stale' })).toMatchObject({
        ...{ code: 'CONFLICT', field: 'version' },
      })
    }
    expect(await own()).toEqual([{ ...fresh, answer: 'New words' }])
    const [next] = await save([{ id: PAY, version: fresh.version, answer: 'Newer words' }])
    expect(next.version).toBe(fresh.version + 1)
  })

  it('never repeats a version of an answer, after deletions and by different calls', async () => {
    const seen: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const made = round === 1 ? await run(CREATE, { obj: { id: PAY, answer: 'x' } }) : null
      const [first] = made === null ? await save([{ id: PAY, answer: 'x' }]) : [made]
      const [second] = await save([{ id: PAY, answer: 'y' }])
      seen.push(first.version, second.version)
      await run(DELETE, { _id: first._id })
    }
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other))
    const elsewhere = await aPerson(app, { isCompanyAdmin: true })
    expect((await save([{ id: PAY, answer: 'Ours' }], elsewhere))[0].version).toBe(1)
  })

  it('refuses an answer to an unknown question in each call, and names the field', async () => {
    for (const id of ['no-such-question', 'constructor', ' rewards-pay-1', '']) {
      const refused = await refusal({ id, answer: 'x' })
      expect([id, refused]).toMatchObject([id, { code: 'BAD_USER_INPUT', field: 'id' }])
      const { errors } = await app.call(CREATE, { obj: { id, answer: 'x' } }, admin.token)
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' })
    }
    const { errors } = await app.call(
      MANY,
      {
        arr: [
          { id: PAY, answer: 'Good' },
          { id: 'none', answer: 'x' },
        ],
      },
      admin.token,
    )
    expect(errors[0]?.message).toBe('This question doesn’t exist.')
    expect(errors[0]?.extensions).toMatchObject({ faults: [{ index: 1, field: 'id' }] })
    expect(await own()).toEqual([])
  })

  it.each(['a\u0000b', '\u0000', 'x\ud800'])(
    'names the entry whose question can’t be stored: %j',
    async (id) => {
      const refused = await refusal({ id, answer: 'x' })
      expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' })
      expect(refused?.faults).toMatchObject([{ index: 0, code: 'BAD_USER_INPUT', field: 'id' }])
      const operator = await aPerson(app, { isAppAdmin: true })
      const elsewhere = await refusal({ id: PAY, company: id, answer: 'x' }, operator)
      expect(elsewhere).toMatchObject({ code: 'BAD_USER_INPUT', field: 'company' })
    },
  )

  it('lets people read, find, change and delete answers to a withdrawn question', async () => {
    const _id = await anOld('withdrawn-1', 'Ask for the Quibblewick form.', 'What about forms?')
    await anOld('withdrawn-2', 'Snorkelbane is on floor two.')
    const member = await aPerson(app, { company })
    expect((await own(member)).map(({ id }: { id: string }) => id)).toEqual([
      'withdrawn-1',
      'withdrawn-2',
    ])
    const found = async (query: string) => (await run(SEARCH, { query }, member)).hits
    expect(await found('quibblewick')).toEqual([
      {
        ...{ kind: 'handbook', id: 'withdrawn-1', category: 'Other answers' },
        title: 'What about forms?',
      },
    ])
    expect(await found('snorkelbane')).toMatchObject([
      { id: 'withdrawn-2', title: 'A question that is no longer asked' },
    ])
    const [changed] = await save([{ id: 'withdrawn-1', version: 1, answer: 'Now Fizzlewump.' }])
    expect(changed).toMatchObject({ _id, version: 2, question: 'What about forms?' })
    expect(await run(CREATE, { obj: { id: 'withdrawn-1', answer: 'Merged' } })).toMatchObject({
      _id,
    })
    await run(DELETE, { _id })
    expect(await found('fizzlewump')).toEqual([])
    // A deleted answer to a withdrawn question can't be given again.
    expect(await refusal({ id: 'withdrawn-1', answer: 'x' })).toMatchObject({ field: 'id' })
  })

  it('stores the words of the question with an answer, also when an older answer is saved', async () => {
    const [made] = await save([{ id: PAY, answer: 'On the 25th' }])
    expect(made.question).toBe(WORDS)
    const old = await anOld('rewards-pay-2', 'From before')
    const [saved] = await save([{ _id: old, answer: 'From now' }])
    expect(saved.question).toContain('payslip')
    const operator = await aPerson(app, { company, isAppAdmin: true })
    expect(await own(operator)).toHaveLength(2)
    expect(await own(await aPerson(app))).toEqual([])
  })

  it('deletes the versions of deleted answers with their company', async () => {
    const [made] = await save([{ id: PAY, answer: 'x' }])
    await run(DELETE, { _id: made._id })
    const left = () => rowsOf(app, 'orgInfoDeleted')
    expect((await left()).filter((row) => row.company === company)).toHaveLength(1)
    const operator = await aPerson(app, { isAppAdmin: true })
    await setRows(app, 'user', { company }, { company: null })
    await run(
      'mutation($_id: ID!) { done: companyDelete(_id: $_id) { _id } }',
      { _id: company },
      operator,
    )
    expect((await left()).filter((row) => row.company === company)).toEqual([])
  })
})
