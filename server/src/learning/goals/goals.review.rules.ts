import { badInput } from '#lib/errors.ts'
import { momentIn } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'
import { isWeekdays } from '#messaging/preferences/preferences.rules.ts'

/** The review of a goal: a day with or without a time, or an instant. */
export type Review = { reviewDate: string | null; reviewTime: string | null }

type NowInZone = { now: number; zone: string }

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const isDay = (reviewDate: string) => reviewDate.length === 10

/** The moment when a review becomes due, in epoch milliseconds: product 4, check-in. */
export function reviewMoment({ reviewDate, reviewTime }: Review, zone: string): number | null {
  if (reviewDate === null) return null
  return isDay(reviewDate) ? momentIn(reviewDate, reviewTime, zone) : Date.parse(reviewDate)
}

/** Throws if a given review is in the past, or its time is invalid or has no day. */
export function checkReview(
  review: Review,
  given: Readonly<Record<string, unknown>>,
  { now, zone }: NowInZone,
): void {
  const { reviewDate, reviewTime } = review
  if (given.reviewDate === undefined && given.reviewTime === undefined) return
  if (reviewTime !== null && !TIME.test(reviewTime)) {
    throw badInput('Write the time like 09:30.', 'reviewTime')
  }
  if (reviewDate === null) {
    if (reviewTime === null) return
    throw badInput('Choose the day of the review before its time.', 'reviewTime')
  }
  if (!isDay(reviewDate) && reviewTime !== null) {
    throw badInput('A review with a time needs a day like 2026-11-21.', 'reviewDate')
  }
  const today = dayIn(now, zone)
  if (reviewDate.slice(0, 10) < today && isDay(reviewDate)) {
    throw badInput('This day has passed. Choose today or a later one.', 'reviewDate')
  }
  const isAllDay = isDay(reviewDate) && reviewTime === null
  if (!isAllDay && (reviewMoment(review, zone) ?? now) < now) {
    throw badInput('This time has passed. Choose a later one.', 'reviewTime')
  }
}

/** Throws unless the time and the days of a plan's messages are valid. */
export function checkPlanTime(
  { planTime, planDays }: { planTime: string | null; planDays: string | null },
  given: Readonly<Record<string, unknown>>,
): void {
  if (given.planTime === undefined && given.planDays === undefined) return
  if (planTime !== null && !TIME.test(planTime)) {
    throw badInput('Write the time like 09:30.', 'planTime')
  }
  if (planDays !== null && !isWeekdays(planDays)) {
    throw badInput('Choose at least one day.', 'planDays')
  }
  if ((planTime === null) !== (planDays === null)) {
    throw badInput('Choose a time and at least one day.', 'planTime')
  }
}

/** Removes the time of a review along with its day. */
export function withoutTime<V extends Record<string, string | number | null>>(values: V): V {
  const { reviewDate, reviewTime } = values
  return reviewDate === null && reviewTime === undefined ? { ...values, reviewTime: null } : values
}
