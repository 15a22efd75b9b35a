import { recordEvent } from '#features/audit/audit.ts'
import type { Context } from '#graphql/context.ts'
import { AppError } from '#kernel/errors.ts'
import { LIMITS } from './identity.rules.ts'
import { countDown, countUp, deleteCounters, resetCounters } from './identity.store.ts'
import { digest } from './identity.ts'

/** A password that is being tried: what counts it, and whether the next one would be refused. */
export type Tries = { counters: readonly string[]; isLast: boolean }

/**
 * Counts a password before it is checked, so that many guesses at once cannot slip past the limit.
 * Refuses with TOO_MANY_REQUESTS (ten wrong ones in 15 minutes for this account from this address)
 * or RESET_REQUIRED (a hundred in a row). Product 4, promise 6 of sign-in.
 */
export async function countTry({ store, clock, facts }: Context, key: string): Promise<Tries> {
  const now = clock.now()
  const name = digest(key)
  const near = {
    key: `password ${name} ${facts.address}`,
    now,
    windowMs: LIMITS.wrongWindowMs,
    most: LIMITS.wrongPerAddress,
  }
  const row = {
    key: `password-row ${name}`,
    now,
    windowMs: LIMITS.rowWindowMs,
    most: LIMITS.wrongInARow,
  }
  const isLast = await store.write(async (trx) => {
    // What is refused here is not counted in the row: it was no guess.
    const { n, until } = await countUp(trx, near)
    if (n > near.most) throw tooMany(until - now)
    if ((await countUp(trx, row)).n > row.most) {
      throw new AppError(
        'RESET_REQUIRED',
        'There were too many wrong passwords for this account. Set a new password to sign in again.',
      )
    }
    return n === near.most
  })
  return { counters: [near.key, row.key], isLast }
}

function tooMany(waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / 1000)
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const message = `Too many tries. Please wait ${wait}, or set a new password.`
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfter })
}

/** Runs password work; a try that was turned away unchecked is given back. */
export async function passwordWork<T>(
  { store }: Context,
  { counters }: Tries,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await store.write((trx) => countDown(trx, counters))
    throw error
  }
}

/** The tenth wrong one leaves a trace, for an unknown address too: it takes the same time. */
export async function noteWrong(context: Context, tries: Tries, user: string | undefined) {
  if (!tries.isLast) return
  const detail = { count: LIMITS.wrongPerAddress }
  await context.store.write((trx) =>
    recordEvent(trx, context, { kind: 'wrong_passwords', subject: user ?? null, detail }),
  )
}

/** The password was right: what counted it begins anew. */
export const forgetTries = (trx: Parameters<typeof resetCounters>[0], { counters }: Tries) =>
  resetCounters(trx, counters)

/** Lets an account that was guessed at be signed in to again, from everywhere. */
export async function clearTries(trx: Parameters<typeof resetCounters>[0], key: string) {
  const name = digest(key)
  await resetCounters(trx, [`password-row ${name}`])
  await deleteCounters(trx, `password ${name} `)
}
