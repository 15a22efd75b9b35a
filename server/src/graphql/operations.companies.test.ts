import { randomUUID } from 'node:crypto'
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchema } from '#schema.ts'
import { testApp } from '#testing/app.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { aimedAt, documentOf, naming, type Operation, operationsOf } from '#testing/policy-calls.ts'
import {
  type Aim,
  aimsOf,
  isOfCompany,
  isReachedIn,
  type Ownership,
  refusalOf,
} from '#testing/policy-table.ts'
import { aTarget, makeWorld, type Walker, type World } from '#testing/policy-world.ts'
import { changes, contentOf } from '#testing/tables.ts'

const WALKED = operationsOf(makeSchema()).filter(({ name }) => isOfCompany(name))

const LOOK = '"kind":"app_admin_look"'

/** Plain fields, and those of linked objects: enough to distinguish answers. */
function selectionOf(type: GraphQLObjectType, deep: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (isLeafType(named)) return [field.name]
    return isObjectType(named) && deep > 0 ? [`${field.name} ${selectionOf(named, deep - 1)}`] : []
  })
  return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`
}

/** A document of the call that selects more than its first field. */
function documentFor(operation: Operation): string {
  const type = getNamedType(operation.field.type)
  if (!isObjectType(type)) return documentOf(operation)
  const deep = operation.name.startsWith('member') ? 1 : 0
  return documentOf(operation, selectionOf(type, deep))
}

type Call = { operation: Operation; document: string }
type Target = Parameters<typeof aimedAt>[1]
type AimedShot = { walker: Walker; shot: Shot; at: Omit<Target, 'to'>; who: string }
type Shot = { aim: Aim | undefined; record: Ownership | undefined; named: Ownership | undefined }

const WHOSE = ['own', 'foreign'] as const

/** All targets of a call: records and company names, of one's own and of another company. */
function shotsOf(operation: Operation): Shot[] {
  const { can, must } = naming(operation)
  const names: (Ownership | undefined)[] = [...(must ? [] : [undefined]), ...(can ? WHOSE : [])]
  const aims = aimsOf(operation.name)
  if (aims.length === 0) return names.map((named) => ({ aim: undefined, record: undefined, named }))
  return aims.flatMap((aim) =>
    WHOSE.flatMap((record) => names.map((named) => ({ aim, record, named }))),
  )
}

describe('calls on another company', () => {
  const app = testApp()
  let world: World
  let elsewhere: string
  let walkers: Walker[]

  beforeAll(async () => {
    world = await makeWorld(app)
    elsewhere = await aCompany(app)
    walkers = world.walkers.filter(({ company }) => company !== world.there && company !== null)
    const { store, clock } = app.services
    await store.write(async (trx) => {
      for (const company of [world.here, world.there]) {
        const figures = { company, week: '2026-46', people: 5, mean: 50, closedDate: clock.now() }
        await trx.insertInto('companyWeek').values(figures).execute()
      }
    })
    for (const company of [world.here, world.there]) {
      await aPerson(app, { company })
      for (const aim of ['link', 'channel'] as const) {
        await aTarget(app, aim, company, { _id: '' })
      }
    }
  })

  const content = () => contentOf(app.services.store.read)
  const companyOf = ({ sees }: Walker, whose: Ownership) => (whose === 'own' ? sees : world.there)

  async function ask({ operation, document }: Call, walker: Walker, at: Omit<Target, 'to'>) {
    const given = aimedAt(operation, { ...at, to: elsewhere })
    const { data, errors } = await app.call(document, given, walker.token)
    return { data: data?.[operation.name] ?? null, errors }
  }

  /** The answer for a record, or a company that the caller may not name, that does not exist. */
  const ofNothing = (call: Call, { walker, shot, at }: AimedShot) => {
    const hidden = shot.named === 'foreign' && walker.role !== 'appAdmin'
    const isAlone = shot.aim === undefined
    return ask(call, walker, {
      record: isAlone || (hidden && shot.record === 'own') ? at.record : randomUUID(),
      company: shot.named && (isAlone || hidden) ? randomUUID() : at.company,
    })
  }

  async function aimed(walker: Walker, shot: Shot): Promise<AimedShot> {
    const { aim, record, named } = shot
    const at = {
      record: aim && record && (await aTarget(app, aim, companyOf(walker, record), walker)),
      company: named && companyOf(walker, named),
    }
    return { walker, shot, at, who: `${walker.role}: ${aim} of ${record}, naming ${named}` }
  }

  async function reaches(call: Call, one: AimedShot) {
    const { walker, shot, at, who } = one
    const unknown = await ofNothing(call, one)
    const before = await content()
    const { data, errors } = await ask(call, walker, at)
    const after = await content()
    expect([who, errors]).toEqual([who, []])
    if (shot.aim !== undefined || shot.named !== undefined) {
      expect([who, data]).not.toEqual([who, unknown.data])
    }
    const changed = changes(before, after)
    const touched = changed.filter((row) => !/^(auditEvent|counter|outbox|job) /.test(row))
    expect([who, touched.length > 0]).toEqual([who, !call.operation.isQuery])
    const other = [shot.record, shot.named].includes('foreign') ? walker.sees : world.there
    for (const row of changed) {
      const stored = `${before.get(row)} ${after.get(row)}`
      expect([who, row, stored.includes(other)]).toEqual([who, row, false])
    }
  }

  it.each(WALKED.map((operation) => [operation.name, operation] as const))(
    '%s answers for another company as if it did not exist, except to app admins',
    async (name, operation) => {
      const call = { operation, document: documentFor(operation) }
      const all: AimedShot[] = []
      for (const walker of walkers) {
        for (const shot of shotsOf(operation)) all.push(await aimed(walker, shot))
      }
      const isReached = ({ walker, shot }: AimedShot) =>
        refusalOf(name, walker.role, 'active') === undefined &&
        isReachedIn(name, walker.role, shot.record, shot.named)
      const before = await content()
      for (const one of all.filter((each) => !isReached(each))) {
        const { walker, at, who } = one
        const { data, errors } = await ask(call, walker, at)
        const refusal = refusalOf(name, walker.role, 'active')
        if (refusal !== undefined) {
          expect([who, data, errors[0]?.extensions.code]).toEqual([who, null, refusal])
        } else expect([who, { data, errors }]).toEqual([who, await ofNothing(call, one)])
      }
      const after = await content()
      // A wrong code counts as a guess of the caller's company; access by an app admin is recorded.
      const isNoted = (row: string, stored = after.get(row) ?? '') =>
        name === 'companyDomainConfirm' ? !stored.includes(world.there) : stored.includes(LOOK)
      expect(changes(before, after).filter((row) => !isNoted(row))).toEqual([])
      const reached = all.filter(isReached)
      expect(new Set(reached.map(({ walker }) => walker.role))).toContain('appAdmin')
      // A new target for each call, which may use it up.
      for (const { walker, shot } of reached) await reaches(call, await aimed(walker, shot))
    },
  )

  it('the routes of member files reach another company only for app admins', async () => {
    const at = (url: string, token: string, payload?: Buffer) =>
      app.http.inject({
        ...(payload === undefined ? { method: 'GET', url } : { method: 'POST', url, payload }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      })
    for (const walker of walkers) {
      const record = await aTarget(app, 'import', world.there, walker)
      const there = `company=${world.there}`
      const before = await content()
      const replies = [
        await at(`/import/members/${record}/failed.csv`, walker.token),
        await at(`/import/members/${record}/failed.csv?${there}`, walker.token),
        await at(`/import/members/${record}/rest.csv?${there}`, walker.token),
        await at(`/import/members/${record}/later.csv?${there}`, walker.token),
        await at(
          `/import/members?name=x&${there}`,
          walker.token,
          Buffer.from('email\na@b.example'),
        ),
      ]
      const statuses = replies.map(({ statusCode }) => statusCode)
      const { role } = walker
      const refused = role === 'companyAdmin' ? 404 : 403
      const expected = role === 'appAdmin' ? [404, 200, 200, 200, 200] : Array(5).fill(refused)
      expect([role, ...statuses]).toEqual([role, ...expected])
      if (role !== 'appAdmin') expect(changes(before, await content())).toEqual([])
    }
  })
})
