import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { deactivateMember } from '#organizations/members/members.ts'
import { makeSchema } from '#schema.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { asking, meanwhile } from '#testing/meanwhile.ts'
import { aimedAt, documentOf, naming, type Operation, operationsOf } from '#testing/policy-calls.ts'
import { type Aim, aimsOf, givenFor, isOfCompany, TABLE } from '#testing/policy-table.ts'
import { aTarget, OF_COMPANIES, type SeededRecord, seed } from '#testing/policy-world.ts'
import { type Content, changes, contentOf } from '#testing/tables.ts'
import type { TestApp } from '#testing/test-app.ts'

const ADMINS = ['companyAdmin', 'appAdmin'] as const
type Admin = (typeof ADMINS)[number]

const isAdmin = (role: string): role is Admin => ADMINS.some((one) => one === role)

/** The roles of a call that only admins may make; empty for other calls. */
const adminsOf = ({ name }: Operation): readonly Admin[] => {
  if (name === 'userUpdate') return ADMINS
  const roles = TABLE[name]?.who.split(' ') ?? []
  return roles.every(isAdmin) ? roles.filter(isAdmin) : []
}

/** These need two-factor sign-in, or work once: their features test them. */
const ELSEWHERE = ['appAdminAppoint', 'appAdminRemove', 'companyPublicCreate']

/** Each mutation that needs an admin, with each kind of target. */
const WALKED = operationsOf(makeSchema())
  .filter(({ isQuery, name }) => !isQuery && !ELSEWHERE.includes(name))
  .flatMap((operation) => {
    const aims: readonly (Aim | undefined)[] = aimsOf(operation.name)
    return adminsOf(operation).flatMap((role) =>
      (aims.length === 0 ? [undefined] : aims).map(
        (aim) => [role, operation.name, aim ?? 'itself', operation, aim] as const,
      ),
    )
  })

async function aGift(app: TestApp): Promise<string> {
  const { _id: user } = await aPerson(app)
  const endsDate = app.clock.now() + 86_400_000
  const state = { status: 'active', cancelAtPeriodEnd: 0, readDate: 0 } as const
  const gift = { user, source: 'gift', endsDate, ...state } as const
  await app.services.store.write((trx) => trx.insertInto('membership').values(gift).execute())
  return user
}

describe.each(DATABASES)('calls of an admin whose access ends meanwhile on %s', (database) => {
  const app = testApp(database)
  let operator: Actor

  beforeAll(async () => {
    operator = await aPerson(app, { isAppAdmin: true })
  })

  /** Two admins of the same role in one company: `good` can end the access of `bad`. */
  async function aPair(role: Admin) {
    const company = await aCompany(app, `${randomUUID()}.example`)
    const rights = role === 'appAdmin' ? ({ isAppAdmin: true } as const) : {}
    const one = await aPerson(app, { company, isCompanyAdmin: true, ...rights })
    const bad = await aPerson(app, { company, isCompanyAdmin: true, ...rights })
    return { company, bad, good: role === 'appAdmin' ? operator : one }
  }

  /** Arguments with which the call succeeds; for an app admin, on another company than their own. */
  async function given(operation: Operation, aim: Aim | undefined, by: Actor, role: Admin) {
    const { name } = operation
    const { can } = naming(operation)
    const own = by.company ?? ''
    const isFar = role === 'appAdmin' && !name.startsWith('companyDomain')
    const company = isFar ? await aCompany(app, `${randomUUID()}.example`) : own
    if (isOfCompany(name)) {
      const record = aim && (await aTarget(app, aim, company, by))
      const to = await aCompany(app)
      return aimedAt(operation, { record, company: can ? company : undefined, to })
    }
    if (name === 'companyUpdate' || name === 'companyDelete') return givenFor(name, company)
    if (name.startsWith('gift')) return givenFor(name, await aGift(app))
    if (name === 'userUpdate') return givenFor(name, await aTarget(app, 'member', company, by))
    const entity = (OF_COMPANIES.find((one) => name.startsWith(one)) ?? 'orgInfo') as SeededRecord
    const isNew = name.endsWith('Create')
    return givenFor(name, isNew ? '' : await seed(app, entity, { company }))
  }

  /** Codes and changed rows, except rate limits, of calls by `bad`, whose access `good` ends. */
  async function leftOf(bad: Actor, good: Actor, calls: (() => Promise<string | undefined>)[]) {
    const by = await asking(app, good)
    let before: Content = new Map()
    const codes = await meanwhile(
      app,
      async (trx) => {
        await deactivateMember(trx, by, { company: bad.company ?? '', _id: bad._id })
        before = await contentOf(trx)
      },
      calls,
    )
    const changed = changes(before, await contentOf(app.services.store.read))
    return { codes, changed: changed.filter((row) => !row.startsWith('counter ')) }
  }

  it.each(WALKED)(
    'refuses a call of a %s whose access ends meanwhile: %s on %s',
    async (role, _name, _on, operation, aim) => {
      const { bad, good } = await aPair(role)
      const document = documentOf(operation)
      const call = async (by: Actor) => {
        const variables = await given(operation, aim, by, role)
        return () => app.code(document, variables, by.token)
      }
      // With access, the call succeeds.
      expect(await (await call(bad))()).toBeUndefined()
      const { codes, changed } = await leftOf(bad, good, [await call(bad)])
      expect(codes).toEqual(['UNAUTHENTICATED'])
      expect(changed).toEqual([])
    },
  )

  it('stores no row of a member file if the admin’s access ends during the upload', async () => {
    const { bad, good } = await aPair('companyAdmin')
    const send = async () => {
      const reply = await app.http.inject({
        method: 'POST',
        url: '/import/members?name=people.csv',
        headers: { authorization: `Bearer ${bad.token}`, 'content-type': 'text/csv' },
        payload: Buffer.from('email\na@b.example\n'),
      })
      return `${reply.statusCode}`
    }
    const { codes, changed } = await leftOf(bad, good, [send])
    expect(codes).toEqual(['401'])
    expect(changed).toEqual([])
  })
})
