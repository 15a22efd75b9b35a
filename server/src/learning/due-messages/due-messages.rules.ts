import { reviewMoment } from '#learning/goals/goals.review.rules.ts'
import { dayAfter, momentIn } from '#lib/moments.ts'
import { dayIn, mondayOf, weekAfter, weekIn } from '#lib/weeks.ts'
import {
  digestMoment,
  isMuted,
  type MessageTimes,
  nextAllowed,
  type PersonDays,
  weekdayOf,
} from '#messaging/preferences/preferences.rules.ts'

/** The fields of an open goal that decide when its messages come. */
export type DueGoal = {
  _id: string
  title: string | null
  reviewDate: string | null
  reviewTime: string | null
  /** When its plan is named on the days of `planDays`; null: never */
  planTime: string | null
  planDays: string | null
  startDate: string | null
  updatedDate: number
}

/** A reminder of the company: the day of its message, and its time, or when the hours begin. */
export type DueReminder = {
  _id: string
  company: string
  title: string | null
  text: string
  day: string
  time: string | null
}

/** The messages that are due for a person, and the next moment to plan; null: after a change. */
export type DueMessages = {
  plans: { occasion: string; goals: DueGoal[] }[]
  checkIn: { occasion: string; goals: DueGoal[] } | null
  digest: { occasion: string } | null
  reminders: DueReminder[]
  next: number | null
}

type Situation = {
  times: MessageTimes
  days: PersonDays
  now: number
  hasDigest: boolean
  /** The day of the last message about a check-in */
  lastAsked: string | null
  reminders: readonly DueReminder[]
}

/** A check-in that waits longer ends the messages about its goal: product 4, messages. */
const UNANSWERED_DAYS = 14
/** A leave may take a year. */
const MOST_WEEKS = 54

/**
 * The messages of a person's goals (product 4, messages). What a stopped server missed is caught up
 * on the same day, a check-in also later.
 */
export function dueMessages(goals: readonly DueGoal[], facts: Situation): DueMessages {
  const { days, now } = facts
  const today = dayIn(now, days.zone)
  const reviews = goals.flatMap((goal) => {
    const from = askedFrom(goal, facts)
    const at = from === null ? null : nextAllowed(from, facts.times, days)
    return at === null ? [] : [{ goal, at, day: dayIn(at, days.zone) }]
  })
  const ofToday = reviews.filter(({ day }) => day === today)
  const isAsked = ofToday.some(({ at }) => at <= now)
  const asked = new Set(ofToday.map(({ goal }) => goal._id))
  const plans = goals.flatMap((goal) => planMoments(goal, facts, asked))
  const digest = facts.hasDigest ? digestMoments(facts) : []
  const reminders = facts.reminders.flatMap((reminder) => {
    const at = nextAllowed(momentIn(reminder.day, reminder.time, days.zone), facts.times, days)
    return at === null ? [] : [{ reminder, at, day: dayIn(at, days.zone) }]
  })
  const later = [...reviews, ...plans, ...digest, ...reminders]
    .map(({ at }) => at)
    .filter((at) => at > now)
  const duePlans = Map.groupBy(
    plans.filter(({ at, day }) => at <= now && day === today),
    ({ goal }) => `${today} ${goal.planTime}`,
  )
  const dueDigest = digest.find(({ at, day }) => at <= now && day === today)
  return {
    plans: [...duePlans].map(([occasion, all]) => ({
      occasion,
      goals: all.map(({ goal }) => goal),
    })),
    checkIn: isAsked ? { occasion: today, goals: ofToday.map(({ goal }) => goal) } : null,
    digest: dueDigest ? { occasion: dueDigest.week } : null,
    reminders: reminders
      .filter(({ at, day }) => at <= now && day === today)
      .map(({ reminder }) => reminder),
    next: later.length > 0 ? Math.min(...later) : null,
  }
}

/**
 * From when a check-in may be asked for: from its review, or from today if no message has asked since.
 * Time off that ends early moves the day of the message into the past.
 */
function askedFrom(goal: DueGoal, { days: { zone }, now, lastAsked }: Situation): number | null {
  const review = reviewMoment(goal, zone)
  if (review === null) return null
  const [day, today] = [dayIn(review, zone), dayIn(now, zone)]
  const isAsked = lastAsked !== null && lastAsked >= day
  if (isAsked || day < dayAfter(today, -UNANSWERED_DAYS)) return review
  return Math.max(review, momentIn(today, null, zone))
}

/** The moment of a plan today, and the next one; a check-in of today takes its place. */
function planMoments(goal: DueGoal, { times, days, now }: Situation, asked: ReadonlySet<string>) {
  const { planTime, planDays, startDate, reviewDate } = goal
  if (planTime === null || !planDays) return []
  const today = dayIn(now, days.zone)
  const last = reviewDate && dayAfter(reviewDate.slice(0, 10), UNANSWERED_DAYS)
  const found: { goal: DueGoal; at: number; day: string }[] = []
  for (let ahead = 0; ahead <= 370 && found.length < 2; ahead += 1) {
    const day = dayAfter(today, ahead)
    if (last && day > last) break
    if (startDate !== null && day < startDate.slice(0, 10)) continue
    if (!planDays.includes(String(weekdayOf(day))) || days.isFree(day)) continue
    if (isMuted(day, times) || (day === today && asked.has(goal._id))) continue
    const at = momentIn(day, planTime, days.zone)
    // Its time was over when the person wrote it.
    if (at >= goal.updatedDate) found.push({ goal, at, day })
  }
  return found
}

/** The digest of this week, and the next one. */
function digestMoments({ times, days, now }: Situation) {
  const found: { week: string; at: number; day: string }[] = []
  const first = weekIn(now, days.zone)
  for (let ahead = 0; ahead < MOST_WEEKS && found.length < 2; ahead += 1) {
    const week = weekAfter(first, ahead)
    const at = digestMoment(mondayOf(week), times, days)
    if (at !== null) found.push({ week, at, day: dayIn(at, days.zone) })
  }
  return found
}
