import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { hasMembership } from '#accounts/core/accounts.ts'
import { findPublicCompany } from '#accounts/core/public-company.ts'
import type { Content } from '#content/content.ts'
import { logged } from '#db/connection-errors.ts'
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
  findReachable,
  isActive,
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
import { findLastAsked, listOpenGoals } from './due-messages.store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How many people are planned in a transaction: one ends by waiting for the disk */
const TOGETHER = 4
/** How many such transactions run at once: PostgreSQL makes each of them wait for its answers */
const LANES = 2
/** The shortest time for a person, so that the requests of others get most of the processor */
const PACE_MS = 5
const MOST_IN_DIGEST = 3

type Log = { error(facts: object, message: string): void }

/**
 * Plans the messages of people whose time has come, a few in a transaction with their next times, so
 * that a killed server loses and doubles none. Product 4, messages.
 */
export const dueMessagesJob = (
  services: Services,
  content: () => Content,
  log: Log,
): JobHandler => ({
  run: async (_key, signal) => {
    const rest = TOGETHER * LANES * PACE_MS
    const planAll = async () => {
      while (!signal.aborted) {
        const rested = sleep(rest)
        if ((await planFew(services, content(), log)) < TOGETHER) return
        await rested
      }
    }
    await Promise.all(Array.from({ length: LANES }, planAll))
    return signal.aborted ? { again: services.clock.now() } : DONE
  },
  schedule: { seconds: 30 },
  together: 1,
  // A killed server keeps the lease, so messages are late by it at most.
  leaseMs: 3 * MINUTE,
  attemptMs: MINUTE,
  waits: [MINUTE / 2],
  givesUp: false,
})

/** Plans the next few people, and answers how many. */
async function planFew(
  services: Services,
  content: Content,
  log: Log,
  most = TOGETHER,
): Promise<number> {
  const now = services.clock.now()
  let users: string[] = []
  try {
    await services.store.write(async (trx) => {
      users = await takeDue(trx, now, most)
      for (const user of users) await plan(trx, services, { content, user, now })
    })
  } catch (error) {
    const [user] = users
    if (user === undefined) throw error
    // A person whose records can't be read must not hold up the messages of all others.
    if (users.length > 1) {
      for (const _ of users) await planFew(services, content, log, 1)
    } else {
      log.error({ ...logged(error), user }, 'the messages of a person could not be planned')
      await services.store.write((trx) => putDue(trx, { user, at: now + HOUR }))
    }
  }
  return users.length
}

type Planning = { content: Content; user: string; now: number }

async function plan(trx: Db, services: Services, { content, user, now }: Planning) {
  const to = await findReachable(trx, user)
  if (to === undefined) return
  const publicCompany = await findPublicCompany(trx)
  if (!isActive(to) || !hasAccess(to, publicCompany?._id, now)) {
    // The access may come back; an erasure deletes this too.
    await putDue(trx, { user, at: now + DAY })
    return
  }
  const rows = await listOpenGoals(trx, user)
  const goals = rows.map((row) => ({ ...row, title: titleOf(row) }))
  const zone = zoneOr(to.person.timeZone)
  const today = dayIn(now, zone)
  const days = { zone, isFree: await freeDaysOf(trx, to.person, now) }
  const company = to.person.company ?? publicCompany?._id ?? ''
  const reminders = (await remindersToSend(trx, company, now))
    .filter(({ roles }) => isFor(roles, to.person.role))
    .map((row) => ({
      ...{ _id: row._id, company, title: row.categoryTitle, text: row.text },
      ...{ day: sendDayOf(row, zone), time: row.sendTime },
    }))
  const lastAsked = await findLastAsked(trx, user)
  const { digest } = to.choices
  const hasDigest = digest.mail || digest.push
  // Requests are answered between the parts.
  await nextTurn()
  const facts = { times: to.times, days, now, hasDigest, lastAsked, reminders }
  const due = dueMessages(goals, facts)
  const notices = noticesOf(services, { user, due, now })
  if (due.digest !== null) {
    const news = reminders.filter(({ day }) => day <= today && day > dayAfter(today, -7))
    const viewer = { userId: user }
    const { fresh, pieces } = await nextAdvice({ ...services, viewer }, content)
    const piece = pieces.find(({ adviceId }) => adviceId === fresh?.adviceId)
    const notice = digestOf(due.digest.occasion, { goals, reminders: news, piece, now })
    if (notice !== undefined) notices.push(notice)
  }
  await nextTurn()
  const sent = await notify(
    trx,
    services,
    notices.map((notice) => ({ to, notice })),
  )
  await countReached(trx, sent)
  if (due.next !== null) await putDue(trx, { user, at: due.next })
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
  const goals = await listOpenGoals(db, person._id)
  const same = new Set(idsOf(goals.filter(({ updatedDate }) => updatedDate <= createdDate)))
  const others = ids.filter((_id) => !same.has(_id))
  if (others.length === 0) return true
  const company = person.company ?? publicCompany ?? ''
  const reminders = await remindersToSend(db, company, createdDate)
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
