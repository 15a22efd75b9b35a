/** What home needs to know of a goal or bookmark. */
export type HomeGoal = {
  _id: string
  adviceTitle: string | null
  entity: string | null
  progress: string | null
  endDate: string | null
  reviewDate: string | null
  isGoal: boolean
  isBookmark: boolean
  createdDate: string
}

/** Days without anything written for that are looked ahead. */
const horizon = 7

export type DueGoal = { goal: HomeGoal; day: string; overdue: boolean }

/**
 * Goals whose review or end comes within a week of `today` (2026-11-21), the earliest first, three
 * at most. What is achieved asks nothing any more.
 */
export function dueGoals(goals: readonly HomeGoal[], today: string): DueGoal[] {
  const last = addDays(today, horizon)
  return goals
    .filter((goal) => goal.isGoal && goal.progress !== 'Goal achieved!')
    .flatMap((goal) => {
      const day = nextDay(goal, today)
      return day !== null && day <= last ? [{ goal, day, overdue: day < today }] : []
    })
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, 3)
}

/** The newest bookmark, if any. */
export function latestBookmark(goals: readonly HomeGoal[]): HomeGoal | null {
  return goals
    .filter((goal) => goal.isBookmark)
    .reduce<HomeGoal | null>(
      (newest, goal) => (newest && newest.createdDate >= goal.createdDate ? newest : goal),
      null,
    )
}

/** The review while it lies ahead, then the end; a missed end is due until it is dealt with. */
function nextDay({ reviewDate, endDate }: HomeGoal, today: string): string | null {
  const days = [reviewDate, endDate].filter((day) => day !== null).sort()
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
