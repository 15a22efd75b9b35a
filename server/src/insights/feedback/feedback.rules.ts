import { badInput } from '#lib/errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const LIMITS = {
  message: 5000,
  path: 300,
  perHour: 20,
  windowMs: HOUR,
  /** Most that one call lists */
  listed: 500,
} as const

/** How long to wait after the first failure, the second, and so on; then the last again and again. */
const WAITS = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR] as const

/** One attempt ends after so long; whoever claimed one and was killed is followed after that. */
export const ATTEMPT_MS = 15_000
export const LEASE_MS = 2 * MINUTE

/** After so many failures of the service one after the other, all wait so long. */
export const MOST_FAILURES = 3
export const REST_MS = MINUTE

/**
 * When what failed for the `tries`-th time is tried again, at the earliest after what the service
 * asks for. Nothing is ever given up: of a copy that stays elsewhere somebody must hear.
 */
export function nextTryOf(tries: number, now: number, retryInMs = 0): number {
  const wait = WAITS[Math.min(Math.max(tries, 1), WAITS.length) - 1] ?? HOUR
  return now + Math.max(wait, retryInMs)
}

/** The tables that a copy may be in, once it is tried in this one. */
export function placesWith(places: string | null, url: string): string {
  return JSON.stringify([...new Set([...placesOf(places), url])])
}

/** The tables that a copy may be in. */
export const placesOf = (places: string | null): string[] =>
  places === null ? [] : JSON.parse(places)

/** Signs that no text needs, but for the ends of lines and tabs. */
const INVISIBLE = /(?![\n\t])\p{Cc}/gu

/** What is kept of a message. Refuses one that says nothing, with `Required` (product 5), or is too long. */
export function keptMessage(typed: string): string {
  const message = typed.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').toWellFormed().trim()
  if (message === '') throw badInput('Required', 'message')
  if ([...message].length > LIMITS.message) {
    throw badInput(`This is too long: ${LIMITS.message} characters at most.`, 'message')
  }
  return message
}

/** Where somebody was: a path of the product without what comes after it, which may say more. */
export function keptPath(path: string): string {
  const plain = /^\/[^?#\p{C}\s]*/u.exec(path)?.[0].toWellFormed() ?? '/'
  return plain.slice(0, LIMITS.path)
}
