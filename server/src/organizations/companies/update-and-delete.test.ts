import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { codeTo, linkOutcome, signUp } from '#testing/links.ts'
import { setRows } from '#testing/rows.ts'

const CREATE = `mutation($obj: CompanyCreateInput!) { done: companyCreate(obj: $obj) {
  _id version name emailDomains adminEmails referralCode } }`
const UPDATE = `mutation($obj: CompanyUpdateInput!) { done: companyUpdate(obj: $obj) {
  _id version emailDomains adminEmails referralCode } }`
const DELETE = 'mutation($_id: ID!) { done: companyDelete(_id: $_id) { _id } }'

describe.each(DATABASES)('companies of app admins on %s', (database) => {
  const app = testApp(database)
  let operator: Actor

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const create = (obj: object, by = operator) =>
    app.call(CREATE, { obj: { name: 'Heron', ...obj } }, by.token)
  const update = (obj: object, by = operator) => app.call(UPDATE, { obj }, by.token)
  const made = async (obj: object = {}) => {
    const { data, errors } = await create(obj)
    expect(errors).toEqual([])
    return data.done
  }
  const fresh = () => `${randomUUID().slice(0, 8)}.example`

  it('stores domains and admin addresses of a company normalized, each once', async () => {
    const domain = fresh()
    const { emailDomains, adminEmails } = await made({
      emailDomains: [`@${domain.toUpperCase()}`, domain],
      adminEmails: [` Boss@${domain}`, `boss@${domain}`],
    })
    expect(emailDomains).toEqual([domain])
    expect(adminEmails).toEqual([`Boss@${domain}`, `boss@${domain}`])
  })

  it.each([
    ['emailDomains', ['not a domain']],
    ['emailDomains', ['juniper']],
    ['emailDomains', ['a@b.example']],
    ['emailDomains', ['gmail.com']],
    ['emailDomains', ['x.example", "y.example']],
    ['adminEmails', ['nobody']],
    ['adminEmails', ['a b@c.example']],
    ['seatLimit', 0],
    ['name', ' '],
    ['name', 'x'.repeat(201)],
  ])('refuses a company with %s %j at the field, when created or updated', async (field, value) => {
    const { _id } = await made()
    for (const answer of [
      await create({ [field]: value }),
      await update({ _id, [field]: value }),
    ]) {
      expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
    }
  })

  it('refuses a save of an older version of a company', async () => {
    const { _id, version } = await made()
    const second = await aPerson(app, { isAppAdmin: true })
    expect((await update({ _id, version, seatLimit: 10 })).errors).toEqual([])
    const { errors } = await update({ _id, version, seatLimit: 20 }, second)
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' })
  })

  it('shows a company’s admins that an app admin created and changed it', async () => {
    const { _id } = await made()
    app.clock.move(1000)
    await update({ _id, seatLimit: 10 })
    const boss = await aPerson(app, { company: _id, isCompanyAdmin: true })
    const events = '{ companyEventGetMany { kind who fields } }'
    expect((await app.call(events, {}, boss.token)).data.companyEventGetMany).toEqual([
      { kind: 'company_changed', who: 'an administrator of Goodwork', fields: ['seatLimit'] },
      { kind: 'company_created', who: 'an administrator of Goodwork', fields: [] },
    ])
  })

  it('refuses to delete a company with deactivated members or closed accounts', async () => {
    const { _id } = await made()
    const member = await aPerson(app, { company: _id })
    const set = (values: object) => setRows(app, 'user', { _id: member._id }, values)
    const refusal = async () => (await app.call(DELETE, { _id }, operator.token)).errors[0]
    await set({ deactivatedDate: app.clock.now() })
    expect(await refusal()).toMatchObject({
      message: 'This company still has members. Move or delete them first.',
      extensions: { code: 'CONFLICT' },
    })
    await set({ deletionDate: app.clock.now() })
    expect((await refusal())?.message).toContain('closed their account')
    await set({ deletionDate: null, company: await aCompany(app) })
    expect(await refusal()).toBeUndefined()
    expect(await refusal()).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  it('deletes a company or lets a person join it, never both, at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `racer@${fresh()}`
      const { _id } = await made({ adminEmails: [email] })
      await signUp(app, email)
      const code = await codeTo(app, email, 'verifyAddress')
      const [joined, deleted] = await Promise.all([
        linkOutcome(app, 'verifyEmail', { code }),
        app.code(DELETE, { _id }, operator.token),
      ])
      expect(joined).toBe('done')
      const { read } = app.services.store
      const person = await read
        .selectFrom('user')
        .select('company')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      expect(person.company).toBe(deleted === undefined ? null : _id)
    }
  })
})
