import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { getNamedType, isLeafType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '#graphql/operations.policy.ts'
import { permit } from '#graphql/permit.ts'
import { ROLES, SESSION_STATES, type SessionState } from '#graphql/viewer.ts'
import { makeSchema } from '#schema.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { documentOf, type Operation, operationsOf } from '#testing/policy-calls.ts'
import { givenFor, refusalOf, TABLE } from '#testing/policy-table.ts'
import { inState, makeWorld, OF_COMPANIES, type Walker, type World } from '#testing/policy-world.ts'
import { callFrom } from '#testing/sign-in.ts'
import { changes, contentOf } from '#testing/tables.ts'

const OFFERED = operationsOf(makeSchema())
const NAMES = OFFERED.map((operation) => operation.name).sort()

describe('the table of operations', () => {
  it('the tables of operations in product and tests have a row for each call of the schema', () => {
    expect(Object.keys(TABLE).sort()).toEqual(NAMES)
    expect(Object.keys(OPERATIONS).sort()).toEqual(NAMES)
  })

  it('refuses an operation without a row in the table', () => {
    for (const name of ['goalGetAll', '__proto__', 'constructor', 'toString', '']) {
      expect(() => permit(name, null)).toThrow('You can’t do this here.')
    }
  })
})

describe.each(DATABASES)('every call, role and state on %s', (database) => {
  const app = testApp(database)
  let world: World
  let calls = 0

  beforeAll(async () => {
    world = await makeWorld(app)
  })

  /** Each call comes from another address, so that no rate limit refuses it. */
  const call = (operation: Operation, variables: object, token?: string) => {
    calls += 1
    const from = `2001:db8:${(calls >> 16).toString(16)}:${(calls & 0xffff).toString(16)}::1`
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return callFrom(app, documentOf(operation), variables, { from, headers })
  }

  /** Walkers of each role that can be in a state; only companies require a second factor. */
  const inThis = (state: SessionState) =>
    world.walkers.filter(
      ({ company }) => company !== world.there && (state !== 'enrol_2fa' || company !== null),
    )
  const tokenOf = (walker: Walker, state: SessionState) =>
    state === 'pending_2fa' ? walker.pending : walker.token

  const ownRecord = async (operation: string, walker: Walker): Promise<string> => {
    const table = /^(goal|history|search|impactActionHistory|reminder|orgInfo|houseEntry)/.exec(
      operation,
    )?.[1]
    if (table === undefined) return operation.startsWith('company') ? walker.sees : walker._id
    const mine = OF_COMPANIES.includes(table) ? 'company' : 'user'
    const row = await app.services.store.read
      .selectFrom(table as 'goal')
      .select('_id')
      .where(mine as 'user', '=', mine === 'user' ? walker._id : walker.sees)
      .executeTakeFirstOrThrow()
    return row._id
  }

  // Refused calls never reach the database. These come first: allowed calls delete their records.
  it.each(database === 'sqlite' ? SESSION_STATES : [])(
    'refuses in the state %s each call that the table does not allow, and changes no row',
    async (state) => {
      let refused = 0
      await inState(app, state, async () => {
        const before = await contentOf(app.services.store.read)
        for (const operation of OFFERED) {
          for (const walker of inThis(state)) {
            const expected = refusalOf(operation.name, walker.role, state)
            if (expected === undefined) continue
            const given = givenFor(operation.name, await ownRecord(operation.name, walker))
            const { data, errors } = await call(operation, given, tokenOf(walker, state))
            const who = `${operation.name} by ${walker.role}`
            expect(`${who}: ${errors[0]?.extensions.code}`).toBe(`${who}: ${expected}`)
            expect(data?.[operation.name] ?? null).toBeNull()
            refused += 1
          }
        }
        expect(changes(before, await contentOf(app.services.store.read))).toEqual([])
      })
      expect(refused).toBeGreaterThan(state === 'active' ? 100 : 300)
    },
  )

  it.each(SESSION_STATES)(
    'allows in the state %s each call that the table allows',
    async (state) => {
      const closed = ['UNAUTHENTICATED', 'FORBIDDEN', 'MEMBERSHIP_REQUIRED', 'INTERNAL']
      await inState(app, state, async () => {
        for (const operation of OFFERED) {
          for (const walker of inThis(state)) {
            if (refusalOf(operation.name, walker.role, state) !== undefined) continue
            // These calls would end the sessions of the next calls; they have tests of their own.
            if (operation.name === 'logout' || operation.name === 'sessionDeleteMany') continue
            const given = givenFor(operation.name, randomUUID())
            const { errors } = await call(operation, given, tokenOf(walker, state))
            expect(closed).not.toContain(errors[0]?.extensions.code)
          }
        }
      })
    },
  )

  if (database === 'postgres') return

  it('refuses people without a session all calls except sign-in and sign-up', async () => {
    const before = await contentOf(app.services.store.read)
    const tokens = [undefined, 'x', app.services.ids.secret()]
    for (const operation of OFFERED) {
      if (refusalOf(operation.name, 'anonymous', 'active') === undefined) continue
      for (const token of tokens) {
        const given = givenFor(operation.name, randomUUID())
        const { data, errors } = await call(operation, given, token)
        expect(`${operation.name}: ${errors[0]?.extensions.code}`).toBe(
          `${operation.name}: UNAUTHENTICATED`,
        )
        expect(data?.[operation.name] ?? null).toBeNull()
      }
    }
    expect(changes(before, await contentOf(app.services.store.read))).toEqual([])
  })

  it('refuses any combination of calls if the table refuses one of them', async () => {
    // The portal is for customers and allowed once per request; it has tests of its own.
    const plain = OFFERED.filter(({ name }) => name !== 'stripeCustomerPortalSession')
    const refusedCalls = plain.filter(({ isQuery, field }) => isQuery && field.args.length === 0)
    const shape = fc.record({
      // A request may ask for a list once.
      names: fc.uniqueArray(fc.constantFrom(...refusedCalls), {
        ...{ minLength: 1, maxLength: 5, selector: ({ name }) => name },
      }),
      wrap: fc.constantFrom('plain', 'fragment', 'inline', 'include', 'repeat'),
      walker: fc.nat({ max: world.walkers.length - 1 }),
      state: fc.constantFrom(...SESSION_STATES),
    })
    await fc.assert(
      fc.asyncProperty(shape, async ({ names, wrap, walker: at, state }) => {
        const walker = world.walkers[at] as Walker
        fc.pre(inThis(state).includes(walker))
        const fields = names.map((call, place) => `c${place}: ${asked(call)}`).join(' ')
        const query = written(fields, wrap)
        const { data, errors } = await inState(app, state, () =>
          app.call(query, {}, tokenOf(walker, state)),
        )
        const refused = names.some(({ name }) => refusalOf(name, walker.role, state) !== undefined)
        // These calls are not nullable, so one refusal empties the whole answer.
        if (refused) expect(data ?? null).toBeNull()
        else expect(errors).toEqual([])
      }),
      { numRuns: 120 },
    )
  })
})

/** The smallest selection of a call. */
const asked = ({ name, field }: (typeof OFFERED)[number]) =>
  isLeafType(getNamedType(field.type)) ? name : `${name} { __typename }`

function written(fields: string, wrap: string): string {
  if (wrap === 'fragment') return `{ ...F } fragment F on Query { ${fields} }`
  if (wrap === 'inline') return `{ ... on Query { ... { ${fields} } } }`
  if (wrap === 'include') return `{ ... @include(if: true) { ${fields} } }`
  return wrap === 'repeat' ? `{ ${fields} ${fields} }` : `{ ${fields} }`
}

describe('permit', () => {
  it('permit agrees with the independent table of product 6 for every operation, role and state', () => {
    for (const name of NAMES) {
      for (const role of ROLES) {
        for (const state of SESSION_STATES) {
          const viewer = role === 'anonymous' ? null : ({ role, state } as never)
          const expected = refusalOf(name, role, state)
          const attempt = () => permit(name, viewer)
          if (expected === undefined) expect(attempt).not.toThrow()
          else expect(attempt).toThrow(expect.objectContaining({ code: expected }))
        }
      }
    }
  })
})
