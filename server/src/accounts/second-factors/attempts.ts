import { LIMITS } from '#accounts/core/accounts.rules.ts'
import { countDown, countUp, findHolder, resetCounters } from '#accounts/core/accounts.store.ts'
import { digest, factsOf } from '#accounts/core/accounts.ts'
import { countSessionTry } from '#accounts/core/session.store.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { AppError, invalidCode } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'

/** The result of a transaction that must be committed even if it refuses. */
export type Outcome<T> = { value: T } | { refused: AppError }

export function settled<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw outcome.refused
  return outcome.value
}

type Guesser = {
  user: string
  /** Token hash of a pending session, which has a limit of its own */
  pending?: string | undefined
  /** Recovery codes don't count in the row of wrong codes, because they reset it */
  by?: 'code' | 'recovery'
}

const nearOf = (user: string) => `second-factor ${digest(user)}`
const rowOf = (user: string) => `second-factor-row ${digest(user)}`
const mailOf = (user: string) => `second-factor-mail ${digest(user)}`
const againOf = (user: string) => `second-factor-again ${digest(user)}`

/**
 * Checks one guess at any second factor. Counts it before the check, in one transaction, so that
 * other guesses wait. A right guess is subtracted again and resets the row. Refuses with
 * INVALID_CODE, TOO_MANY_REQUESTS or RECOVERY_REQUIRED (a hundred in a row). `check` answers
 * undefined for a wrong code and must then store nothing. Product 4, promise 7 of sign-in.
 */
export async function tryGuess<T>(
  trx: Db,
  context: Context,
  { user, pending, by = 'code' }: Guesser,
  check: () => Promise<T | undefined>,
): Promise<Outcome<T>> {
  const now = context.clock.now()
  const most = LIMITS.guessesPerAccount
  const key = nearOf(user)
  const { n, until } = await countUp(trx, { key, now, windowMs: LIMITS.guessWindowMs, most })
  if (n > most) return { refused: tooMany(until - now) }
  if (pending !== undefined && !(await countSessionTry(trx, pending, LIMITS.guessesPerPending))) {
    await countDown(trx, [key])
    return { refused: spent() }
  }
  const inRow = by === 'code' ? await countInRow(trx, user, now) : 0
  if (inRow > LIMITS.guessesInARow) {
    await countDown(trx, [key])
    return { refused: recoveryRequired() }
  }
  const value = await check()
  if (value === undefined) {
    const isForGood = inRow === LIMITS.guessesInARow
    if (n === most || isForGood) await noteLock(trx, context, user, isForGood)
    return { refused: invalidCode() }
  }
  await countDown(trx, [key])
  await resetCounters(trx, [rowOf(user)])
  return { value }
}

/** Counts a guess in the row. Without a factor there is no limit, for lack of recovery codes. */
async function countInRow(trx: Db, user: string, now: number): Promise<number> {
  const most = LIMITS.guessesInARow
  const row = { key: rowOf(user), now, windowMs: LIMITS.rowWindowMs, most }
  const { n } = await countUp(trx, row)
  if (n < most) return n
  const holder = await findHolder(trx, user)
  return holder !== undefined && factsOf(holder).hasSecondFactor ? n : 0
}

/** Records a lock and mails the person, once a day and at the limit of the row. */
async function noteLock(trx: Db, context: Context, user: string, isForGood: boolean) {
  const count = isForGood ? LIMITS.guessesInARow : LIMITS.guessesPerAccount
  await recordEvent(trx, context, {
    kind: 'second_factor_locked',
    subject: user,
    detail: { count },
  })
  if (!isForGood && !(await isFirstOfDay(trx, context, mailOf(user)))) return
  await queueMailTo(trx, context, user, { kind: 'secondFactorLocked', isForGood })
}

async function isFirstOfDay(trx: Db, { clock }: Pick<Context, 'clock'>, key: string) {
  const { n } = await countUp(trx, { key, now: clock.now(), windowMs: LIMITS.guessMailMs, most: 1 })
  return n === 1
}

/**
 * Resets the row after a new password, because the guesser knew the old one. Only once a day, so
 * that an intruder with access to the mailbox gets no more guesses by resets.
 */
export async function endRow(trx: Db, context: Pick<Context, 'clock'>, user: string) {
  if (await isFirstOfDay(trx, context, againOf(user))) await resetCounters(trx, [rowOf(user)])
}

/** Resets all counts of wrong codes of an account. */
export const clearGuesses = (trx: Db, user: string): Promise<void> =>
  resetCounters(trx, [nearOf(user), rowOf(user), mailOf(user), againOf(user)])

/** Checks a guess in a signed-in or pending session. Refuses as `tryGuess`. */
export async function guess<T>(
  context: SignedIn,
  check: (trx: Db) => Promise<T | undefined>,
  by: Guesser['by'] = 'code',
): Promise<T> {
  const { viewer, store } = context
  const pending = viewer.state === 'pending_2fa' ? viewer.tokenHash : undefined
  const who = { user: viewer.userId, pending, by }
  return settled(await store.write((trx) => tryGuess(trx, context, who, () => check(trx))))
}

function tooMany(waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / 1000)
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('TOO_MANY_REQUESTS', `Too many wrong codes. Wait ${wait}.`, {
    retryAfter,
  })
}

const spent = () =>
  new AppError('TOO_MANY_REQUESTS', 'Too many wrong codes. Start again with your password.')

const recoveryRequired = () =>
  new AppError(
    'RECOVERY_REQUIRED',
    'Too many wrong codes for this account. Use a recovery code, or set a new password.',
  )
