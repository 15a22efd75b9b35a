import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { countUp } from './accounts.store.ts'
import { digest } from './accounts.ts'

/** The actions that are counted by person. */
const COUNTED = [
  'picture',
  'export',
  'feedback',
  'payment',
  'testMail',
  'chat',
  'chatSafety',
  'rehearsal',
  'partnerInvite',
  'calendar',
] as const
/** The actions that are counted by company, for all of its admins together. */
type OfCompany = 'referralCode' | 'channelTest'
/** The actions that are counted by client address. */
type OfAddress = 'calendar'

type Limit<What extends string> = {
  what: What
  most: number
  windowMs: number
  /** The refusal that the person sees */
  message: string
}

type Counting = Pick<SignedIn, 'store' | 'clock'>

/** The key of a counter. It has a digest, so that it names no person. */
const limitKey = (what: string, whose: string) => `${what} ${digest(whose)}`

export const limitKeys = (user: string) => COUNTED.map((what) => limitKey(what, user))

async function count(
  { store, clock }: Counting,
  whose: string,
  { what, most, windowMs, message }: Limit<string>,
): Promise<void> {
  const now = clock.now()
  const key = limitKey(what, whose)
  const { n, until } = await store.write((trx) => countUp(trx, { key, now, windowMs, most }))
  if (n <= most) return
  const retryAfter = Math.max(1, Math.ceil((until - now) / 1000))
  throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter })
}

/**
 * Counts an action of the caller in a separate transaction. Refuses with TOO_MANY_REQUESTS after
 * too many.
 */
export const countForPerson = (
  context: Counting & { viewer: Pick<SignedIn['viewer'], 'userId'> },
  limit: Limit<(typeof COUNTED)[number]>,
): Promise<void> => count(context, context.viewer.userId, limit)

/** The same as countForPerson, but answers whether the limit is kept instead of refusing. */
export const isWithinLimit = (
  context: SignedIn,
  limit: Omit<Limit<(typeof COUNTED)[number]>, 'message'>,
): Promise<boolean> =>
  countForPerson(context, { ...limit, message: '' }).then(
    () => true,
    (error) => {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
      throw error
    },
  )

/** The same as countForPerson, for all admins of a company together. */
export const countForCompany = (
  context: Counting,
  company: string,
  limit: Limit<OfCompany>,
): Promise<void> => count(context, company, limit)

/** The same as countForPerson, for all requests from the client's address. */
export const countForAddress = (
  context: Counting & Pick<SignedIn, 'facts'>,
  limit: Limit<OfAddress>,
): Promise<void> => count(context, context.facts.address, limit)

const DAY_MS = 86_400_000

/** The most that all users together may use in a day (UTC). */
export type Budget = { what: string; most: number }

/** Uses part of a budget. Answers whether the budget was large enough. */
export async function spend(
  { store, clock }: Counting,
  { what, most }: Budget,
  by: number,
): Promise<boolean> {
  const now = clock.now()
  const key = limitKey(what, `${Math.floor(now / DAY_MS)}`)
  const { n } = await store.write((trx) => countUp(trx, { key, now, windowMs: DAY_MS, most, by }))
  return n <= most
}
