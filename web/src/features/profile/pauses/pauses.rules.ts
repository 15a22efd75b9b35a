import type { Pause } from '#features/impact-index/rhythm.queries.ts'
import { formatDay } from '#lib/dates.ts'

export function daysText({ fromDay, toDay }: Pick<Pause, 'fromDay' | 'toDay'>, today: string) {
  const from = formatDay(fromDay, today)
  if (toDay == null) return { from, to: null }
  return { from, to: toDay === fromDay ? from : formatDay(toDay, today) }
}

export function inTime(pauses: readonly Pause[], today: string) {
  const isOver = ({ toDay }: Pause) => toDay != null && toDay < today
  const byStart = (one: Pause, other: Pause) => (one.fromDay < other.fromDay ? -1 : 1)
  return {
    coming: pauses.filter((pause) => !isOver(pause)).toSorted(byStart),
    over: pauses.filter(isOver),
  }
}

export type Draft = { kind: string; fromDay: string; toDay: string }

/** The first missing or invalid field. */
export function faultOf({ kind, fromDay, toDay }: Draft): 'from' | 'to' | 'order' | null {
  if (fromDay === '') return 'from'
  if (toDay === '') return kind === 'pause' ? null : 'to'
  return toDay < fromDay ? 'order' : null
}
