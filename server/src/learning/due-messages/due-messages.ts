import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { hasMembership } from '#accounts/core/accounts.ts'
import { findPublicCompany } from '#accounts/core/public-company.ts'
import type { Content } from '#content/content.ts'
import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import { freeDaysOf } from '#impact/rhythm/rhythm.ts'
import { DONE, type JobHandler } from '#jobs/handler.ts'
import type { FitFor } from '#learning/fit/fit.ts'
import { nextAdvice } from '#learning/fit/next/next.ts'
import { answerToken } from '#learning/goals/check-ins/answer-links.ts'
import { titleOf } from '#learning/goals/goals.rules.ts'
import { dayAfter } from '#lib/moments.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { putDue, takeDue } from '#messaging/due/due.ts'
import { type Notice, notify } from '#messaging/outbox/outbox.ts'
import {
  isActive,
  listReachable,
  type Planned,
  type Reachable,
} from '#messaging/preferences/preferences.ts'
import { isFor, sendDayOf } from '#organizations/reminders/reminders.rules.ts'
import { countReached, remindersToSend } from '#organizations/reminders/reminders.ts'
import {
  type DueGoal,
  type DueMessages,
  type DueReminder,
  dueMessages,
} from './due-messages.rules.ts'
import { listLastAsked, listOpenGoals } from './due-messages.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How many people are planned in one transaction, and the pause after it: requests wait for few */
const BATCH = 5
const REST_MS = 5
const MOST_IN_DIGEST = 3

/**
 * Plans the messages of people whose time has come, in batches: each batch writes its messages and
 * next times in one transaction, so that a killed server loses and doubles none. Product 4, messages.
 */
export const dueMessagesJob = (services: Services, content: () => Content): JobHandler => ({
  run: async (_key, signal) => {
    while (!signal.aborted) {
      const count = await services.store.write((trx) => planBatch(trx, services, content()))
      if (count < BATCH) return DONE
      await sleep(REST_MS)
    }
    return { again: services.clock.now() }
  },
  schedule: { seconds: 30 },
  together: 1,
  // A killed server keeps the lease, so messages are late by it at most.
  leaseMs: 3 * MINUTE,
  attemptMs: MINUTE,
  waits: [MINUTE / 2],
  givesUp: false,
})

/** Plans up to `BATCH` people. Answers how many. */
async function planBatch(trx: Db, services: Services, content: Content): Promise<number> {
  const now = services.clock.now()
  const users = await takeDue(trx, now, BATCH)
  if (users.length === 0) return 0
  const reachable = await listReachable(trx, users)
  const people = [...reachable.values()]
  const goals = Map.groupBy(await listOpenGoals(trx, users), ({ user }) => user)
  const asked = await listLastAsked(trx, users)
  const free = await freeDaysOf(
    trx,
    people.map(({ person }) => person),
    now,
  )
  const publicCompany = await findPublicCompany(trx)
  const companyOf = ({ person }: Reachable) => person.company ?? publicCompany?._id ?? ''
  const companies = [...new Set(people.map(companyOf))]
  const reminders = await remindersToSend(trx, companies, now)
  const notices: { to: Reachable; notice: Notice }[] = []
  const next: { user: string; at: number }[] = []
  for (const to of people) {
    // Requests are answered in between.
    await nextTurn()
    const user = to.person._id
    if (!isActive(to) || !hasAccess(to, publicCompany?._id, now)) {
      // The access may come back; an erasure deletes this too.
      next.push({ user, at: now + DAY })
      continue
    }
    const open = (goals.get(user) ?? []).map((row) => ({ ...row, title: titleOf(row) }))
    const zone = zoneOr(to.person.timeZone)
    const today = dayIn(now, zone)
    const days = { zone, isFree: free.get(user) ?? (() => false) }
    const { digest } = to.choices
    const hasDigest = digest.mail || digest.push
    const ofCompany = (reminders.get(companyOf(to)) ?? [])
      .filter(({ roles }) => isFor(roles, to.person.role))
      .map((row) => ({
        ...{ _id: row._id, company: row.company, title: row.categoryTitle, text: row.text },
        ...{ day: sendDayOf(row, zone), time: row.sendTime },
      }))
    const lastAsked = asked.get(user) ?? null
    const facts = { times: to.times, days, now, hasDigest, lastAsked, reminders: ofCompany }
    const due = dueMessages(open, facts)
    for (const notice of noticesOf(services, { user, due, now })) notices.push({ to, notice })
    if (due.digest !== null) {
      const news = ofCompany.filter(({ day }) => day <= today && day > dayAfter(today, -7))
      const viewer = { userId: user }
      const { fresh, pieces } = await nextAdvice({ ...services, viewer }, content)
      const piece = pieces.find(({ adviceId }) => adviceId === fresh?.adviceId)
      const notice = digestOf(due.digest.occasion, { goals: open, reminders: news, piece, now })
      if (notice !== undefined) notices.push({ to, notice })
    }
    if (due.next !== null) next.push({ user, at: due.next })
  }
  await countReached(trx, await notify(trx, services, notices))
  await putDue(trx, next)
  return users.length
}

/** A member of a company, or a public user with a membership. */
const hasAccess = (
  { person }: Pick<Reachable, 'person'>,
  publicCompany: string | undefined,
  now: number,
) => (person.company !== null && person.company !== publicCompany) || hasMembership(person, now)

/**
 * Whether a planned message still holds: its person has access, none of the goals that it speaks of
 * has changed since (a check-in, an end and a new plan are changes), and its reminders are there for
 * the person. Product 4, messages.
 */
export async function stillHolds(
  db: Db,
  person: Reachable['person'],
  { about, createdDate }: Planned,
  now: number,
): Promise<boolean> {
  const publicCompany = (await findPublicCompany(db))?._id
  if (!hasAccess({ person }, publicCompany, now)) return false
  const ids = JSON.parse(about ?? '[]') as string[]
  if (ids.length === 0) return true
  const goals = await listOpenGoals(db, [person._id])
  const same = new Set(idsOf(goals.filter(({ updatedDate }) => updatedDate <= createdDate)))
  const others = ids.filter((_id) => !same.has(_id))
  if (others.length === 0) return true
  const company = person.company ?? publicCompany ?? ''
  const reminders = (await remindersToSend(db, [company], createdDate)).get(company) ?? []
  const there = new Set(idsOf(reminders.filter(({ roles }) => isFor(roles, person.role))))
  return others.every((_id) => there.has(_id))
}

type PersonDue = { user: string; due: DueMessages; now: number }

function noticesOf({ seal }: Services, { user, due, now }: PersonDue): Notice[] {
  const titles = (goals: readonly DueGoal[]) => goals.map(({ title }) => title ?? '')
  const pathOf = (goals: readonly DueGoal[]) =>
    goals.length === 1 ? `/impact-goal/view?id=${goals[0]?._id}` : '/impact-goal'
  const found: Notice[] = due.plans.map(({ occasion, goals }) => {
    const path = pathOf(goals)
    const mail = { kind: 'plan', titles: titles(goals), path, until: now + DAY / 2 } as const
    return { kind: 'plan', occasion, path, mail, about: idsOf(goals) }
  })
  if (due.checkIn !== null) {
    const { occasion, goals } = due.checkIn
    const path = pathOf(goals)
    const answer = answerToken(seal, { user, goal: goals[0]?._id ?? '', day: occasion })
    const mail = {
      kind: 'checkIn',
      titles: titles(goals),
      path,
      answer,
      until: now + 2 * DAY,
    } as const
    found.push({ kind: 'checkIn', occasion, path, mail, about: idsOf(goals) })
  }
  for (const { _id, title, text } of due.reminders) {
    const mail = { kind: 'reminder', title, text, until: now + 2 * DAY } as const
    found.push({ kind: 'reminder', occasion: _id, path: '/reminders', mail, about: [_id] })
  }
  return found
}

const idsOf = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id)

type Week = {
  goals: readonly DueGoal[]
  reminders: readonly DueReminder[]
  /** The fresh piece of the week */
  piece: FitFor | undefined
  now: number
}

/** The digest of a week; undefined without anything to say. */
function digestOf(occasion: string, { goals, reminders, piece, now }: Week): Notice | undefined {
  if (goals.length === 0 && reminders.length === 0 && piece === undefined) return undefined
  const named = {
    goals: goals.slice(0, MOST_IN_DIGEST),
    reminders: reminders.slice(0, MOST_IN_DIGEST),
  }
  const mail = {
    kind: 'digest',
    goals: named.goals.map(({ title, reviewDate }) => ({
      title: title ?? '',
      day: reviewDate?.slice(0, 10) ?? null,
    })),
    advice: piece ? { title: piece.title, path: pathOf(piece) } : null,
    reminders: named.reminders.map(({ title, text }) => title ?? text),
    until: now + 3 * DAY,
  } as const
  const about = idsOf([...named.goals, ...named.reminders])
  return { kind: 'digest', occasion, path: '/', mail, about }
}

const pathOf = ({ actionId, adviceId, entity }: FitFor): string =>
  `/impact-actions/advice?${new URLSearchParams({ action: actionId, advice: adviceId, ...(entity && { entity }) })}`
