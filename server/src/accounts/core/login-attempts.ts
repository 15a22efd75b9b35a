import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Context } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { LIMITS } from './accounts.rules.ts'
import {
  countDown,
  countUp,
  countUpEach,
  deleteCounters,
  resetCounters,
  settleCounters,
} from './accounts.store.ts'
import { digest } from './accounts.ts'

/** The counters of an attempt with a password. */
export type Tries = {
  /** Wrong passwords for the account: from this address, and in a row */
  counters: readonly [near: string, row: string]
  /** Accounts for which only wrong passwords came from the address */
  accounts: string
  /** Whether this attempt added the account to them */
  isFirst: boolean
  /** Whether the next attempt would be refused */
  isLast: boolean
}

/**
 * Counts a password before it is checked, so that parallel guesses cannot exceed the limit. Refuses
 * with TOO_MANY_REQUESTS (ten wrong ones for this account from this address in 15 minutes, or too
 * many accounts from the address) or RESET_REQUIRED (a hundred wrong ones in a row). Product 4,
 * promise 6 of sign-in.
 */
export async function countTry(context: Context, key: string): Promise<Tries> {
  const { store, clock, facts, config } = context
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
  const accounts = {
    key: `password-accounts ${facts.address}`,
    now,
    windowMs: LIMITS.accountsWindowMs,
    most: config.failingAccounts,
  }
  return store.write(async (trx) => {
    // A refusal rolls back, so that it doesn't count as a wrong password in a row.
    const [ofAddress, inARow] = await countUpEach(trx, [near, row])
    if (ofAddress === undefined || inARow === undefined) throw new Error('Nothing was counted')
    const { n, until } = ofAddress
    if (n > near.most) throw tooMany(until - now)
    if (inARow.n > row.most) {
      throw new AppError(
        'RESET_REQUIRED',
        'Too many wrong passwords for this account. Set a new password to sign in again.',
      )
    }
    const isFirst = n === 1
    // Last, in the same order as `resetTries`, to avoid deadlocks.
    if (isFirst) {
      const failing = await countUp(trx, accounts)
      if (failing.n > accounts.most) throw tooMany(failing.until - now)
      if (failing.n === accounts.most) {
        const detail = { accounts: accounts.most }
        await recordEvent(trx, context, { kind: 'wrong_passwords', subject: null, detail })
      }
    }
    const counters = [near.key, row.key] as const
    return { counters, accounts: accounts.key, isFirst, isLast: n === near.most }
  })
}

function tooMany(waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / 1000)
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const message = `Too many tries. Wait ${wait}, or set a new password.`
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfter })
}

/** Checks a password. If it is refused without a check, the attempt is not counted. */
export async function passwordWork<T>(
  { store }: Context,
  tries: Tries,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await store.write((trx) => uncountTry(trx, tries))
    throw error
  }
}

/** Records the tenth wrong password. Unknown addresses too, so that both take the same time. */
export async function recordWrongPasswords(
  context: Context,
  tries: Tries,
  user: string | undefined,
) {
  if (!tries.isLast) return
  const detail = { count: LIMITS.wrongPerAddress }
  await context.store.write((trx) =>
    recordEvent(trx, context, { kind: 'wrong_passwords', subject: user ?? null, detail }),
  )
}

/** Resets the counters after a right password. */
export async function resetTries(trx: Db, { counters, accounts }: Tries): Promise<void> {
  await settleCounters(trx, { reset: counters, decreased: accounts })
}

/** Subtracts an attempt whose password was never checked. */
const uncountTry = (trx: Db, { counters, accounts, isFirst }: Tries): Promise<void> =>
  countDown(trx, isFirst ? [...counters, accounts] : counters)

/** Unblocks an account after wrong passwords, for all addresses. */
export async function clearTries(trx: Db, key: string): Promise<void> {
  const name = digest(key)
  await resetCounters(trx, [`password-row ${name}`])
  await deleteCounters(trx, `password ${name} `)
}
