import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { setJoinRules } from '#testing/join-rules.ts'
import { setRows } from '#testing/rows.ts'
import { watched } from '#testing/statements.ts'
import { previewCompany } from './joining.ts'

const OUT = 'mutation($_id: ID!) { done: memberDeactivate(_id: $_id) }'
const CODE = 'mutation($obj: CompanyUpdateInput!) { companyUpdate(obj: $obj) { _id } }'

describe.each(DATABASES)('the preview of a join on %s', (database) => {
  const app = testApp(database)
  const domain = `${randomUUID().slice(0, 8)}.example`
  const named = `boss@${domain}`
  const referralCode = `poster-${domain}`

  type Way = { referralCode?: string; invitation?: string }
  const askedOf = async (key: string, user: string | undefined, way: Way = {}) => {
    const { db, statements } = watched(app.services.store.read)
    const who = { user, key, referralCode: null, ...way }
    const name = await previewCompany(db, app.services, who)
    return { name, asked: statements.map(({ sql }) => sql) }
  }

  it('previews a join with the same statements for every address', async () => {
    const company = await aCompany(app, domain)
    await setJoinRules(app, company, { adminEmails: [named] })
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    await app.call(CODE, { obj: { _id: company, referralCode } }, admin.token)
    const email = () => `${randomUUID().slice(0, 8)}@${domain}`
    const [member, away, left, waits] = [
      await aPerson(app, { company, email: email() }),
      await aPerson(app, { company, email: email() }),
      await aPerson(app, { company, email: `${randomUUID()}@private.example` }),
      await aPerson(app, { company: null, email: email(), state: 'unverified' }),
    ]
    for (const { _id } of [away, left]) await app.call(OUT, { _id }, admin.token)
    const everybody: [string, string | undefined, string | null][] = [
      [member.email, member._id, null],
      [away.email, away._id, null],
      [left.email, left._id, null],
      [waits.email, waits._id, 'joins'],
      [email(), undefined, 'joins'],
      [named, undefined, 'joins'],
      ['somebody@unknown.example', undefined, null],
      ['nobody@gmail.com', undefined, null],
    ]
    const first = await askedOf(member.email, member._id)
    expect(first.asked.length).toBeGreaterThan(3)
    for (const [key, user, outcome] of everybody) {
      const { name, asked } = await askedOf(key, user)
      expect([key, name !== null]).toEqual([key, outcome !== null])
      expect([key, asked]).toEqual([key, first.asked])
    }
    // Callers know whether they gave a code or an invitation. All other differences must be hidden.
    for (const way of [
      [{ referralCode }, { referralCode: 'leads nowhere' }],
      [{ invitation: 'x'.repeat(43) }],
    ]) {
      const [one, ...others] = await Promise.all(
        way.flatMap((it) => everybody.map(([key, user]) => askedOf(key, user, it))),
      )
      for (const { asked } of others) expect(asked).toEqual(one?.asked)
    }
  })

  it('previews no company for a member, and the company after they left', async () => {
    const mine = `${randomUUID().slice(0, 8)}.example`
    const company = await aCompany(app, mine)
    const boss = { company, isCompanyAdmin: true } as const
    await aPerson(app, boss)
    const person = await aPerson(app, { company, email: `ada@${mine}` })
    expect((await askedOf(person.email, person._id)).name).toBeNull()
    await setRows(app, 'user', { _id: person._id }, { company: null })
    expect((await askedOf(person.email, person._id)).name).toBe(`Company ${company.slice(0, 4)}`)
  })
})
