import { hashToken } from '#accounts/core/accounts.ts'
import { freeAddress } from '#accounts/core/unconfirmed-accounts.ts'
import { findByAddress, markVerified } from '#accounts/core/users.store.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Context, InvitedSignUp } from '#graphql/context.ts'
import { linkCode } from '#lib/codes.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { insertAccount, type NewAccount } from './sign-up.store.ts'

/**
 * Answers the invitation of a sign-up, if there is one; `isMailed` means that it proves the
 * mailbox. Refuses with BAD_USER_INPUT an invitation that has ended or is for another address.
 */
export async function readInvitation(
  { store, clock, accountHooks }: Context,
  token: string | null | undefined,
  key: string,
): Promise<InvitedSignUp | undefined> {
  if (token == null || token === '') return undefined
  const tokenHash = hashToken(linkCode(token) ?? '')
  const invited = await accountHooks.findInvitation(store.read, tokenHash, key, clock.now())
  if (invited === undefined) {
    const message = 'This invitation isn’t for this email, or it has expired.'
    throw badInput(message, 'invitation')
  }
  return invited
}

/**
 * Signs up by an invitation that was mailed to the address. This confirms the address at once and
 * replaces an unconfirmed account there. Answers the id. Refuses a confirmed address with CONFLICT,
 * an ended invitation with BAD_USER_INPUT, and with LIMIT_REACHED if no seat is free.
 */
export async function signUpInvited(
  context: Context,
  account: Omit<NewAccount, 'hash'>,
  password: string,
  invited: InvitedSignUp,
): Promise<string> {
  const { store, passwords, accountHooks } = context
  const hash = await passwords.hash(password)
  return store.write(async (trx) => {
    await accountHooks.beforeInvitedSignUp(trx, invited)
    const message = 'You already have an account. Sign in with it, then accept the invitation.'
    const _id = await placeConfirmed(trx, context, { ...account, hash }, message)
    if (!(await accountHooks.onInvitedSignUp(trx, context, _id, invited))) {
      throw badInput('This invitation has expired.', 'invitation')
    }
    return _id
  })
}

/**
 * Makes an account with a confirmed address, in place of an unconfirmed one. Answers its id.
 * Refuses at `email` with CONFLICT and the sentence `taken` if the address is already confirmed.
 */
export async function placeConfirmed(
  trx: Db,
  context: Context,
  account: NewAccount,
  taken: string,
): Promise<string> {
  const { emailKey: key, now } = account
  await freeAddress(trx, context, key)
  if ((await findByAddress(trx, key)) !== undefined) {
    throw new AppError('CONFLICT', taken, { field: 'email' })
  }
  const _id = await insertAccount(trx, account, context.ids.person())
  if (_id === undefined) throw new AppError('TRY_AGAIN', AGAIN)
  await markVerified(trx, _id, key, now, {})
  await recordEvent(trx, context, { kind: 'sign_up', subject: _id })
  await recordEvent(trx, context, { kind: 'email_verified', subject: _id })
  return _id
}

const AGAIN = 'Someone just signed up with this email. Try again.'
