import { toAppError } from '#api/errors.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'

/** Between two text messages, in milliseconds (product 4, promise 9 of sign-in). */
const pause = 60_000

/** How long a texted code is good, in milliseconds (the same promise). */
const goodFor = 5 * 60_000

/** When another text message may be asked for after one went at `sentAt`, or now. */
export const afterSending = (sentAt = Date.now()): number => sentAt + pause

/** Longer than so many seconds nobody watches the clock. */
const most = 600

/** When it may be asked for after a refusal; null where that is not soon, or not the matter. */
export function afterRefusal(error: unknown): number | null {
  const { retryAfter } = toAppError(error)
  return retryAfter === null || retryAfter > most ? null : Date.now() + retryAfter * 1000
}

/** What a code was texted for in this tab. */
type Purpose = 'sign-in' | 'number' | 'removal'

type Texted<About = unknown> = { at: number; about: About }

/**
 * Notes that a code was texted, over a reload too: phones let go of a tab while one reads the
 * message. `about` is whatever the page wants to find then, as JSON.
 */
export function noteTexted<About>(purpose: Purpose, about: About): Texted<About> {
  const texted = { at: Date.now(), about }
  writeDraft(`texted-${purpose}`, texted)
  return texted
}

/** The code that was used, or is not wanted any more, is not waited for. */
export const forgetTexted = (purpose: Purpose): void => writeDraft(`texted-${purpose}`, null)

/** The last code that was texted here, while it can be good; null where there is none. */
export function lastTexted<About>(purpose: Purpose): Texted<About> | null {
  const texted = readDraft(`texted-${purpose}`) as Texted<About> | null
  const isGood = texted !== null && Date.now() - texted.at < goodFor
  return isGood ? texted : null
}
