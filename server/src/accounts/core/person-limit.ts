import type { SignedIn } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { countUp } from './accounts.store.ts'
import { digest } from './accounts.ts'

/** What is counted of a person, each in one word. */
const COUNTED = [
  'picture',
  'export',
  'feedback',
  'payment',
  'testMail',
  'chat',
  'chatSafety',
  'partnerInvite',
] as const
/** And of a company, by all of its admins together. */
type OfCompany = 'referralCode'

type Limit<What extends string> = {
  what: What
  most: number
  windowMs: number
  /** The refusal, in a sentence for the person */
  message: string
}

/** The name of a count, which need not say whose it is. */
const limitKey = (what: string, whose: string) => `${what} ${digest(whose)}`

export const limitKeys = (user: string) => COUNTED.map((what) => limitKey(what, user))

type Counting = Pick<SignedIn, 'store' | 'clock'>

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
 * Counts that the person who asks does something, in a transaction of its own. Refuses with
 * TOO_MANY_REQUESTS once they did it too often.
 */
export const countForPerson = (
  context: SignedIn,
  limit: Limit<(typeof COUNTED)[number]>,
): Promise<void> => count(context, context.viewer.userId, limit)

/** As countForPerson, but answers whether it was still within the limit. */
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

/** As countForPerson, of what the admins of a company do for it, however many they are. */
export const countForCompany = (
  context: Counting,
  company: string,
  limit: Limit<OfCompany>,
): Promise<void> => count(context, company, limit)

const DAY_MS = 86_400_000

/** What may be used of something in a day (UTC), by all who share it. */
export type Budget = { what: string; most: number }

/** Uses some of a budget. Answers whether there was anything left. */
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
