import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertDemoCompany } from '#demo/demo.store.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, linkOutcome, mailsTo, signUp } from '#testing/links.ts'
import { rowsOf } from '#testing/rows.ts'
import { watched } from '#testing/statements.ts'
import { companyToJoin } from './join-rules.ts'

const CREATE = 'mutation($obj: CompanyCreateInput!) { done: companyCreate(obj: $obj) { _id } }'
const UPDATE =
  'mutation($obj: CompanyUpdateInput!) { done: companyUpdate(obj: $obj) { _id version } }'
const DELETE = 'mutation($_id: ID!) { done: companyDelete(_id: $_id) { _id } }'
const PROVE = 'mutation($email: String!) { done: companyDomainProve(email: $email) }'
const CONFIRM = 'mutation($code: String!) { done: companyDomainConfirm(code: $code) }'
const REMOVE = 'mutation($domain: String!) { done: companyDomainRemove(domain: $domain) }'

describe.each(DATABASES)('the index of join rules on %s', (database) => {
  const app = testApp(database)
  let operator: Actor

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const call = (query: string, variables: object, by = operator) =>
    app.done(query, variables, by.token)
  const save = (_id: string, more: object) => call(UPDATE, { obj: { _id, ...more } })
  const aDomain = () => `${randomUUID().slice(0, 8)}.example`
  /** The stored domains and admin addresses of a company. */
  const rulesOf = async (company: string) => {
    const rows = await rowsOf(app, 'joinRule', { company }, 'matchKey', 'kind')
    const keys = (kind: string) => rows.filter((it) => it.kind === kind).map((it) => it.matchKey)
    return [keys('domain').sort(), keys('admin').sort()]
  }
  const joins = (key: string) => companyToJoin(app.services.store.read, key, null, app.clock.now())

  it('stores normalized join rules when a company is saved', async () => {
    const domain = aDomain()
    const obj = {
      name: 'Heron',
      emailDomains: [`@${domain.toUpperCase()}`, `bücher.${domain}`],
      adminEmails: [`Ä.Boss@${domain.toUpperCase()}`],
    }
    const { _id } = await call(CREATE, { obj })
    const ascii = `xn--bcher-kva.${domain}`
    expect(await rulesOf(_id)).toEqual([[domain, ascii].sort(), [`ä.boss@${domain}`]])
    await save(_id, { name: 'Heron again' })
    expect(await rulesOf(_id)).toEqual([[domain, ascii].sort(), [`ä.boss@${domain}`]])
    await save(_id, { adminEmails: [`bo@${domain}`, `BO@${domain}`] })
    expect(await rulesOf(_id)).toEqual([[domain, ascii].sort(), [`bo@${domain}`]])
    expect(await joins(`bo@${domain}`)).toEqual({ company: _id, isAdmin: true })
    await save(_id, { emailDomains: [], adminEmails: [] })
    expect(await rulesOf(_id)).toEqual([[], []])
    expect(await joins(`bo@${domain}`)).toBeUndefined()
  })

  it('adds a confirmed domain to the join rules, and removes a removed domain', async () => {
    const company = await aCompany(app, aDomain())
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    const [[before] = [], admins] = await rulesOf(company)
    const domain = aDomain()
    await call(PROVE, { email: `it@${domain}` }, admin)
    expect((await rulesOf(company))[0]).toEqual([before])
    const text = (await mailsTo(app, `it@${domain}`, 'domainCode')).at(-1)?.text ?? ''
    await call(CONFIRM, { code: /([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(text)?.[1] }, admin)
    expect(await rulesOf(company)).toEqual([[before, domain].sort(), admins])
    await call(REMOVE, { domain: before }, admin)
    expect(await rulesOf(company)).toEqual([[domain], admins])
  })

  it('removes join rules of used addresses, erased people and deleted companies', async () => {
    const domain = aDomain()
    const used = `used@${domain}`
    const erased = await aPerson(app, { company: null, email: `Erased@${domain}` })
    const adminEmails = [used, erased.email, `left@${domain}`]
    const { _id } = await call(CREATE, { obj: { name: 'Heron', adminEmails } })
    await signUp(app, used)
    await linkOutcome(app, 'verifyEmail', { code: await codeTo(app, used, 'verifyAddress') })
    expect(await rulesOf(_id)).toEqual([[], [`erased@${domain}`, `left@${domain}`]])
    expect(await erase(app, erased)).toBeUndefined()
    expect(await rulesOf(_id)).toEqual([[], [`left@${domain}`]])
    const other = await call(CREATE, { obj: { name: 'Other', emailDomains: [domain] } })
    await call(DELETE, { _id: other._id })
    expect(await rulesOf(other._id)).toEqual([[], []])
    expect(await joins(`bo@${domain}`)).toBeUndefined()
  })

  it('finds the company of an address by database index among many companies', async () => {
    const { store } = app.services
    await store.write(async (trx) => {
      for (let at = 0; at < 600; at += 1) {
        const company = { _id: randomUUID(), name: `Company ${at}`, domain: `many-${at}.example` }
        await insertDemoCompany(trx, company, app.clock.now())
      }
    })
    await store.writer.executeQuery(CompiledQuery.raw('analyze'))
    const { db, statements } = watched(store.read)
    expect(await companyToJoin(db, 'bo@many-7.example', 'poster', app.clock.now())).toBeDefined()
    expect(statements).toHaveLength(1)
    const explain = database === 'sqlite' ? 'explain query plan' : 'explain'
    for (const { sql, parameters } of statements) {
      const query = CompiledQuery.raw(`${explain} ${sql}`, [...parameters])
      const plan = JSON.stringify((await store.read.executeQuery(query)).rows)
      expect(plan).toMatch(/joinRule_pk|sqlite_autoindex_joinRule/)
      expect(plan).toContain('company_codeKey')
      expect(plan).not.toMatch(/SCAN (joinRule|company)|Seq Scan/)
    }
  })
})
