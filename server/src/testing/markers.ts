import { userEntity } from '#accounts/people/people.entity.ts'
import type { Entity, Field } from '#entity/entity.types.ts'
import { historyEntity, searchEntity, viewedEntity } from '#learning/activity/activity.entity.ts'
import { goalEntity } from '#learning/goals/goals.entity.ts'
import { type Actor, aPerson } from '#testing/factories.ts'
import { flat, uploaded } from '#testing/pictures.ts'
import { setUpApp, setUpPhone } from '#testing/second-factors.ts'
import { callFrom } from '#testing/sign-in.ts'
import type { TestApp } from '#testing/test-app.ts'

const step = (mark: string) => ({
  page: 'important-thing',
  selected: [{ id: mark, title: mark }],
  timestamp: '2026-11-20T10:01:00.000Z',
})

/** A value with the mark in it, if the field accepts a person's own words. */
function marked(field: Field, mark: string): unknown {
  if (field.values !== undefined) return undefined
  const word = mark.slice(0, field.max)
  if (field.kind === 'text') return word
  if (field.kind === 'texts') return [mark]
  if (field.kind === 'advices') return [{ id: mark, title: mark, body: mark }]
  if (field.kind === 'flow') return { entity: mark, startTime: '2026-11-20', steps: [step(mark)] }
  return undefined
}

/** Fields whose values are checked against a list outside of the entity's description. */
const CHECKED = new Set([
  'timeZone',
  'holidayCalendar',
  'progress',
  'entity',
  'category',
  'reviewTime',
  'planTime',
  'planDays',
])

function objOf(entity: Entity, mark: string): Record<string, unknown> {
  const obj: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const mine = field.set?.some((setter) => setter === 'self' || setter === 'member')
    const value = mine && !CHECKED.has(name) ? marked(field, mark) : undefined
    if (value !== undefined) obj[name] = value
  }
  return obj
}

/**
 * Shares a person's goal with a partner, cheers at the partner's goal, answers the partner's
 * question, and blocks a person.
 */
async function leavePartners(
  app: TestApp,
  { person, goal, mark }: { person: Actor; goal: string; mark: string },
): Promise<void> {
  const say = async (by: Actor, query: string) => {
    const { data, errors } = await app.call(`mutation { done: ${query} }`, {}, by.token)
    if (errors[0] !== undefined) throw new Error(`${query}: ${errors[0].message}`)
    return data.done
  }
  const outsider = () => aPerson(app, { company: null, paid: true })
  const meet = async (other: Actor) => {
    const { code } = await say(other, 'partnerInvite(obj: {}) { code }')
    return say(person, `partnerAcceptLink(code: "${code}")`)
  }
  const partner = await outsider()
  const _id = await meet(partner)
  const theirs = await say(partner, 'goalCreate(obj: { adviceTitle: "Theirs" }) { _id }')
  await say(person, `partnerShareGoal(_id: "${_id}", goalId: "${goal}")`)
  await say(partner, `partnerShareGoal(_id: "${_id}", goalId: "${theirs._id}")`)
  await say(person, `partnerCheer(_id: "${_id}", goalId: "${theirs._id}")`)
  await say(partner, `partnerAsk(_id: "${_id}", goalId: "${goal}")`)
  const { data } = await app.call('{ partnerNewsGet { _id } }', {}, person.token)
  await say(person, `partnerAnswer(question: "${data.partnerNewsGet[0]._id}", line: "${mark}")`)
  await say(person, `partnerBlock(_id: "${await meet(await outsider())}")`)
}

/**
 * Leaves the mark of a person wherever the API accepts text: in settings, searches, messages,
 * viewed advice, sign-ins and uploads. Uses only the API. Returns the person with a new session.
 */
export async function leaveMarks(app: TestApp, person: Actor, mark: string): Promise<Actor> {
  const call = async (query: string, variables: object = {}) => {
    const { data, errors } = await callFrom(app, query, variables, {
      from: '203.0.113.77',
      headers: { authorization: `Bearer ${person.token}`, 'user-agent': mark },
    })
    if (errors[0] !== undefined) throw new Error(`${query}: ${errors[0].message}`)
    return data
  }
  const create = (entity: Entity, more: object = {}) =>
    call(
      `mutation($obj: ${entity.type}CreateInput!) { done: ${entity.name}Create(obj: $obj) { _id } }`,
      { obj: { ...objOf(entity, mark), ...more } },
    )
  const obj = { _id: person._id, ...objOf(userEntity, mark) }
  await call('mutation($obj: UserUpdateInput!) { userUpdate(obj: $obj) { _id } }', { obj })
  const { done: goal } = await create(goalEntity, { isGoal: true })
  const { done: gone } = await create(goalEntity, { adviceId: `gone ${mark}` })
  await call(`mutation { goalDelete(_id: "${gone._id}") { _id } }`)
  await call(
    'mutation($_id: ID!, $t: String!) { goalCheckIn(_id: $_id, obj: { outcome: "partly", note: $t }) { _id } }',
    { _id: goal._id, t: mark },
  )
  await create(historyEntity, { startTime: '2026-11-20T10:00:00Z' })
  await create(searchEntity)
  await create(viewedEntity)
  await call('mutation($t: String!) { likedActionUpdateById(id: $t, liked: 4) }', { t: mark })
  const wish = 'mutation { adviceWishUpdate(adviceId: "put-the-answer-in-line-one", wish: "more") }'
  await call(wish)
  await call('mutation { adviceShownRecord(ids: ["put-the-answer-in-line-one"]) }')
  await call('mutation { monthReviewSeen(month: "2026-10") }')
  await call('mutation($t: String!) { chatSend(obj: { text: $t }) { _id } }', { t: mark })
  const remember =
    'mutation($t: String!) { chatMemoryUpdate(obj: { state: "on", text: $t }) { state } }'
  await call(remember, { t: `I work at ${mark}` })
  await call('mutation($t: String!) { feedbackCreate(obj: { message: $t, path: "/" }) }', {
    t: mark,
  })
  await call('mutation($t: String!) { handbookMissCreate(words: $t) }', { t: mark })
  await call('mutation($t: String!) { handbookQuestionCreate(obj: { text: $t, isNamed: true }) }', {
    t: mark,
  })
  await leavePartners(app, { person, goal: goal._id, mark })
  await call('mutation { recordReadFeed(feedId: "1") { weeklyScore } }')
  await call('mutation { calendarAddressCreate { createdDate } }')
  await call('mutation { pauseCreate(obj: { fromDay: "2026-12-01", kind: "pause" }) { _id } }')
  await call('mutation { messageChoose(kind: "plan", mail: true, push: false) { days } }')
  const browser = {
    endpoint: 'https://push.example/a',
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
  }
  await call('mutation($obj: PushSubscribeInput!) { pushSubscribe(obj: $obj) }', { obj: browser })
  await call('mutation { messageTimesUpdate(obj: { days: "135" }) { days } }')
  await uploaded(app, person, await flat(32, 32).png().toBuffer())
  await call('mutation($e: String!) { emailChange(email: $e) }', { e: `${mark}@new.example` })
  return setUpPhone(app, await setUpApp(app, person), '+12025550177')
}
