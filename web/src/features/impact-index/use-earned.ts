import { useEffect, useState } from 'react'
import type { ImpactIndex } from './impact-index.queries.ts'
import type { Points } from './points-earned.tsx'

/** How long points are shown after they were earned, in milliseconds. */
const shown = 4000

type Score = Pick<ImpactIndex, 'yearWeek' | 'weeklyScore'>

/**
 * Points earned just now: the growth of the week's score since the last value. Null after a moment,
 * in a new week, and when the score fell. Later points are added to it.
 */
export function useEarned(index: Score | undefined): Points | null {
  const [last, setLast] = useState(index)
  const [earned, setEarned] = useState<Points | null>(null)
  if (index?.yearWeek !== last?.yearWeek || index?.weeklyScore !== last?.weeklyScore) {
    setLast(index)
    setEarned((before) => grown(last, index, before))
  }
  useEffect(() => {
    if (earned === null) return
    const timer = setTimeout(() => setEarned(null), shown)
    return () => clearTimeout(timer)
  }, [earned])
  return earned
}

function grown(last: Score | undefined, now: Score | undefined, shown: Points | null) {
  if (!last || !now || last.yearWeek !== now.yearWeek) return null
  if (now.weeklyScore <= last.weeklyScore) return null
  return { from: shown?.from ?? last.weeklyScore, to: now.weeklyScore }
}
