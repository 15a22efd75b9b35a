/** Tips come three at a time: product 9, tips. */
export const PART = 3

/** The ids of the starter tips, one of which comes first on a day: product 9, tips. */
export const STARTERS = { first: 181, last: 192 } as const

const isStarter = (id: number) => id >= STARTERS.first && id <= STARTERS.last

/** Tips of so many past days are drawn only after all others. */
const DAYS_BACK = 7
const DAYS_AHEAD = 28

/** Whether a tip with these months, 1 to 12, is shown on a day; without months always. */
export const isOfMonth = (months: readonly number[], day: string): boolean =>
  months.length === 0 || months.includes(Number(day.slice(5, 7)))

export type OpenTip = {
  id: number
  prioritised: boolean
  /** The place of its advice among all advice for the person, 0 for the best */
  rank: number
}

/** Thirds of all advice: prioritised tips come first within each, so that they still fit. */
const THIRDS = 3

/**
 * The tips that are open to a person, best first: those that fit, and among these the prioritised
 * ones (product 9, tips). `ranks` is how many ranks there are.
 */
export function inOrder(tips: readonly OpenTip[], ranks: number): number[] {
  const third = ({ rank }: OpenTip) => Math.floor((rank * THIRDS) / Math.max(1, ranks))
  return tips
    .toSorted(
      (a, b) =>
        third(a) - third(b) ||
        Number(b.prioritised) - Number(a.prioritised) ||
        a.rank - b.rank ||
        a.id - b.id,
    )
    .map(({ id }) => id)
}

/** The next `count` ids of an order: first those not shown yet, then again from its start. */
function next(order: readonly number[], shown: ReadonlySet<number>, count: number): number[] {
  const fresh = order.filter((id) => !shown.has(id))
  const again = order.filter((id) => shown.has(id))
  return [...fresh, ...again].slice(0, count)
}

export type ShownDay = {
  day: number[]
  /** All tips shown since the order last started again; those of this day come last */
  shown: number[]
}

/**
 * The three tips of a day, the first a starter (product 9, tips). `order` are the tips open to the
 * person, best first; `shown` those of earlier days. A tip repeats only after all others were shown.
 */
export function tipsOfDay(order: readonly number[], shown: readonly number[]): ShownDay {
  const before = new Set(shown)
  const starters = order.filter(isStarter)
  const others = order.filter((id) => !isStarter(id))
  const day = next(starters, before, 1)
  day.push(...next(others, before, PART - day.length))
  const more = starters.filter((id) => !day.includes(id))
  day.push(...next(more, before, PART - day.length))
  return { day, shown: remembered(shown, day) }
}

/**
 * The shown tips with those of a day. A kind of which all were shown starts again with the day's.
 */
function remembered(shown: readonly number[], day: readonly number[]): number[] {
  const before = new Set(shown)
  const begunAgain = (isKind: (id: number) => boolean) =>
    day.some((id) => isKind(id) && before.has(id))
  const kinds = [isStarter, (id: number) => !isStarter(id)]
  const kept = kinds.flatMap((isKind) => (begunAgain(isKind) ? [] : shown.filter(isKind)))
  return [...kept.filter((id) => !day.includes(id)), ...day]
}

type Drawing = {
  /** The tips open to the person, best first */
  order: readonly number[]
  today: readonly number[]
  /** The tips of earlier days, the latest last */
  shown: readonly number[]
  /** The tips that the page shows already */
  seen: ReadonlySet<number>
  read: ReadonlySet<number>
  /** A whole number from 0 to below `most`, by chance */
  chance: (most: number) => number
}

/**
 * Three more random tips, none of today’s and none shown before. Recently read tips and those of
 * nearby days come last.
 */
export function drawMore(drawing: Drawing): { drawn: number[]; left: number } {
  const { order, today, shown, seen, read, chance } = drawing
  const others = order.filter((id) => !isStarter(id))
  const last = new Set([
    ...read,
    ...order.filter(isStarter),
    ...next(others, new Set(shown), DAYS_AHEAD * (PART - 1)),
    ...shown.slice(-DAYS_BACK * PART),
  ])
  const open = order.filter((id) => !seen.has(id) && !today.includes(id))
  const fresh = open.filter((id) => !last.has(id))
  const late = open.filter((id) => last.has(id))
  const drawn: number[] = []
  while (drawn.length < PART) {
    const pool = fresh.length > 0 ? fresh : late
    if (pool.length === 0) break
    drawn.push(...pool.splice(chance(pool.length), 1))
  }
  return { drawn, left: fresh.length + late.length }
}

/** For app admins: prioritised tips first, then all others, each by id (product 6). */
export function inPreview<T extends { id: string; prioritised: boolean }>(tips: readonly T[]): T[] {
  return tips.toSorted(
    (a, b) => Number(b.prioritised) - Number(a.prioritised) || Number(a.id) - Number(b.id),
  )
}
