import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { QUESTIONS } from '#testing/handbook.ts'

const DELETE = 'mutation($_id: ID!) { companyDelete(_id: $_id) { _id } }'
const MANY = 'mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { _id } }'
const ANSWER = 'mutation($obj: OrgInfoCreateInput!) { orgInfoCreate(obj: $obj) { _id } }'
const CHANGE_ANSWER = 'mutation($obj: OrgInfoUpdateInput!) { orgInfoUpdate(obj: $obj) { _id } }'
const DELETE_ANSWER = 'mutation($_id: ID!) { orgInfoDelete(_id: $_id) { _id } }'
const REMIND = 'mutation($obj: ReminderCreateInput!) { done: reminderCreate(obj: $obj) { _id } }'
const CHANGE = 'mutation($obj: ReminderUpdateInput!) { reminderUpdate(obj: $obj) { _id } }'
const DELETE_REMINDER = 'mutation($_id: ID!) { reminderDelete(_id: $_id) { _id } }'
const ROUNDS = 5
const ANSWERS = 40
/** The answers to a call that came too late. */
const KNOWN = [undefined, 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT']

describe.each(DATABASES)('changes to a company during its deletion on %s', (database) => {
  const app = testApp(database)
  let operators: Actor[]

  beforeAll(async () => {
    operators = await Promise.all([1, 2, 3].map(() => aPerson(app, { isAppAdmin: true })))
  })

  const by = (at: number) => operators[at % operators.length]?.token ?? ''
  const done = (query: string, variables: object) => app.done(query, variables, by(0))
  const entries = (count: number, answer: string, company: string) =>
    Array.from({ length: count }, (_, at) => ({ id: QUESTIONS[at], answer, company }))

  /** A company with answers and reminders, and calls that change them. */
  async function aFullOne() {
    const company = await aCompany(app)
    const answers = await done(MANY, { arr: entries(ANSWERS, 'first', company) })
    const obj = { company, targetDate: '2026-11-30', text: 'x' }
    const [one, other] = [await done(REMIND, { obj }), await done(REMIND, { obj })]
    const byId = answers.map(({ _id }: { _id: string }) => ({ _id, answer: 'by its id' }))
    const more = entries(ANSWERS + 8, 'again', company)
    const asked: [string, object][] = [
      [MANY, { arr: [...byId, ...more.slice(-8)] }],
      [MANY, { arr: more.toReversed() }],
      [ANSWER, { obj: { id: QUESTIONS[1], answer: 'merged', company } }],
      [CHANGE_ANSWER, { obj: { _id: answers[2]._id, answer: 'one' } }],
      [DELETE_ANSWER, { _id: answers[3]._id }],
      [REMIND, { obj }],
      [CHANGE, { obj: { _id: one._id, text: 'y' } }],
      [DELETE_REMINDER, { _id: other._id }],
    ]
    return { company, asked }
  }
  async function leftOf(company: string) {
    const { read } = app.services.store
    const rows = await Promise.all([
      read.selectFrom('orgInfo').select('_id').where('company', '=', company).execute(),
      read.selectFrom('reminder').select('_id').where('company', '=', company).execute(),
      read.selectFrom('auditEvent').select('kind').where('subject', '=', company).execute(),
    ])
    // The event of the deletion is kept.
    return rows.flat().filter((row) => !('kind' in row && row.kind === 'company_deleted'))
  }

  it('deletes a company without deadlock or left records while its records change', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { company, asked } = await aFullOne()
      // Each round has another order.
      const calls = [...asked.slice(round % asked.length), ...asked.slice(0, round % asked.length)]
      calls.splice(round % 3, 0, [DELETE, { _id: company }])
      const codes = await Promise.all(
        calls.map(([query, variables], at) => app.code(query, variables, by(at))),
      )
      for (const code of codes) expect(KNOWN).toContain(code)
      expect(await leftOf(company)).toEqual([])
    }
  })
})
