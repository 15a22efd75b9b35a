/** A goal that is a week of a path, as far as the page needs it. */
type WeekGoal = {
  pathWeek: number | null
  state: string
  createdDate: string
}

const WEEKS = 4
const WEEK_MS = 7 * 24 * 3_600_000

/**
 * The current week of a path and the next one to start, each null if there is no such week (product
 * 4, path). A week is over after seven days, or when its goal is achieved or let go.
 */
export function weekOf(
  goals: readonly WeekGoal[],
  now: number,
): { current: number | null; next: number | null } {
  const [latest] = goals
    .filter(({ pathWeek }) => pathWeek !== null)
    .toSorted((a, b) => Date.parse(b.createdDate) - Date.parse(a.createdDate))
  if (!latest?.pathWeek) return { current: null, next: 1 }
  const isGoing = latest.state === 'going' && now - Date.parse(latest.createdDate) < WEEK_MS
  if (isGoing) return { current: latest.pathWeek, next: null }
  return { current: null, next: latest.pathWeek < WEEKS ? latest.pathWeek + 1 : 1 }
}
