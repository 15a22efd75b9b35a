import { toAppError } from '#api/errors.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'

/** The pause between two text messages, in milliseconds (product 4, promise 9 of sign-in). */
const pause = 60_000

/** How long a texted code is valid, in milliseconds (the same promise). */
const goodFor = 5 * 60_000

export const afterSending = (sentAt = Date.now()): number => sentAt + pause

/** Longer waits show no countdown, in seconds. */
const most = 600

/** When to allow the next text after a refusal; null if not soon. */
export function afterRefusal(error: unknown): number | null {
  const { retryAfter } = toAppError(error)
  return retryAfter === null || retryAfter > most ? null : Date.now() + retryAfter * 1000
}

/** The purpose of a texted code, in this tab. */
type Purpose = 'sign-in' | 'number' | 'removal'

type Texted<About = unknown> = { at: number; about: About }

/** Remembers that a code was texted, across reloads. `about` is JSON for the page. */
export function noteTexted<About>(purpose: Purpose, about: About): Texted<About> {
  const texted = { at: Date.now(), about }
  writeDraft(`texted-${purpose}`, texted)
  return texted
}

export const forgetTexted = (purpose: Purpose): void => writeDraft(`texted-${purpose}`, null)

/** The last texted code while it can be valid; else null. */
export function lastTexted<About>(purpose: Purpose): Texted<About> | null {
  const texted = readDraft(`texted-${purpose}`) as Texted<About> | null
  const isGood = texted !== null && Date.now() - texted.at < goodFor
  return isGood ? texted : null
}
