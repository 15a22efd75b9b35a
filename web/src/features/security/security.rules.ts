import type { Factors } from '#features/fresh-sign-in/factors.ts'

/**
 * How long a sign-in is recent, in milliseconds (product 4, promise 12). A little less than the
 * server allows, so that the server does not refuse a change after the page has accepted it.
 */
const freshFor = 10 * 60_000 - 30_000

/** Whether a session is recent enough to change factors, address and phone. */
export function isFresh(session: { createdDate: string } | undefined, now: Date): boolean {
  return session !== undefined && now.getTime() - Date.parse(session.createdDate) < freshFor
}

/** Few recovery codes left (product 4, promise 10). */
const few = 2

/** `none`: needed, but missing; `few`: nearly used up. */
export function codesState({
  totp,
  sms,
  codes,
}: Factors): 'not needed' | 'none' | 'few' | 'enough' {
  if (!totp && !sms) return 'not needed'
  if (codes.left === 0) return 'none'
  return codes.left <= few ? 'few' : 'enough'
}

type Happening = { kind: string; at: string }

/** The time of the latest event of these kinds, or null. `events` has the newest first. */
export function lastOf(events: readonly Happening[], ...kinds: string[]): string | null {
  return events.find((event) => kinds.includes(event.kind))?.at ?? null
}
