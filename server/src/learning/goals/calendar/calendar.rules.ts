import type { GoalTable } from '#db/tables.ts'
import { dayIn } from '#lib/weeks.ts'
import { reviewMoment } from '../goals.review.rules.ts'
import { helpOf, planOf, stateOf, titleOf, UNDO_MS } from '../goals.rules.ts'

export type CalendarGoal = Pick<
  GoalTable,
  | ('_id' | 'version' | 'adviceTitle' | 'actionTitle' | 'progress')
  | ('planWhen' | 'planThen' | 'planObstacle' | 'planIfThen')
  | ('startDate' | 'endDate' | 'reviewDate' | 'reviewTime')
  | ('createdDate' | 'updatedDate' | 'letGoDate')
> & { deletedDate?: number | null }

/** The time zone of the person, and the address of the product. */
export type CalendarOf = { zone: string; publicUrl: string }

export type CalendarEvent = {
  /** The same for all versions of an event */
  uid: string
  /** Rises with each change */
  sequence: number
  summary: string
  description: string
  url: string
  /** A whole day, 2026-11-28, or an instant in epoch milliseconds */
  start: string | number
  isCancelled: boolean
  /** The last change, in epoch milliseconds */
  changed: number
}

const LABELS = { review: 'Check-in', start: 'Start', end: 'Last day' } as const
type Kind = keyof typeof LABELS
type Dated = readonly [kind: Kind, start: string | number]

/** How long calendars are informed that an event is cancelled: as long as an undo is possible. */
export const CANCELLED_MS = UNDO_MS

// Calendars refuse control characters. A title is one line.
const clean = (text: string) => text.replace(/[^\P{Cc}\n]+/gu, ' ')
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** When a goal was achieved, let go or deleted; null while it is open. */
function endedAt(goal: CalendarGoal): number | null {
  if (goal.deletedDate != null) return goal.deletedDate
  if (stateOf(goal) === 'letGo') return goal.letGoDate
  return stateOf(goal) === 'achieved' ? goal.updatedDate : null
}

function datesOf(goal: CalendarGoal, zone: string): Dated[] {
  const { reviewDate, reviewTime, startDate, endDate } = goal
  const isAllDay = reviewDate?.length === 10 && reviewTime === null
  const review = isAllDay ? reviewDate : reviewMoment(goal, zone)
  const dates: [Kind, string | number | null][] = [
    ['review', review],
    ['start', startDate?.slice(0, 10) ?? null],
    ['end', endDate?.slice(0, 10) ?? null],
  ]
  return dates.filter((dated): dated is [Kind, string | number] => dated[1] !== null)
}

function eventOf(goal: CalendarGoal, [kind, start]: Dated, { publicUrl }: CalendarOf) {
  const url = `${publicUrl}/impact-goal/view?id=${goal._id}`
  const plan = [planOf(goal), helpOf(goal)].filter((sentence) => sentence !== null).join('\n')
  const ended = endedAt(goal)
  return {
    uid: `${kind}-${goal._id}@goodwork`,
    sequence: goal.version,
    summary: `${LABELS[kind]}: ${oneLine(titleOf(goal) ?? 'Goal')}`,
    description: plan === '' ? url : `${clean(plan)}\n\n${url}`,
    url,
    start,
    isCancelled: ended !== null,
    changed: Math.max(goal.updatedDate, ended ?? 0),
  }
}

/**
 * The events of all goals of a person: product 4, calendar. Those of a goal that ended lately are
 * cancelled, so that a calendar removes them.
 */
export function feedEvents(
  goals: readonly CalendarGoal[],
  calendar: CalendarOf,
  now: number,
): CalendarEvent[] {
  return goals.flatMap((goal) => {
    const ended = endedAt(goal)
    if (ended !== null && ended < now - CANCELLED_MS) return []
    const dates = datesOf(goal, calendar.zone)
    // A check-in that achieves a goal removes its review.
    const isReviewGone = ended !== null && dates.every(([kind]) => kind !== 'review')
    const gone: Dated[] = isReviewGone ? [['review', dayIn(ended, calendar.zone)]] : []
    return [...gone, ...dates].map((dated) => eventOf(goal, dated, calendar))
  })
}

/** The events of one goal. Without any date, it starts on the day when it was saved. */
export function goalEvents(goal: CalendarGoal, calendar: CalendarOf): CalendarEvent[] {
  const dates = datesOf(goal, calendar.zone)
  const saved: Dated = ['start', dayIn(goal.createdDate, calendar.zone)]
  return (dates.length > 0 ? dates : [saved]).map((dated) => eventOf(goal, dated, calendar))
}
