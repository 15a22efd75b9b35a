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

/** The tables that a copy may be in, once it is tried in this one. */
export function placesWith(places: string | null, url: string): string {
  return JSON.stringify([...new Set([...placesOf(places), url])])
}

export const placesOf = (places: string | null): string[] =>
  places === null ? [] : JSON.parse(places)

/** Signs that no text needs, but for the ends of lines and tabs. */
const INVISIBLE = /(?![\n\t])\p{Cc}/gu

/** What is kept of a message. Refuses one that says nothing, with `Required` (product 5), or is too long. */
export function keptMessage(typed: string): string {
  const message = typed.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').toWellFormed().trim()
  if (message === '') throw badInput('Required', 'message')
  if ([...message].length > LIMITS.message) {
    throw badInput(`This is too long. Use ${LIMITS.message} characters or fewer.`, 'message')
  }
  return message
}

/** Where somebody was: a path of the product without what comes after it, which may say more. */
export function keptPath(path: string): string {
  const plain = /^\/[^?#\p{C}\s]*/u.exec(path)?.[0].toWellFormed() ?? '/'
  return plain.slice(0, LIMITS.path)
}
