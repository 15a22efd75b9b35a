import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchema } from '#schema.ts'
import { testApp } from '#testing/app.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { documentOf, entityOf, type Operation, operationsOf } from '#testing/policy-calls.ts'
import {
  givenFor,
  isReached,
  type Kinship,
  NEW,
  type Reach,
  reachOf,
  refusalOf,
} from '#testing/policy-table.ts'
import {
  aSession,
  makeWorld,
  OF_COMPANIES,
  type SeededRecord,
  seed,
  type Walker,
  type World,
} from '#testing/policy-world.ts'
import { type Content, changes, contentOf } from '#testing/tables.ts'

const OFFERED = operationsOf(makeSchema())
const reaching = (...some: Reach[]) => OFFERED.filter(({ name }) => some.includes(reachOf(name)))

const ONE_RECORD = reaching('own record', 'user record', 'company record')
const CREATES = reaching('own record made', 'company record made', 'new company')
const LISTS = reaching('list', 'list, company')

describe('records that a call reaches', () => {
  const app = testApp()
  let world: World

  beforeAll(async () => {
    world = await makeWorld(app)
  })

  const callers = (operation: string) =>
    world.walkers.filter(
      ({ role, company }) =>
        company !== world.there && refusalOf(operation, role, 'active') === undefined,
    )
  const content = () => contentOf(app.services.store.read)
  /** Changed rows, except the trail of app admins' access, scores and check-ins. */
  const changed = (before: Content, after: Content) =>
    changes(before, after).filter(
      (name) => !/^(auditEvent|impactEvent|impactWeek|checkIn|messageDue) /.test(name),
    )

  /** Whether only join rules of this company changed, in a row with those of several companies. */
  const isWayInto = (company: string, row: string, before: Content, after: Content) => {
    const [old = [], fresh = []] = [before, after].map((it) => it.get(row)?.split('\n'))
    const differ = [...old, ...fresh].filter((it) => !old.includes(it) || !fresh.includes(it))
    return row.startsWith('joinRule ') && differ.every((it) => JSON.parse(it).company === company)
  }

  /** Another company, or the caller's own. */
  const companyOf = (walker: Walker, kinship: Kinship) => {
    if (kinship !== 'foreign') return walker.sees
    return walker.sees === world.there ? world.here : world.there
  }

  /** Makes a record for one call. Returns its id and the token to call with. */
  async function target(operation: string, walker: Walker, kinship: Kinship) {
    const entity = entityOf(operation)
    const company = companyOf(walker, kinship)
    const { token } = walker
    if (operation === 'userDelete' && kinship === 'own') {
      const { _id } = await aPerson(app, { company: walker.company })
      return { _id, token: await aSession(app, _id) }
    }
    if (entity === 'user' && kinship === 'own') return { _id: walker._id, token }
    if (entity === 'user') return { _id: (await aPerson(app, { company }))._id, token }
    if (entity === 'company') {
      return { _id: operation === 'companyDelete' ? await aCompany(app) : company, token }
    }
    if (OF_COMPANIES.includes(entity)) {
      return { _id: await seed(app, entity as SeededRecord, { company }), token }
    }
    const user = kinship === 'own' ? walker._id : (await aPerson(app, { company }))._id
    const more = operation === 'goalRestore' ? { deletedDate: app.clock.now() } : {}
    return { _id: await seed(app, entity as SeededRecord, { user }, more), token }
  }

  it.each(ONE_RECORD.map((operation) => [operation.name, operation] as const))(
    '%s reaches records in scope, and answers for others as if they did not exist',
    async (name, operation) => {
      const entity = entityOf(name)
      for (const walker of callers(name)) {
        // The caller's own company has people, so it can't be deleted.
        const kinships: Kinship[] =
          name === 'companyDelete' ? ['foreign'] : ['own', 'colleague', 'foreign']
        const unknown = await app.call(
          documentOf(operation),
          givenFor(name, randomUUID()),
          walker.token,
        )
        // A caller without admin rights is refused before the record is read.
        const blind = name === 'userUpdate' && !/Admin$/.test(walker.role)
        expect(unknown.errors[0]?.extensions.code).toBe(blind ? 'FIELD_NOT_ALLOWED' : 'NOT_FOUND')
        const targets: { kinship: Kinship; _id: string; token: string }[] = []
        for (const kinship of kinships) {
          // A company's records are the same for all its people.
          if (reachOf(name) === 'company record' && kinship === 'colleague') continue
          targets.push({ kinship, ...(await target(name, walker, kinship)) })
        }
        let later = await content()
        for (const { kinship, _id, token } of targets) {
          const before = later
          const given = givenFor(name, _id)
          const { data, errors } = await app.call(documentOf(operation), given, token)
          later = await content()
          const after = changed(before, later)
          const who = `${name} by ${walker.role} on ${kinship}`
          if (!isReached(name, walker.role, kinship)) {
            expect([who, errors]).toEqual([who, unknown.errors])
            expect(data ?? null).toBeNull()
            expect(after).toEqual([])
            continue
          }
          expect([who, errors]).toEqual([who, []])
          expect(JSON.stringify(data[name])).toContain(_id)
          // Closing an account ends sessions and sends mail; a deleted answer leaves its version; a
          // company's join rules change with it.
          const touched = after.filter(
            (row) =>
              !/^(session|actionCode|outbox|job|orgInfoDeleted) /.test(row) &&
              !isWayInto(_id, row, before, later),
          )
          expect(touched).toEqual(operation.isQuery ? [] : [`${entity} ${_id}`])
        }
      }
    },
  )

  it.each(CREATES.map((operation) => [operation.name, operation] as const))(
    '%s makes one record for the caller or the caller’s company, and refuses another owner',
    async (name, operation) => {
      const entity = entityOf(name)
      const stranger = await aPerson(app)
      for (const walker of callers(name)) {
        const before = await content()
        const { data, errors } = await app.call(
          documentOf(operation),
          givenFor(name, ''),
          walker.token,
        )
        expect(errors).toEqual([])
        const after = await content()
        const key = `${entity} ${data[name]._id}`
        expect(changed(before, after)).toEqual([key])
        const made = JSON.parse(after.get(key) ?? '')
        if (entity === 'company') continue
        const owner = OF_COMPANIES.includes(entity) ? 'company' : 'user'
        expect(made[owner]).toBe(owner === 'company' ? walker.sees : walker._id)

        const other = owner === 'company' ? companyOf(walker, 'foreign') : stranger._id
        const obj = { ...NEW[entity]?.(), [owner]: other }
        const again = await app.call(documentOf(operation), { obj }, walker.token)
        if (owner === 'company' && walker.role === 'appAdmin') {
          expect(again.errors).toEqual([])
          continue
        }
        expect(again.errors[0]?.extensions).toMatchObject({
          code: 'FIELD_NOT_ALLOWED',
          field: owner,
        })
        expect(changed(after, await content())).toEqual([])
      }
    },
  )

  /** The exact ids of a list, by a query of the test. */
  async function expectedIds(name: string, { role, _id, sees }: Walker): Promise<string[]> {
    const db = app.services.store.read
    const ids = async (table: 'user' | 'company' | 'goal', where: Record<string, unknown>) => {
      let query = db.selectFrom(table).select('_id')
      for (const [column, value] of Object.entries(where)) {
        query = query.where(column as '_id', value === null ? 'is' : '=', value as string)
      }
      // The first page of a list in pages.
      return (await query.orderBy('_id').limit(200).execute()).map((row) => row._id)
    }
    const all = role === 'appAdmin'
    if (name === 'me') return [_id]
    if (name === 'userGetMany') {
      return ids(
        'user',
        all ? {} : role === 'companyAdmin' ? { company: sees, deletionDate: null } : { _id },
      )
    }
    if (name === 'getCompanyMembers') {
      const invited = db.selectFrom('invitation').select('_id').where('email', 'is not', null)
      const rows = await invited.where('company', '=', sees).execute()
      const members = await ids('user', { company: sees, deletionDate: null })
      return [...members, ...rows.map((row) => row._id)]
    }
    if (name === 'companyGetMany') return ids('company', all ? {} : { _id: sees })
    if (/^(goal|bookmark|committed)/.test(name)) {
      const some = name === 'goalGetByAdviceIds' ? { adviceId: 'advice-1' } : {}
      const marked = name === 'bookmarkGetMany' ? { isBookmark: 1 } : {}
      return ids('goal', { user: _id, deletedDate: null, ...some, ...marked })
    }
    const entity =
      /^(history|search|impactActionHistory|reminder|orgInfo|houseEntry)/.exec(name)?.[1] ?? ''
    const owned = OF_COMPANIES.includes(entity)
    const key = /GetBy/.test(name) ? { id: owned ? 'question-1' : 'item-1' } : {}
    const scope = all && name === 'orgInfoGetMany' ? {} : owned ? { company: sees } : { user: _id }
    return ids(entity as 'goal', { ...scope, ...key })
  }

  it.each(LISTS.map((operation) => [operation.name, operation] as const))(
    '%s lists exactly the records in scope',
    async (name, operation) => {
      for (const walker of callers(name)) {
        const { data, errors } = await app.call(
          documentOf(operation),
          givenFor(name, ''),
          walker.token,
        )
        const who = `${name} by ${walker.role}`
        expect([who, errors]).toEqual([who, []])
        const found = [data[name]].flat().map((row: { _id: string }) => row._id)
        const wanted = await expectedIds(name, walker)
        expect([who, ...found.sort()]).toEqual([who, ...wanted.sort()])
        expect(wanted.length).toBeGreaterThan(0)
      }
    },
  )

  it('impactActionHistoryUpdateById changes only the caller’s own entry of an item', async () => {
    const name = 'impactActionHistoryUpdateById'
    const operation = OFFERED.find((it) => it.name === name) as Operation
    for (const walker of callers(name)) {
      const before = await content()
      const { data } = await app.call(documentOf(operation), givenFor(name, ''), walker.token)
      const key = `impactActionHistory ${data[name]._id}`
      const after = await content()
      expect(changed(before, after)).toEqual([key])
      expect(JSON.parse(after.get(key) ?? '').user).toBe(walker._id)
    }
  })

  it('logout ends only the caller’s session', async () => {
    for (const walker of world.walkers) {
      const token = await aSession(app, walker._id)
      const before = await content()
      expect((await app.call('mutation { logout }', {}, token)).data).toEqual({ logout: true })
      expect(changed(before, await content())).toHaveLength(1)
      expect(await app.code('{ me { _id } }', {}, token)).toBe('UNAUTHENTICATED')
      expect(await app.code('{ me { _id } }', {}, walker.token)).toBeUndefined()
    }
  })
})
