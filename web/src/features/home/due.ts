export type HomeGoal = {
  _id: string
  title: string | null
  entity: string | null
  /** going, achieved or letGo, as the server says. */
  state: string
  endDate: string | null
  reviewDate: string | null
  reviewMoment: string | null
  isGoal: boolean
  isBookmark: boolean
  createdDate: string
}

/** Days without anything written for that are looked ahead. */
const horizon = 7

export type DueGoal = {
  goal: HomeGoal
  day: string
  overdue: boolean
  /** Its review is due: a tap opens the check-in. */
  asks: boolean
}

/**
 * At most three goals: review due first, then review or end within a week of `today` (2026-11-21).
 * `now` in ms.
 */
export function dueGoals(goals: readonly HomeGoal[], today: string, now: number): DueGoal[] {
  const last = addDays(today, horizon)
  return goals
    .filter((goal) => goal.isGoal && goal.state === 'going')
    .flatMap((goal) => {
      const asks = goal.reviewMoment !== null && Date.parse(goal.reviewMoment) <= now
      const day = asks ? (goal.reviewDate?.slice(0, 10) ?? today) : nextDay(goal, today)
      return day !== null && day <= last ? [{ goal, day, overdue: day < today, asks }] : []
    })
    .sort((a, b) => Number(b.asks) - Number(a.asks) || a.day.localeCompare(b.day))
    .slice(0, 3)
}

export function latestBookmark(goals: readonly HomeGoal[]): HomeGoal | null {
  return goals
    .filter((goal) => goal.isBookmark)
    .reduce<HomeGoal | null>(
      (newest, goal) => (newest && newest.createdDate >= goal.createdDate ? newest : goal),
      null,
    )
}

/** The earlier of review and end; a missed end stays due. */
function nextDay({ reviewDate, endDate }: HomeGoal, today: string): string | null {
  const days = [reviewDate, endDate]
    .filter((day) => day !== null)
    .map((day) => day.slice(0, 10))
    .sort()
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
