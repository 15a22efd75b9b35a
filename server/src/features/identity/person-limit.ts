import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#kernel/errors.ts'
import { countUp } from './identity.store.ts'
import { digest } from './identity.ts'

/** What is counted of a person, each in one word. */
const COUNTED = ['picture', 'export', 'feedback', 'referralCode'] as const

type Limit = {
  what: (typeof COUNTED)[number]
  most: number
  windowMs: number
  /** The refusal, in a sentence for the person */
  message: string
}

/** The name of a count, which need not say whose it is. */
const limitKey = (what: Limit['what'], user: string) => `${what} ${digest(user)}`

/** The names of all counts of a person. */
export const limitKeys = (user: string) => COUNTED.map((what) => limitKey(what, user))

/**
 * Counts that the person who asks does something, in a transaction of its own. Refuses with
 * TOO_MANY_REQUESTS once they did it too often.
 */
export async function countForPerson(
  { store, clock, viewer }: SignedIn,
  { what, most, windowMs, message }: Limit,
): Promise<void> {
  const now = clock.now()
  const key = limitKey(what, viewer.userId)
  const { n, until } = await store.write((trx) => countUp(trx, { key, now, windowMs, most }))
  if (n <= most) return
  const retryAfter = Math.max(1, Math.ceil((until - now) / 1000))
  throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter })
}
