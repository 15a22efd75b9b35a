import { emailKey, isEmail, LIMITS, passwordLength } from '#accounts/core/accounts.rules.ts'
import { confirmHash, lockHolder } from '#accounts/core/accounts.store.ts'
import { factsOf } from '#accounts/core/accounts.ts'
import {
  countTry,
  passwordWork,
  recordWrongPasswords,
  resetTries,
} from '#accounts/core/login-attempts.ts'
import { type Assurance, type Holder, type SignIn, startSession } from '#accounts/core/session.ts'
import { findHash } from '#accounts/core/users.store.ts'
import { type Outcome, settled, tryGuess } from '#accounts/second-factors/attempts.ts'
import { acceptTotp } from '#accounts/second-factors/totp.ts'
import type { Db } from '#db/store.ts'
import type { Context } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'

export type LoginInput = {
  email: string
  password: string
  /** A code of the authenticator app; without it, a second call asks for the second factor */
  code?: string | null | undefined
  isIosLogin?: boolean | null | undefined
}

const wrong = () => new AppError('INVALID_CREDENTIALS', 'Email or password is wrong.')

/**
 * login: answers a fresh token and the state of its session. Unknown addresses get the same words,
 * work and counts. Refuses with INVALID_CREDENTIALS, TOO_MANY_REQUESTS, RESET_REQUIRED (a hundred
 * wrong passwords in a row) or TRY_AGAIN (too many people at once). Refuses a wrong code after a
 * right password with INVALID_CODE or TOO_MANY_REQUESTS. Product 4, sign-in.
 */
export async function login(context: Context, input: LoginInput): Promise<SignIn> {
  const { store, clock, passwords } = context
  const key = emailKey(input.email)
  const tries = await countTry(context, key)
  const account = isEmail(key) ? await findHash(store.read, key) : undefined
  const tooLong = passwordLength(input.password) > LIMITS.passwordMax
  const password = tooLong ? '' : input.password
  const checked = account?.hash ?? undefined
  const fits = await passwordWork(context, tries, () => passwords.verify(checked, password))
  if (account === undefined || checked === undefined || !fits || tooLong) {
    await recordWrongPasswords(context, tries, account?._id)
    throw wrong()
  }
  const renewed = passwords.isStale(checked)
    ? await passwordWork(context, tries, () => passwords.hash(password))
    : undefined
  const now = clock.now()
  const outcome = await store.write(async (trx): Promise<Outcome<SignIn>> => {
    const holder = await lockHolder(trx, account._id, checked)
    if (holder === undefined) throw wrong()
    if (renewed !== undefined) await confirmHash(trx, account._id, { checked, renewed, now })
    await resetTries(trx, tries)
    const proven = await prove(trx, context, holder, input.code?.trim() ?? '')
    if ('refused' in proven) return proven
    const isIosLogin = input.isIosLogin === true
    return { value: await startSession(trx, context, holder, proven.value, isIosLogin) }
  })
  return settled(outcome)
}

/** Answers the assurance of the sign-in. A code that comes with the password counts as a guess. */
async function prove(
  trx: Db,
  context: Context,
  holder: Holder,
  code: string,
): Promise<Outcome<Assurance>> {
  if (code === '' || !factsOf(holder).hasSecondFactor) return { value: 1 }
  return tryGuess(trx, context, { user: holder._id }, async () =>
    (await acceptTotp(trx, context, holder._id, code)) ? 2 : undefined,
  )
}
