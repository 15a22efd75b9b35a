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

export type OpenGoal = {
  goal: HomeGoal
  /** The next check-in or the end (2026-11-21); null if the goal has neither. */
  day: string | null
  overdue: boolean
  /** Its check-in is due. */
  asks: boolean
}

/**
 * All open goals, the next due first: due check-ins, then by day, then goals without a day, the
 * newest first. `today` is 2026-11-21, `now` in ms.
 */
export function openGoals(goals: readonly HomeGoal[], today: string, now: number): OpenGoal[] {
  return goals
    .filter((goal) => goal.isGoal && goal.state === 'going')
    .map((goal) => {
      const asks = goal.reviewMoment !== null && Date.parse(goal.reviewMoment) <= now
      const day = asks ? (goal.reviewDate?.slice(0, 10) ?? today) : nextDay(goal, today)
      return { goal, day, overdue: day !== null && day < today, asks }
    })
    .toSorted(
      (a, b) =>
        Number(b.asks) - Number(a.asks) ||
        (a.day ?? '9999').localeCompare(b.day ?? '9999') ||
        b.goal.createdDate.localeCompare(a.goal.createdDate),
    )
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
