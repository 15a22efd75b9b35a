import { confirmHash } from '#accounts/core/accounts.store.ts'
import { findOwner } from '#accounts/core/own-password.store.ts'
import { provePassword } from '#accounts/core/own-password.ts'
import { ended, renewSession, type SignIn } from '#accounts/core/session.ts'
import { deleteLinksOf } from '#accounts/email-links/email-links.ts'
import { endRow } from '#accounts/second-factors/attempts.ts'
import { recordEvent } from '#audit/audit.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { checkNotStolen, checkTyped } from './passwords.ts'

const wrong = () =>
  new AppError('INVALID_CREDENTIALS', 'This isn’t your password.', { field: 'password' })

/**
 * passwordChange: answers a fresh token, ends all other sessions and mailed links and mails the
 * user. The present password counts like a sign-in, but doesn't make the session fresh. Refuses
 * with BAD_USER_INPUT (new password), INVALID_CREDENTIALS (present password), TOO_MANY_REQUESTS,
 * RESET_REQUIRED or TRY_AGAIN. Product 4, promises 1, 3, 5 and 14 of sign-in.
 */
export async function passwordChange(
  context: SignedIn,
  password: string,
  newPassword: string,
): Promise<SignIn> {
  const { store, clock, passwords, viewer } = context
  const owner = await findOwner(store.read, viewer.userId)
  if (owner === undefined) throw ended()
  if (newPassword.normalize('NFKC') === password.normalize('NFKC')) {
    throw badInput('This is your current password. Choose another one.', 'newPassword')
  }
  checkTyped(context, newPassword, owner, 'newPassword')
  const checked = await provePassword(context, owner, password)
  await checkNotStolen(context, newPassword, 'newPassword')
  const renewed = await passwords.hash(newPassword)
  const now = clock.now()
  return store.write(async (trx) => {
    if (!(await confirmHash(trx, viewer.userId, { checked, renewed, now }))) throw wrong()
    const signIn = await renewSession(trx, context)
    await deleteLinksOf(trx, viewer.userId)
    await endRow(trx, context, viewer.userId)
    await recordEvent(trx, context, { kind: 'password_changed', subject: viewer.userId })
    await queueMailTo(trx, context, viewer.userId, { kind: 'passwordChanged' })
    return signIn
  })
}
