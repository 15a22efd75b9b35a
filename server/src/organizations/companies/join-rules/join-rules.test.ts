import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { companyToJoin } from './join-rules.ts'

const CREATE = `mutation($obj: CompanyCreateInput!) { done: companyCreate(obj: $obj) {
  _id name adminEmails referralCode } }`
const UPDATE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
const DELETE = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
const REMINDER = 'mutation($obj: ReminderCreateInput!) { reminderCreate(obj: $obj) { _id } }'
const ANSWER = 'mutation($obj: OrgInfoCreateInput!) { orgInfoCreate(obj: $obj) { _id } }'

describe.each(DATABASES)('ways into companies on %s', (database) => {
  let app: TestApp
  let operator: Actor

  beforeAll(async () => {
    app = await makeTestApp(database)
    operator = await aPerson(app, { isAppAdmin: true })
  })
  afterAll(() => app.drop())

  const anAdmin = async () => {
    const company = await aCompany(app)
    return { company, boss: await aPerson(app, { company, isCompanyAdmin: true }) }
  }
  const setCode = async (company: string, by: Actor, referralCode: string) =>
    (await app.call(UPDATE, { obj: { _id: company, referralCode } }, by.token)).errors[0]
  const joins = (code: string) =>
    app.services.store.write((trx) =>
      companyToJoin(trx, 'somebody@unknown.example', code, app.clock.now()),
    )

  it('stay open: no other company takes a code that is in use, however it is written', async () => {
    const [mine, theirs] = [await anAdmin(), await anAdmin()]
    const code = `poster-${randomUUID()}`
    expect(await setCode(mine.company, mine.boss, code)).toBeUndefined()
    for (const written of [code, code.toUpperCase(), ` ${code} `, code.replace('p', 'ｐ')]) {
      const refusal = await setCode(theirs.company, theirs.boss, written)
      expect(refusal?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'referralCode' })
      expect(refusal?.message).not.toContain('Company')
    }
    expect(await joins(code.toUpperCase())).toMatchObject({ company: mine.company })
    expect(await setCode(mine.company, mine.boss, code.toUpperCase())).toBeUndefined()
  })

  it.each([
    '7',
    '\u200b',
    '1234567',
    '.......................',
    'a\u200bb\u2060c\u200bd',
    'äö-üß 123',
  ])(
    'are hard to guess: a code has at least eight letters or digits, and %j has not',
    async (code) => {
      const { company, boss } = await anAdmin()
      const refusal = await setCode(company, boss, code)
      expect(refusal?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'referralCode' })
      expect(refusal?.message).toContain('eight letters or digits')
      const obj = { name: 'Heron', referralCode: code }
      const made = await app.call(CREATE, { obj }, operator.token)
      expect(made.errors[0]?.extensions.field).toBe('referralCode')
      expect(await joins(code)).toBeUndefined()
    },
  )

  it('keep of a code what is seen and typed, and what there was before until it is changed', async () => {
    const { company, boss } = await anAdmin()
    const code = `Poster ${company.slice(0, 8)}`
    expect(await setCode(company, boss, ` \u200b${code}\u2060 `)).toBeUndefined()
    const read = app.services.store.read
      .selectFrom('company')
      .select('referralCode')
      .where('_id', '=', company)
    expect((await read.executeTakeFirstOrThrow()).referralCode).toBe(code)
    expect(await joins(`${code}\u200b`)).toMatchObject({ company })
    const short = company.slice(0, 5)
    await app.services.store.write((trx) =>
      trx
        .updateTable('company')
        .set({ referralCode: short, codeKey: short })
        .where('_id', '=', company)
        .execute(),
    )
    expect(await setCode(company, boss, short)).toBeUndefined()
    expect(await joins(short)).toMatchObject({ company })
    expect((await setCode(company, boss, `${short}.`))?.extensions.field).toBe('referralCode')
  })

  it.each([
    ['ÄPFEL', 'äpfel', 'Äpfel', 'A\u0308pfel'],
    ['щука', 'ЩУКА', 'Щука'],
    ['Ｏｆｆｉｃｅ', 'office', 'OFFICE'],
    ['ÉCOLE', 'école', 'e\u0301cole'],
  ])('lead in by a code of letters of any kind, however it is written: %s', async (...ways) => {
    const { company, boss } = await anAdmin()
    const own = company.slice(0, 8)
    for (const given of ways) {
      expect(await setCode(company, boss, `${given}-${own}`)).toBeUndefined()
      for (const typed of ways) {
        expect([typed, await joins(`${typed}-${own}`)]).toMatchObject([typed, { company }])
      }
    }
    const theirs = await anAdmin()
    const refusal = await setCode(theirs.company, theirs.boss, `${ways[1]}-${own}`)
    expect(refusal?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'referralCode' })
    expect(await setCode(company, boss, '')).toBeUndefined()
    expect(await joins(`${ways[0]}-${own}`)).toBeUndefined()
    expect(await joins('')).toBeUndefined()
  })

  it('lead in by addresses of admins and by domains that were written in capitals', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`
    const obj = {
      name: 'Heron',
      emailDomains: [`@${domain.toUpperCase()}`],
      adminEmails: [`Ä.Boss@${domain.toUpperCase()}`],
    }
    const { data } = await app.call(CREATE, { obj }, operator.token)
    const company = data.done._id
    const joinedBy = (key: string) =>
      app.services.store.write((trx) => companyToJoin(trx, key, null, app.clock.now()))
    expect(await joinedBy(`ä.boss@${domain}`)).toEqual({ company, isAdmin: true })
    expect(await joinedBy(`bo@${domain}`)).toEqual({ company, isAdmin: false })
  })

  it('are not found out by trying: the admins of a company have ten codes a day together', async () => {
    const { company, boss } = await anAdmin()
    const second = await aPerson(app, { company, isCompanyAdmin: true })
    for (let n = 0; n < 10; n += 1) {
      expect(await setCode(company, n % 2 ? boss : second, `${n} ${company}`)).toBeUndefined()
    }
    for (const by of [boss, second]) {
      const refusal = await setCode(company, by, 'one more')
      expect(refusal?.extensions.code).toBe('TOO_MANY_REQUESTS')
    }
    // Another company's tries are its own.
    const other = await anAdmin()
    expect(await setCode(other.company, other.boss, `0 ${other.company}`)).toBeUndefined()
    // Saved again as it is, it is no try.
    expect(await setCode(company, boss, `9 ${company}`)).toBeUndefined()
    app.clock.move(24 * 3_600_000)
    const again = await aPerson(app, { company, isCompanyAdmin: true })
    expect(await setCode(company, again, `other ${company}`)).toBeUndefined()
    app.clock.move(-24 * 3_600_000)
  })

  it.each(['emailDomains', 'referralCode'])(
    'of two who give the same %s at once one is told so',
    async (field) => {
      const second = await aPerson(app, { isAppAdmin: true })
      for (let round = 0; round < 8; round += 1) {
        const way = `${randomUUID()}.example`
        const obj = { name: 'Heron', [field]: field === 'emailDomains' ? [way] : way }
        const codes = await Promise.all(
          [operator, second].map(({ token }) => app.code(CREATE, { obj }, token)),
        )
        expect(codes.sort()).toEqual(['BAD_USER_INPUT', undefined])
      }
    },
  )

  it('are shown to nobody who makes a company under the id of another', async () => {
    const second = await aPerson(app, { isAppAdmin: true })
    const obj = { _id: randomUUID(), name: 'Heron', adminEmails: ['boss@heron.example'] }
    const made = await app.call(CREATE, { obj }, operator.token)
    expect((await app.call(CREATE, { obj }, operator.token)).data).toEqual(made.data)
    const { data, errors } = await app.call(CREATE, { obj: { ...obj, name: 'x' } }, second.token)
    expect([data, errors[0]?.extensions.code]).toEqual([null, 'CONFLICT'])
    app.clock.move(11 * 60_000)
    expect(await app.code(CREATE, { obj }, operator.token)).toBe('CONFLICT')
  })

  it('and the default company of public users always stay', async () => {
    const _id = await aCompany(app, null)
    const { errors } = await app.call(DELETE, { _id }, operator.token)
    expect(errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(errors[0]?.message).toContain('always stays')
    const left = app.services.store.read.selectFrom('company').select('_id').where('_id', '=', _id)
    expect(await left.execute()).toHaveLength(1)
  })

  it('leave nothing of a company that is deleted while something is written for it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const company = await aCompany(app)
      await Promise.all([
        app.code(DELETE, { _id: company }, operator.token),
        app.code(
          REMINDER,
          { obj: { company, targetDate: '2026-11-01', text: 'x' } },
          operator.token,
        ),
        app.code(ANSWER, { obj: { company, id: 'rewards-pay-1', answer: 'x' } }, operator.token),
      ])
      for (const table of ['company', 'reminder', 'orgInfo'] as const) {
        const key = table === 'company' ? '_id' : 'company'
        const left = await app.services.store.read
          .selectFrom(table)
          .select('_id')
          .where(key as '_id', '=', company)
          .execute()
        expect([table, left]).toEqual([table, []])
      }
    }
  })
})
