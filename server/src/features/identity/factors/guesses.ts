import type { Db } from '#db/store.ts'
import { recordEvent } from '#features/audit/audit.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { AppError, invalidCode } from '#kernel/errors.ts'
import { LIMITS } from '../identity.rules.ts'
import { countDown, countUp } from '../identity.store.ts'
import { digest } from '../identity.ts'
import { countSessionTry } from '../session.store.ts'

/** What a transaction answers that must be stored also where it ends in a refusal. */
export type Outcome<T> = { value: T } | { refused: AppError }

export function settled<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw outcome.refused
  return outcome.value
}

type Guesser = {
  user: string
  /** Token hash of a session that waits for the second factor: it has tries of its own */
  pending?: string | undefined
}

/**
 * One guess at a second factor, whichever it is: counted before it is checked, in one transaction
 * whose counter holds the next guess back until this one is done. A right one is given back, and so
 * no sign-in wipes out the wrong ones. `check` answers nothing for a wrong code, and must leave no
 * trace of it but its own counts. Product 4, promise 7 of sign-in.
 */
export async function tryGuess<T>(
  trx: Db,
  context: Context,
  { user, pending }: Guesser,
  check: () => Promise<T | undefined>,
): Promise<Outcome<T>> {
  const now = context.clock.now()
  const most = LIMITS.guessesPerAccount
  const key = `second-factor ${digest(user)}`
  const { n, until } = await countUp(trx, { key, now, windowMs: LIMITS.guessWindowMs, most })
  if (n > most) return { refused: tooMany(until - now) }
  if (pending !== undefined && !(await countSessionTry(trx, pending, LIMITS.guessesPerPending))) {
    await countDown(trx, [key])
    return { refused: spent() }
  }
  const value = await check()
  if (value === undefined) {
    if (n === most) await recordEvent(trx, context, { kind: 'second_factor_locked', subject: user })
    return { refused: invalidCode() }
  }
  await countDown(trx, [key])
  return { value }
}

/** A guess of somebody who is signed in, or halfway; refuses what `tryGuess` refuses. */
export async function guess<T>(
  context: SignedIn,
  check: (trx: Db) => Promise<T | undefined>,
): Promise<T> {
  const { viewer, store } = context
  const pending = viewer.state === 'pending_2fa' ? viewer.tokenHash : undefined
  const who = { user: viewer.userId, pending }
  return settled(await store.write((trx) => tryGuess(trx, context, who, () => check(trx))))
}

function tooMany(waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / 1000)
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('TOO_MANY_REQUESTS', `Too many wrong codes. Please wait ${wait}.`, {
    retryAfter,
  })
}

const spent = () =>
  new AppError('TOO_MANY_REQUESTS', 'Too many wrong codes. Please sign in again from the start.')
