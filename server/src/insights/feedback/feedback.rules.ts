import { badInput } from '#lib/errors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const LIMITS = {
  message: 5000,
  path: 300,
  perHour: 20,
  windowMs: HOUR,
  /** The most entries that one call lists */
  listed: 500,
} as const

/** The tables that may have a copy, after an attempt to store one in the table at `url`. */
export function placesWith(places: string | null, url: string): string {
  return JSON.stringify([...new Set([...placesOf(places), url])])
}

export const placesOf = (places: string | null): string[] =>
  places === null ? [] : JSON.parse(places)

/** Control characters except line ends and tabs. */
const INVISIBLE = /(?![\n\t])\p{Cc}/gu

/** The message as stored. Refuses an empty one with `Required` (product 5), and a too long one. */
export function keptMessage(typed: string): string {
  const message = typed.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').toWellFormed().trim()
  if (message === '') throw badInput('Required', 'message')
  if ([...message].length > LIMITS.message) {
    throw badInput(`This is too long. Use ${LIMITS.message} characters or fewer.`, 'message')
  }
  return message
}

/** The path of the page without query and fragment, which may contain private data. */
export function keptPath(path: string): string {
  const plain = /^\/[^?#\p{C}\s]*/u.exec(path)?.[0].toWellFormed() ?? '/'
  return plain.slice(0, LIMITS.path)
}
