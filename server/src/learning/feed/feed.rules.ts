/** Tips come three at a time: product 9, tips. */
export const PART = 3

/** The ids of the starter tips, one of which comes first on a day: product 9, tips. */
export const STARTERS = { first: 181, last: 192 } as const

const isStarter = (id: number) => id >= STARTERS.first && id <= STARTERS.last

/** Days whose tips are kept out of what is drawn at random, while there are others. */
const DAYS_BACK = 7
const DAYS_AHEAD = 28

/** FNV-1a, 32 bits: spreads the tips differently for everybody. */
function rankOf(user: string, id: number): number {
  let hash = 0x811c9dc5
  for (const char of `${user}/${id}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  // Neighbouring ids end in the same few bits; this carries them all over.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The tips in an order of the user. New or removed tips move no other tip. */
function circleOf(user: string, ids: readonly number[]): number[] {
  const ranked = ids.map((id) => ({ id, rank: rankOf(user, id) }))
  return ranked.sort((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id)
}

/** The circle from the tip behind `last` on, whether or not that one is still there. */
function onwards(user: string, ids: readonly number[], last: number | undefined): number[] {
  const circle = circleOf(
    user,
    ids.filter((id) => id !== last),
  )
  if (last === undefined) return circle
  const before = rankOf(user, last)
  const isLater = (id: number) => {
    const rank = rankOf(user, id)
    return rank > before || (rank === before && id > last)
  }
  const rest = ids.includes(last) ? [last] : []
  return [...circle.filter(isLater), ...circle.filter((id) => !isLater(id)), ...rest]
}

/** Both circles as they go on after the tips of a day: the starters, and all others. */
function waysOn(user: string, ids: readonly number[], day: readonly number[]) {
  const starters = onwards(user, ids.filter(isStarter), day.find(isStarter))
  const lastOther = day.findLast((id) => !isStarter(id))
  const others = onwards(
    user,
    ids.filter((id) => !isStarter(id)),
    lastOther,
  )
  return { starters, others }
}

/**
 * The three tips of a day, the first a starter; `before` are those of the last day with tips. A tip
 * repeats only after all others were shown. All devices get the same.
 */
export function tipsOfDay(
  user: string,
  ids: readonly number[],
  before: readonly number[],
): number[] {
  const { starters, others } = waysOn(user, ids, before)
  const [first] = starters
  const day = first === undefined ? [] : [first]
  day.push(...others.slice(0, PART - day.length))
  day.push(...starters.slice(1, 1 + PART - day.length))
  return day
}

type Drawing = {
  user: string
  ids: readonly number[]
  /** The tips of the day */
  today: readonly number[]
  /** What was shown already */
  seen: ReadonlySet<number>
  /** What was read this week */
  read: ReadonlySet<number>
  /** A whole number from 0 to below `most`, by chance */
  chance: (most: number) => number
}

/**
 * Three more random tips, none of today’s and none shown before. Recently read tips and those of
 * nearby days come last.
 */
export function drawMore(drawing: Drawing): { drawn: number[]; left: number } {
  const { user, ids, today, seen, read, chance } = drawing
  const { others, starters } = waysOn(user, ids, today)
  const perDay = PART - 1
  const held = new Set([
    ...read,
    ...starters,
    ...others.slice(0, DAYS_AHEAD * perDay),
    ...others.slice(-DAYS_BACK * perDay),
  ])
  const open = ids.filter((id) => !seen.has(id) && !today.includes(id))
  const fresh = open.filter((id) => !held.has(id))
  const late = open.filter((id) => held.has(id))
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
