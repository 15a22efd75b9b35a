import { limits } from '#lib/generated/limits.ts'

export function monthsBetween(from: string, to: string): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const months: string[] = []
  for (let more = 0; months.at(-1) !== to && more < 1200; more += 1) {
    months.push(new Date(Date.UTC(year, month - 1 + more)).toISOString().slice(0, 7))
  }
  return months
}

/** Moves the other end of a range so that it stays in order and within the server's limit. */
export function rangeWith(
  range: { from: string; to: string },
  chosen: { from: string } | { to: string },
): { from: string; to: string } {
  const { from, to } = { ...range, ...chosen }
  const isFrom = 'from' in chosen
  if (from > to) return isFrom ? { from, to: from } : { from: to, to }
  const months = monthsBetween(from, to)
  if (months.length <= limits.reportMonths) return { from, to }
  return isFrom
    ? { from, to: months[limits.reportMonths - 1] ?? to }
    : { from: months.at(-limits.reportMonths) ?? from, to }
}

export type Ends = { at: number; figure: number }

/** The newest of the highest and of the lowest points of a line; null if it is empty. */
export function endsOf(
  figures: readonly (number | null)[],
): { highest: Ends; lowest: Ends } | null {
  let highest: Ends | null = null
  let lowest: Ends | null = null
  figures.forEach((figure, at) => {
    if (figure === null) return
    if (highest === null || figure >= highest.figure) highest = { at, figure }
    if (lowest === null || figure <= lowest.figure) lowest = { at, figure }
  })
  return highest === null || lowest === null ? null : { highest, lowest }
}

/** The month in an address, if valid. */
export function monthIn(
  search: URLSearchParams,
  name: 'from' | 'to',
): Partial<Record<'from' | 'to', string>> {
  const month = search.get(name)
  // An address may contain any text; text that is not a month is left out of the request.
  return month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { [name]: month } : {}
}

type AskedRange = { from?: string | null | undefined; to?: string | null | undefined }

/** The requested months, or the latest available. */
export const askedRange = ({ from, to }: AskedRange, available: { from: string; to: string }) => ({
  from: from ?? available.from,
  to: to ?? available.to,
})

/** Moves heights apart by at least `least`, none below `foot`, in the same order. */
export function apart(heights: readonly number[], least: number, foot: number): number[] {
  const order = heights.map((height, at) => ({ at, height })).sort((a, b) => a.height - b.height)
  let free = Number.NEGATIVE_INFINITY
  for (const one of order) {
    one.height = Math.max(one.height, free)
    free = one.height + least
  }
  let most = foot
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, most)
    most = one.height - least
  }
  return order.sort((a, b) => a.at - b.at).map(({ height }) => height)
}

const QUICK = [3, 12]

/** `count` if there are more months; null if these are all. */
export type QuickRange = { from: string; to: string; count: number | null }

/**
 * Quick ranges of finished months: 3, 12, or all if fewer. `lastMonth` is the newest finished one.
 */
export function quickRanges(
  months: readonly string[],
  lastMonth: string | null | undefined,
): QuickRange[] {
  const over = months.filter((month) => month <= (lastMonth ?? ''))
  const [first, last] = [over[0], over.at(-1)]
  if (first === undefined || last === undefined) return []
  const fewer = QUICK.filter((count) => count < over.length)
  const ranges: QuickRange[] = fewer.map((count) => ({
    from: over.at(-count) ?? first,
    to: last,
    count,
  }))
  const isAll = fewer.length < QUICK.length
  return isAll ? [...ranges, { from: first, to: last, count: null }] : ranges
}
