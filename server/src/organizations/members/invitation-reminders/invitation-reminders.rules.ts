const DAY = 24 * 3_600_000

/** When an invitation may be sent again by a reminder to all: product 4, joining. */
export const REMINDER_LIMITS = {
  /** How old an unanswered invitation is */
  afterMs: 3 * DAY,
  /** How long ago the last reminder was */
  againMs: 7 * DAY,
  /** The most in one call, the oldest first */
  most: 500,
  /** Between two emails, so that links for signing in don't wait behind them */
  mailEveryMs: 100,
} as const

/** The first addresses in their order, of which at most `left` are outside; null: not limited. */
export function withinRoom<Row extends { emailKey: string }>(
  rows: readonly Row[],
  { left, isOne }: { left: number | null; isOne(key: string): boolean },
): Row[] {
  let room = left ?? Number.POSITIVE_INFINITY
  return rows.filter(({ emailKey }) => {
    if (!isOne(emailKey)) return true
    room -= 1
    return room >= 0
  })
}
