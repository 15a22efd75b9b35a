import type { Context } from '#graphql/context.ts'
import { AppError } from '#lib/errors.ts'
import { LIMITS, passwordLength } from './accounts.rules.ts'
import { countTry, passwordWork, recordWrongPasswords, resetTries } from './login-attempts.ts'
import { findOwner } from './own-password.store.ts'

type PasswordOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

const wrong = () =>
  new AppError('INVALID_CREDENTIALS', 'This isn’t your password.', { field: 'password' })

/** `provePassword` by the id of the account; undefined if there is no account. */
export async function proveByPassword(context: Context, user: string, password: string) {
  const owner = await findOwner(context.store.read, user)
  return owner === undefined ? undefined : provePassword(context, owner, password)
}

/**
 * Checks the password of a known account and counts it like a sign-in. Answers the matching hash
 * for `confirmHash`. Refuses with INVALID_CREDENTIALS, TOO_MANY_REQUESTS, RESET_REQUIRED or
 * TRY_AGAIN.
 */
export async function provePassword(
  context: Context,
  owner: PasswordOwner,
  password: string,
): Promise<string> {
  const { store, passwords } = context
  const tries = await countTry(context, owner.emailKey)
  const given = passwordLength(password) > LIMITS.passwordMax ? '' : password
  const checked = owner.hash ?? undefined
  const fits = await passwordWork(context, tries, () => passwords.verify(checked, given))
  if (checked === undefined || !fits) {
    await recordWrongPasswords(context, tries, owner._id)
    throw wrong()
  }
  await store.write((trx) => resetTries(trx, tries))
  return checked
}
