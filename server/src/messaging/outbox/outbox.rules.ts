const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long to wait after the first failure, the second, and so on; after the last it is given up. */
export const WAITS = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  8 * HOUR,
] as const satisfies readonly number[]

export const MOST_TRIES = WAITS.length + 1

/** One attempt ends after so long, whatever the other side does. */
export const ATTEMPT_MS = MINUTE

/** Who claimed a message and did not finish was killed: then another takes it up. */
export const LEASE_MS = 5 * MINUTE

/** How long a message that is done with is kept for operators to look at. */
export const KEPT_MS = 30 * 24 * HOUR

type Failure = { tries: number; now: number; expires: number | null; permanent: boolean }

/**
 * When a message that failed for the `tries`-th time is tried again; nothing if it is given up:
 * after the last try, where it can never arrive, or where its point would have passed by then.
 */
export function nextTryOf({ tries, now, expires, permanent }: Failure): number | null {
  const wait = WAITS[tries - 1]
  if (wait === undefined || permanent) return null
  const next = now + wait
  return expires !== null && next >= expires ? null : next
}
