import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf } from '#testing/rows.ts'
import { closeGaps } from './handbook-gaps.ts'

const MISS = 'mutation($words: String!) { done: handbookMissCreate(words: $words) }'
const MISSED = '{ done: handbookMissGetMany { month words people } }'
const ASK =
  'mutation($obj: HandbookQuestionCreateInput!) { done: handbookQuestionCreate(obj: $obj) }'
const OPEN = '{ done: handbookQuestionGetMany { key id text names unnamed } }'
const OWN = '{ done: handbookQuestionOwn { id text isNamed isDismissed } }'
const DISMISS =
  'mutation($key: String!, $undo: Boolean) { done: handbookQuestionDismiss(key: $key, undo: $undo) }'
const WEEK = 7 * 86_400_000

describe.each(DATABASES)('gaps in a handbook, on %s', (database) => {
  const app = testApp(database)
  let company: string
  let admin: Actor
  let people: Actor[]

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-18T09:00:00Z'))
    company = await aCompany(app)
    admin = await aPerson(app, { company, isCompanyAdmin: true })
    people = []
    for (let at = 0; at < 10; at += 1) people.push(await aPerson(app, { company }))
  })

  const call = (query: string, variables: object, { token }: Actor) =>
    app.call(query, variables, token)
  const done = async (query: string, by: Actor, variables: object = {}) => {
    const { data, errors } = await call(query, variables, by)
    expect(errors).toEqual([])
    return data.done
  }
  const refusal = async (query: string, by: Actor, variables: object) =>
    (await call(query, variables, by)).errors[0]?.extensions
  const miss = async (words: string, by: readonly Actor[]) => {
    for (const one of by) await done(MISS, one, { words })
  }
  const later = async (ms: number) => {
    app.clock.move(ms)
    admin = { ...admin, token: await aSession(app, admin._id) }
  }

  it('shows admins a search that five members made in vain, after the month ends', async () => {
    await miss('Payslip', people.slice(0, 4))
    await miss(' páyslip', people.slice(3, 7))
    await miss('Parking', people.slice(0, 4))
    await miss('Parking', [admin])
    expect(await done(MISSED, admin)).toEqual([])
    await later(2 * WEEK)
    await closeGaps(app.services)
    expect(await done(MISSED, admin)).toEqual([{ month: '2026-11', words: 'payslip', people: 5 }])
    const rows = await rowsOf(app, 'handbookMiss')
    expect(rows).toEqual([])
  })

  it('lowers a search count that leaves fewer than five other members', async () => {
    await miss('canteen', people)
    await miss('dogs', people.slice(0, 9))
    await later(2 * WEEK)
    await closeGaps(app.services)
    expect(await done(MISSED, admin)).toEqual([
      { month: '2026-11', words: 'canteen', people: 5 },
      { month: '2026-11', words: 'dogs', people: 5 },
    ])
  })

  it('keeps the count of a search when a person who searched is erased', async () => {
    await miss('payslip', people.slice(0, 5))
    await later(2 * WEEK)
    await closeGaps(app.services)
    await erase(app, people[0] as Actor)
    await closeGaps(app.services)
    expect(await done(MISSED, admin)).toMatchObject([{ words: 'payslip', people: 5 }])
  })

  it('shows admins a named question at once, and an unnamed one after its week', async () => {
    const [ada, ben, chi] = people as [Actor, Actor, Actor]
    const text = 'May I bring my dog?'
    await done(ASK, ada, { obj: { text, isNamed: true } })
    await done(ASK, ben, { obj: { text: 'may I bring my dóg?', isNamed: false } })
    await done(ASK, ben, { obj: { text: 'May I bring my dog?', isNamed: false } })
    await done(ASK, chi, { obj: { text: 'Who sees my pay?', isNamed: false } })
    const [open] = await done(OPEN, admin)
    expect(await done(OPEN, admin)).toHaveLength(1)
    expect(open).toMatchObject({ text, names: ['Test Person'], unnamed: 0 })
    expect(await done(OWN, ben)).toEqual([
      { id: null, text: 'may I bring my dóg?', isNamed: false, isDismissed: false },
    ])
    await later(WEEK)
    const all = await done(OPEN, admin)
    expect(all).toMatchObject([
      { names: ['Test Person'], unnamed: 1 },
      { text: 'Who sees my pay?', names: [], unnamed: 1 },
    ])
    expect(JSON.stringify(all)).not.toContain(ben._id)
    await done(DISMISS, admin, { key: all[1].key })
    expect(await done(OPEN, admin)).toHaveLength(1)
  })

  it('shows a dismissed question to the person who asked, until an admin undoes it', async () => {
    const [ada, ben] = people as [Actor, Actor]
    const obj = { text: 'Who sees my pay?', isNamed: true }
    await done(ASK, ada, { obj })
    await done(ASK, ben, { obj: { ...obj, isNamed: false } })
    const [{ key }] = await done(OPEN, admin)
    const isDismissed = async (by: Actor) => (await done(OWN, by))[0].isDismissed
    await done(DISMISS, admin, { key })
    expect(await done(OPEN, admin)).toEqual([])
    // Ben asked without his name this week, so the admin can't see that yet.
    expect([await isDismissed(ada), await isDismissed(ben)]).toEqual([true, false])
    await done(DISMISS, admin, { key, undo: true })
    expect(await done(OPEN, admin)).toMatchObject([{ names: ['Test Person'] }])
    expect(await isDismissed(ada)).toBe(false)
  })

  it('reopens a dismissed question that is asked again', async () => {
    const obj = { text: 'Who sees my pay?', isNamed: true }
    const by = people[0] as Actor
    await done(ASK, by, { obj })
    const [{ key }] = await done(OPEN, admin)
    await done(DISMISS, admin, { key })
    await done(ASK, by, { obj })
    expect(await done(OPEN, admin)).toHaveLength(1)
    expect(await done(OWN, by)).toMatchObject([{ isDismissed: false }])
  })

  it('removes a question from the list when it is answered', async () => {
    const id = 'rewards-pay-1'
    await done(ASK, people[0] as Actor, { obj: { id, isNamed: true } })
    expect(await done(OPEN, admin)).toMatchObject([{ id, text: null }])
    const arr = [{ id, answer: 'On the last working day.' }]
    const save =
      'mutation($arr: [OrgInfoManyInput!]!) { done: orgInfoUpdateMany(arr: $arr) { _id } }'
    await done(save, admin, { arr })
    expect(await done(OPEN, admin)).toEqual([])
  })

  it('erases named questions with their person, and keeps unnamed ones', async () => {
    const [ada] = people as [Actor]
    await done(ASK, ada, { obj: { text: 'May I work abroad?', isNamed: true } })
    await done(ASK, ada, { obj: { text: 'Who sees my pay?', isNamed: false } })
    await erase(app, ada)
    await later(WEEK)
    expect(await done(OPEN, admin)).toMatchObject([{ text: 'Who sees my pay?', unnamed: 1 }])
    const rows = await rowsOf(app, 'handbookQuestion', { company }, 'user')
    expect(rows).toEqual([{ user: null }])
  })

  it('refuses an unnamed question in a company of fewer than five members', async () => {
    const small = await aPerson(app)
    const obj = { text: 'May I bring my dog?', isNamed: false }
    expect(await refusal(ASK, small, { obj })).toMatchObject({ field: 'isNamed' })
    await done(ASK, small, { obj: { ...obj, isNamed: true } })
  })

  it.each([
    ['text', { isNamed: true }],
    ['text', { id: 'rewards-pay-1', text: 'Both', isNamed: true }],
    ['text', { text: ' ', isNamed: true }],
    ['text', { text: 'x'.repeat(301), isNamed: true }],
    ['id', { id: 'no such question', isNamed: true }],
  ])('refuses an invalid question at the field %s: %j', async (field, obj) => {
    const by = people[0] as Actor
    expect(await refusal(ASK, by, { obj })).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })

  it('lets a person ask five questions a week', async () => {
    const by = people[0] as Actor
    const obj = (at: number) => ({ obj: { text: `Question ${at}`, isNamed: true } })
    for (let at = 0; at < 5; at += 1) await done(ASK, by, obj(at))
    expect(await refusal(ASK, by, obj(5))).toMatchObject({ code: 'LIMIT_REACHED' })
    // The person has asked this question already, so it takes no place.
    await done(ASK, by, obj(0))
    expect(await done(OWN, by)).toHaveLength(5)
  })

  it('hides a question from another company’s admin, and ignores their dismissal', async () => {
    await done(ASK, people[0] as Actor, { obj: { text: 'Ours alone?', isNamed: true } })
    const stranger = await aPerson(app, { isCompanyAdmin: true })
    const [{ key }] = await done(OPEN, admin)
    expect(await done(OPEN, stranger)).toEqual([])
    await done(DISMISS, stranger, { key })
    expect(await done(OPEN, admin)).toHaveLength(1)
  })
})
