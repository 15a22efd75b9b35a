import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { erase } from '#testing/erasing.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { partnerCalls } from '#testing/partners.ts'
import { aSession } from '#testing/policy-world.ts'
import { rowsOf, setRows } from '#testing/rows.ts'
import { purge } from './partners.ts'

const DAY = 86_400_000
const NEWS = '{ done: partnerNewsGet { _id kind person { firstName } goalId title answer line } }'

describe.each(DATABASES)('messages of impact partners on %s', (database) => {
  const app = testApp(database)
  const { work, refusal, listOf, partners, goal, invite, findable } = partnerCalls(app)
  let company: string
  let ada: Actor
  let bob: Actor
  let partnership: string
  let shared: string

  beforeEach(async () => {
    app.clock.set(Date.parse('2026-11-18T09:00:00Z'))
    company = await aCompany(app)
    ada = await aPerson(app, { company })
    bob = await aPerson(app, { company })
    partnership = await partners(ada, bob)
    shared = await goal(ada, '{ adviceTitle: "Thank someone", isGoal: true }')
    await work(ada, `partnerShareGoal${of(shared)}`)
  })

  const of = (goalId: string) => `(_id: "${partnership}", goalId: "${goalId}")`
  const newsOf = (by: Actor) => app.done(NEWS, {}, by.token)
  const seenBy = async (by: Actor) => (await listOf(by))[0]?.goals[0]
  const at = async (iso: string) => {
    app.clock.set(Date.parse(iso))
    for (const one of [ada, bob]) one.token = await aSession(app, one._id)
  }
  const messages = () => rowsOf(app, 'partnerMessage', { goal: shared })
  const asked = async (): Promise<string> => {
    await work(bob, `partnerAsk${of(shared)}`)
    return (await newsOf(ada))[0]._id
  }
  const answers = (question: string, more: string) =>
    `partnerAnswer(question: "${question}", ${more})`

  it('asks the owner of a goal and shows the answer to the partner until it is dismissed', async () => {
    const question = await asked()
    expect(await newsOf(ada)).toMatchObject([
      { kind: 'question', title: 'Thank someone', goalId: shared, answer: null, line: null },
    ])
    expect(await newsOf(bob)).toEqual([])
    const sentDate = '2026-11-18T09:00:00.000Z'
    expect(await seenBy(bob)).toMatchObject({
      ...{ isAsked: true, question: { sentDate, answer: null, line: null } },
    })
    const before = await rowsOf(app, 'goal', { _id: shared })
    await work(ada, answers(question, 'answer: well, line: "Mei smiled"'))
    expect(await newsOf(ada)).toEqual([])
    const given = { answer: 'well', line: 'Mei smiled' }
    expect(await newsOf(bob)).toMatchObject([{ _id: question, kind: 'answer', ...given }])
    expect(await rowsOf(app, 'goal', { _id: shared }), 'the goal').toEqual(before)
    await work(bob, `partnerNewsSeen(ids: ["${question}"])`)
    expect(await newsOf(bob)).toEqual([])
    expect((await seenBy(bob)).question).toEqual({ sentDate, ...given })
  })

  it('asks once a week, also at the same moment, and replaces a question without an answer', async () => {
    const ask = `partnerAsk${of(shared)}`
    await Promise.all([work(bob, ask), work(bob, ask), work(bob, ask)])
    expect(await messages()).toHaveLength(1)
    const [{ _id }] = await newsOf(ada)
    await at('2026-11-23T00:00:00Z')
    expect(await seenBy(bob)).toMatchObject({ isAsked: false })
    await work(bob, ask)
    expect(await messages()).toHaveLength(1)
    expect(await refusal(ada, answers(_id, 'answer: done'))).toBe('NOT_FOUND')
    await work(ada, answers((await newsOf(ada))[0]._id, 'line: "Nearly"'))
    await at('2026-11-30T00:00:00Z')
    await work(bob, ask)
    expect(await messages(), 'an answered question is kept').toHaveLength(2)
    await purge(app.services.store, app.clock.now() + 60 * DAY)
    expect(await messages()).toEqual([])
  })

  it('stores no question in a partnership that ends at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ask = () => refusal(bob, `partnerAsk${of(shared)}`)
      await Promise.all([ask(), work(ada, `partnerUnshareGoal${of(shared)}`), ask()])
      expect(await messages(), 'unshared').toEqual([])
      await work(ada, `partnerShareGoal${of(shared)}`)
      await Promise.all([ask(), work(ada, `partnerEnd(_id: "${partnership}")`), ask()])
      expect(await messages(), 'ended').toEqual([])
      partnership = await partners(ada, bob)
      await work(ada, `partnerShareGoal${of(shared)}`)
    }
  })

  it('stores one of two answers at the same moment', async () => {
    const question = await asked()
    const codes = await Promise.all(
      ['done', 'notYet'].map((one) => refusal(ada, answers(question, `answer: ${one}`))),
    )
    expect(codes.sort()).toEqual(['NOT_FOUND', undefined])
  })

  it('dismisses a cheer and a question without a sign to the partner', async () => {
    const question = await asked()
    await work(bob, `partnerCheer${of(shared)}`)
    const ids = (await newsOf(ada)).map((one: { _id: string }) => one._id)
    const stranger = await aPerson(app)
    const before = await seenBy(bob)
    for (const by of [stranger, bob]) {
      await work(by, `partnerNewsSeen(ids: ${JSON.stringify(ids)})`)
      expect(await newsOf(ada)).toMatchObject([{ kind: 'cheer' }, { kind: 'question' }])
    }
    await work(ada, `partnerNewsSeen(ids: ${JSON.stringify([...ids, 'nul\u0000', 'unknown'])})`)
    expect(await newsOf(ada)).toEqual([])
    expect(await seenBy(bob)).toEqual(before)
    expect(await refusal(ada, answers(question, 'answer: done'))).toBe('NOT_FOUND')
  })

  it('shows no question on a day off of its reader, but cheers and answers', async () => {
    const question = await asked()
    await work(bob, `partnerCheer${of(shared)}`)
    await setRows(app, 'user', { _id: ada._id }, { holidayCalendar: 'US' })
    await setRows(app, 'user', { _id: bob._id }, { holidayCalendar: 'US' })
    await at('2026-11-26T09:00:00Z')
    expect(await newsOf(ada), 'Thanksgiving').toMatchObject([{ kind: 'cheer' }])
    await work(ada, answers(question, 'answer: help'))
    expect(await newsOf(bob)).toMatchObject([{ kind: 'answer', answer: 'help' }])
  })

  it.each([
    ['unshares the goal', () => work(ada, `partnerUnshareGoal${of(shared)}`)],
    ['ends the partnership', () => work(bob, `partnerEnd(_id: "${partnership}")`)],
    ['blocks the partner', () => work(ada, `partnerBlock(_id: "${partnership}")`)],
    ['is erased', () => erase(app, bob)],
  ])('deletes the messages about a goal if a partner %s', async (_what, change) => {
    const question = await asked()
    await change()
    expect(await messages()).toEqual([])
    expect(await newsOf(ada)).toEqual([])
    expect(await refusal(ada, answers(question, 'answer: done'))).toBe('NOT_FOUND')
  })

  it('hides messages about a deleted goal, and deletes them if it is restored or purged', async () => {
    const question = await asked()
    await work(ada, `goalDelete(_id: "${shared}") { _id }`)
    expect(await newsOf(ada)).toEqual([])
    expect(await refusal(ada, answers(question, 'answer: done'))).toBe('NOT_FOUND')
    await work(ada, `goalRestore(_id: "${shared}") { _id }`)
    expect(await messages(), 'restored').toEqual([])
    await work(ada, `partnerShareGoal${of(shared)}`)
    await asked()
    await app.services.store.write((trx) =>
      trx.deleteFrom('goal').where('_id', '=', shared).execute(),
    )
    await purge(app.services.store, app.clock.now())
    expect(await messages(), 'purged').toEqual([])
  })

  it('ends messages between colleagues when one of them leaves the company', async () => {
    await work(ada, `partnerEnd(_id: "${partnership}")`)
    await findable(ada, bob)
    partnership = (await invite(ada, bob))._id
    await work(bob, `partnerAccept(_id: "${partnership}")`)
    await work(ada, `partnerShareGoal${of(shared)}`)
    const question = await asked()
    await setRows(app, 'user', { _id: bob._id }, { company: await aCompany(app) })
    bob = { ...bob, token: await aSession(app, bob._id) }
    expect(await refusal(bob, `partnerAsk${of(shared)}`)).toBe('NOT_FOUND')
    expect(await newsOf(ada)).toEqual([])
    expect(await refusal(ada, answers(question, 'answer: done'))).toBe('NOT_FOUND')
    await purge(app.services.store, app.clock.now())
    expect(await messages()).toEqual([])
  })

  if (database === 'postgres') return

  it('refuses questions and answers of strangers and about goals that are not shared', async () => {
    const own = await goal(ada, '{ adviceTitle: "Not shared", isGoal: true }')
    const theirs = await goal(bob, '{ adviceTitle: "Of Bob", isGoal: true }')
    const stranger = await aPerson(app)
    for (const goalId of [own, theirs, 'no-such-goal', 'nul\\u0000']) {
      expect(await refusal(bob, `partnerAsk${of(goalId)}`)).toBe('NOT_FOUND')
    }
    expect(await refusal(ada, `partnerAsk${of(shared)}`), 'own goal').toBe('NOT_FOUND')
    expect(await refusal(stranger, `partnerAsk${of(shared)}`)).toBe('NOT_FOUND')
    const question = await asked()
    for (const by of [bob, stranger]) {
      expect(await refusal(by, answers(question, 'answer: done'))).toBe('NOT_FOUND')
    }
    await work(bob, `partnerCheer${of(shared)}`)
    const cheer = (await messages()).find(({ kind }) => kind === 'cheer')?._id
    expect(await refusal(ada, answers(`${cheer}`, 'answer: done')), 'a cheer').toBe('NOT_FOUND')
    expect(await newsOf(stranger)).toEqual([])
  })

  it.each([
    ['is erased', () => erase(app, bob), []],
    [
      'is blocked',
      () => work(ada, `partnerBlock(_id: "${partnership}")`),
      [expect.objectContaining({ sentDate: null, lastError: 'EXPIRED' })],
    ],
  ])('sends no waiting email about a partner who %s', async (_what, change, left) => {
    await app.done(
      'mutation { messageChoose(kind: "partner", mail: true, push: false) { days } }',
      {},
      ada.token,
    )
    await at('2026-11-18T22:00:00Z')
    await work(bob, `partnerCheer${of(shared)}`)
    const waiting = () => rowsOf(app, 'outbox', { user: ada._id, channel: 'mail' })
    expect((await waiting())[0]?.text).toContain('cheers you on')
    await change()
    app.clock.set(Date.parse('2026-11-19T09:00:00Z'))
    await app.jobs.runDue('bulkMail')
    expect(await waiting()).toEqual(left)
  })

  it('writes no email that would leave after a long leave, with a name in it until then', async () => {
    await app.done(
      'mutation { messageChoose(kind: "partner", mail: true, push: false) { days } }',
      {},
      ada.token,
    )
    const leave = (toDay: string) =>
      `pauseCreate(obj: { fromDay: "2026-11-18", toDay: "${toDay}", kind: "pause" }) { _id }`
    const sent = async () =>
      (await rowsOf(app, 'outbox', { user: ada._id, channel: 'mail' })).length
    await work(ada, leave('2026-11-20'))
    await work(bob, `partnerCheer${of(shared)}`)
    expect(await sent()).toBe(1)
    await work(ada, leave('2027-03-01'))
    await work(bob, `partnerAsk${of(shared)}`)
    expect(await sent()).toBe(1)
  })

  it('refuses an answer without a choice and a line, and a line that is too long', async () => {
    const question = await asked()
    for (const more of [
      ' line: " "',
      `line: "${'x'.repeat(201)}"`,
      'answer: done, line: "\\u0000"',
    ]) {
      expect(await refusal(ada, answers(question, more))).toBe('BAD_USER_INPUT')
    }
    const tooMany = JSON.stringify(Array(11).fill('x'))
    expect(await refusal(ada, `partnerNewsSeen(ids: ${tooMany})`)).toBe('BAD_USER_INPUT')
    await work(ada, answers(question, `answer: done, line: "${'x'.repeat(200)}"`))
  })

  it('answers the ten newest messages', async () => {
    for (let n = 1; n <= 11; n += 1) {
      app.clock.move(1000)
      const one = await goal(ada, `{ adviceTitle: "${n}", isGoal: true }`)
      await work(ada, `partnerShareGoal${of(one)}`)
      await work(bob, `partnerCheer${of(one)}`)
    }
    const titles = (await newsOf(ada)).map((one: { title: string }) => one.title)
    expect(titles).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  })
})
