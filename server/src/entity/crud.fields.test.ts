import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isListType,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entity } from '#entity/entity.types.ts'
import { goalEntity } from '#learning/goals/goals.entity.ts'
import { makeSchema } from '#schema.ts'
import { testApp } from '#testing/app.ts'
import { aCast, type Cast, createCall, SAMPLES, updateCall } from '#testing/entity-samples.ts'
import { aPerson } from '#testing/factories.ts'
import { aQuestion } from '#testing/handbook.ts'
import { rowsOf } from '#testing/rows.ts'

const schema = makeSchema()
const FLOW = SAMPLES.find((it) => it.name === 'history')?.obj.flow

/** A value of the right type, so that only the right to set it can be refused. */
function someValue(type: GraphQLInputType): unknown {
  const plain = getNullableType(type)
  if (isListType(plain)) return [someValue(plain.ofType)]
  const values: Record<string, unknown> = {
    String: 'individual',
    ID: 'x',
    Int: 1,
    Boolean: true,
    Date: '2026-11-21',
    DateTime: '2026-11-21T10:00:00Z',
    GoalAdviceInput: { id: '1', title: 'T', body: 'B' },
    FlowHistoryInput: FLOW,
  }
  return values[getNamedType(plain).name]
}

const inputFields = (input: string) =>
  Object.values((schema.getType(input) as GraphQLInputObjectType).getFields()).filter(
    ({ name }) => name !== '_id' && name !== 'version',
  )

type Case = { type: string; name: string; by: keyof Cast; of?: keyof Cast; may: string }

/** Fields of a private record that its owner may set. */
const settable = ({ fields }: Entity) =>
  Object.keys(fields)
    .filter((name) => fields[name]?.set?.includes('member'))
    .join(' ')

/**
 * The fields that a role may change; all others are refused. Written out for records that other
 * people reach, so that a description that allows more fails here.
 */
const UPDATES: readonly Case[] = [
  {
    type: 'User',
    name: 'user',
    by: 'member',
    may: 'firstName lastName optInEmail optContactByColleague showWelcomeDialog profileCluster selectedTraitIds role timeCommitDaily motivations learningStyles job timeZone holidayCalendar shareWeeklyScore language tailored',
  },
  {
    type: 'User',
    name: 'user',
    by: 'companyAdmin',
    of: 'member',
    may: 'firstName lastName isCompanyAdmin role',
  },
  {
    type: 'User',
    name: 'user',
    by: 'appAdmin',
    of: 'member',
    may: 'firstName lastName isCompanyAdmin role',
  },
  {
    type: 'Company',
    name: 'company',
    by: 'companyAdmin',
    may: 'name businessModel geographyFocus revenue industry numberOfEmployees engagementLevel employeeTurnover referralCode referralCodeExpires require2FA require2FAGraceDays sessionHours sessionIdleMinutes',
  },
  { type: 'Goal', name: 'goal', by: 'member', may: settable(goalEntity) },
  {
    type: 'Reminder',
    name: 'reminder',
    by: 'companyAdmin',
    may: 'targetDate categoryId categoryTitle actions roles text sendDate sendTime',
  },
  { type: 'History', name: 'history', by: 'member', may: 'flow startTime endTime liked' },
  { type: 'Search', name: 'search', by: 'member', may: 'query searchType' },
  {
    type: 'ImpactActionHistory',
    name: 'impactActionHistory',
    by: 'member',
    may: 'type title source',
  },
  { type: 'OrgInfo', name: 'orgInfo', by: 'companyAdmin', may: 'answer url contactPerson' },
  {
    type: 'HouseEntry',
    name: 'houseEntry',
    by: 'companyAdmin',
    may: 'kind title text link',
  },
]

/** Fields that no caller may set. */
const NEVER = 'tier emailVerified impactRanking company email isAppAdmin feedsOfTheDay feedsShown'

describe('fields of entities', () => {
  const app = testApp()
  let cast: Cast

  beforeAll(async () => {
    cast = await aCast(app)
  })

  async function target({ name, by, of = by }: Case): Promise<string> {
    // A change of role ends sessions, and later tests need the cast.
    if (name === 'user' && of !== by) return (await aPerson(app, { company: cast[of].company }))._id
    if (name === 'user') return cast[of]._id
    if (name === 'company') return cast[by].company ?? ''
    const sample = SAMPLES.find((it) => it.name === name)
    if (sample === undefined) throw new Error(name)
    const id = name === 'orgInfo' ? aQuestion() : `a${Math.random()}`
    const obj = 'id' in sample.obj ? { id } : sample.obj
    return (await app.done(createCall(sample), { obj }, cast[by].token))._id
  }

  it.each(UPDATES)('$by may change only these fields of $name: $may', async (row) => {
    const { token } = cast[row.by]
    const sample = { ...row, read: '_id version' }
    const _id = await target(row)
    const allowed = new Set(row.may.split(' '))
    const offered = inputFields(`${row.type}UpdateInput`)
    expect(offered.map((field) => field.name)).toEqual(expect.arrayContaining([...allowed]))
    for (const { name, type } of offered) {
      const obj = { _id, [name]: someValue(type) }
      const { errors } = await app.call(updateCall(sample), { obj }, token)
      const refused = errors.filter((error) => error.extensions.code === 'FIELD_NOT_ALLOWED')
      expect([name, refused.length]).toEqual([name, allowed.has(name) ? 0 : 1])
      if (refused[0]) expect(refused[0].extensions.field).toBe(name)
    }
  })

  it.each(NEVER.split(' '))('no caller may set the field %s of a person', async (name) => {
    const type = inputFields('UserUpdateInput').find((field) => field.name === name)?.type
    if (type === undefined) throw new Error(`${name} is not in the input`)
    for (const by of ['member', 'companyAdmin', 'appAdmin'] as const) {
      for (const of of ['member', 'companyAdmin', 'appAdmin'] as const) {
        const obj = { _id: cast[of]._id, [name]: someValue(type), firstName: 'Eve' }
        const update = 'mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }'
        const { errors } = await app.call(update, { obj }, cast[by].token)
        expect(errors[0]?.extensions.code).toBe('FIELD_NOT_ALLOWED')
        // A member may not set another person's name either; the error names the first refused field.
        const refused = by === 'member' && of !== by ? [name, 'firstName'] : [name]
        expect(refused).toContain(errors[0]?.extensions.field)
      }
    }
    const rows = await rowsOf(app, 'user', {}, 'firstName')
    expect(rows.map((row) => row.firstName)).not.toContain('Eve')
  })

  it.each(SAMPLES)('names a missing field of a new $name in the error', async (sample) => {
    const { token } = cast[sample.by]
    const { errors } = await app.call(createCall(sample), { obj: {} }, token)
    const field = errors[0]?.extensions.field
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(Object.keys(sample.obj)).toContain(field)
    const blank = { ...sample.obj, [String(field)]: null }
    const again = await app.call(createCall(sample), { obj: blank }, token)
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  it.each(SAMPLES)('refuses blank text in a required field of a new $name', async (sample) => {
    for (const [name, value] of Object.entries(sample.obj)) {
      if (typeof value !== 'string' || sample.name === 'goal' || /Date|Time/.test(name)) continue
      for (const blank of ['', '  \n\t']) {
        const obj = { ...sample.obj, [name]: blank }
        const { errors } = await app.call(createCall(sample), { obj }, cast[sample.by].token)
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: name })
      }
    }
  })

  it.each(SAMPLES)('refuses values of the wrong type in fields of $name', async (sample) => {
    for (const [name, value] of Object.entries({ ...sample.obj, ...sample.change })) {
      const wrong = typeof value === 'string' ? [{ a: 1 }, 7, [1, 2]] : ['x', { a: 1 }, [['x']]]
      for (const bad of wrong) {
        const obj = { ...sample.obj, [name]: bad }
        const { data, errors } = await app.call(createCall(sample), { obj }, cast[sample.by].token)
        expect([name, data, errors[0]?.extensions.code]).toEqual([
          name,
          undefined,
          'BAD_USER_INPUT',
        ])
      }
    }
  })
})
