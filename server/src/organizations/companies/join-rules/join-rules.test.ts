import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { companyToJoin } from './join-rules.ts'

const CREATE = `mutation($obj: CompanyCreateInput!) { done: companyCreate(obj: $obj) {
  _id name adminEmails referralCode } }`
const UPDATE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'
const DELETE = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'

describe.each(DATABASES)('referral codes on %s', (database) => {
  const app = testApp(database)
  let operator: Actor

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
  })

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

  it('refuses another company’s referral code in any spelling', async () => {
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
  ])('refuses the referral code %j with fewer than eight letters or digits', async (code) => {
    const { company, boss } = await anAdmin()
    const refusal = await setCode(company, boss, code)
    expect(refusal?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'referralCode' })
    expect(refusal?.message).toContain('8 letters or digits')
    const obj = { name: 'Heron', referralCode: code }
    const made = await app.call(CREATE, { obj }, operator.token)
    expect(made.errors[0]?.extensions.field).toBe('referralCode')
    expect(await joins(code)).toBeUndefined()
  })

  it.each([
    ['ÄPFEL', 'äpfel', 'Äpfel', 'A\u0308pfel'],
    ['щука', 'ЩУКА', 'Щука'],
    ['Ｏｆｆｉｃｅ', 'office', 'OFFICE'],
    ['ÉCOLE', 'école', 'e\u0301cole'],
  ])('matches a referral code in each of its spellings: %s', async (...ways) => {
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

  it('lets a company change its referral code ten times a day', async () => {
    const { company, boss } = await anAdmin()
    const second = await aPerson(app, { company, isCompanyAdmin: true })
    for (let n = 0; n < 10; n += 1) {
      expect(await setCode(company, n % 2 ? boss : second, `${n} ${company}`)).toBeUndefined()
    }
    for (const by of [boss, second]) {
      const refusal = await setCode(company, by, 'one more')
      expect(refusal?.extensions.code).toBe('TOO_MANY_REQUESTS')
    }
    // Each company has its own count.
    const other = await anAdmin()
    expect(await setCode(other.company, other.boss, `0 ${other.company}`)).toBeUndefined()
    // The same code again is not counted.
    expect(await setCode(company, boss, `9 ${company}`)).toBeUndefined()
    app.clock.move(24 * 3_600_000)
    const again = await aPerson(app, { company, isCompanyAdmin: true })
    expect(await setCode(company, again, `other ${company}`)).toBeUndefined()
    app.clock.move(-24 * 3_600_000)
  })

  it.each(['emailDomains', 'referralCode'])(
    'refuses one of two companies created at once with the same %s',
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

  it('refuses a company id that exists without showing that company', async () => {
    const second = await aPerson(app, { isAppAdmin: true })
    const obj = { _id: randomUUID(), name: 'Heron', adminEmails: ['boss@heron.example'] }
    const made = await app.call(CREATE, { obj }, operator.token)
    expect((await app.call(CREATE, { obj }, operator.token)).data).toEqual(made.data)
    const { data, errors } = await app.call(CREATE, { obj: { ...obj, name: 'x' } }, second.token)
    expect([data, errors[0]?.extensions.code]).toEqual([null, 'CONFLICT'])
    app.clock.move(11 * 60_000)
    expect(await app.code(CREATE, { obj }, operator.token)).toBe('CONFLICT')
  })

  it('refuses to delete the public company', async () => {
    const _id = await aCompany(app, null)
    const { errors } = await app.call(DELETE, { _id }, operator.token)
    expect(errors[0]).toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(errors[0]?.message).toContain('individual users')
    const left = app.services.store.read.selectFrom('company').select('_id').where('_id', '=', _id)
    expect(await left.execute()).toHaveLength(1)
  })
})
