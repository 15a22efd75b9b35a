import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Invited } from '#graphql/account-hooks.ts'
import type { Context } from '#graphql/context.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { hashToken } from '../accounts.ts'
import { freeAddress } from '../unconfirmed-accounts.ts'
import { findByAddress, markVerified } from '../users.store.ts'
import { insertAccount, type NewAccount } from './sign-up.store.ts'

/**
 * The invitation of a sign-up, or nothing; `isMailed`: it proves that the mailbox is theirs. Refuses
 * with BAD_USER_INPUT one that has ended or was sent to another address.
 */
export async function readInvitation(
  { store, clock, accountHooks }: Context,
  token: string | null | undefined,
  key: string,
): Promise<Invited | undefined> {
  if (token == null || token === '') return undefined
  const tokenHash = hashToken(token)
  const invited = await accountHooks.findInvitation(store.read, tokenHash, key, clock.now())
  if (invited === undefined) {
    const message =
      'This invitation is not good for this address: it has ended, or was sent to another one.'
    throw badInput(message, 'invitation')
  }
  return invited
}

/**
 * Signs somebody up with the invitation that was mailed to the address: whoever has it reads that
 * mailbox, so that the account is confirmed at once, in place of what strangers signed up with the
 * address. Answers its id. What the invitation gives is what it gives then, however long ago it was
 * opened. Refuses with CONFLICT where somebody confirmed the address before, with LIMIT_REACHED
 * where no seat is left, and with BAD_USER_INPUT an invitation that has ended.
 */
export async function signUpInvited(
  context: Context,
  account: Omit<NewAccount, 'hash'>,
  password: string,
  invited: Invited,
): Promise<string> {
  const { store, passwords, accountHooks } = context
  const hash = await passwords.hash(password)
  return store.write(async (trx) => {
    await accountHooks.beforeInvitedSignUp(trx, invited)
    const message = 'You have an account already. Sign in with it, then accept the invitation.'
    const _id = await placeConfirmed(trx, context, { ...account, hash }, message)
    if (!(await accountHooks.onInvitedSignUp(trx, context, _id, invited))) {
      throw badInput('This invitation has ended.', 'invitation')
    }
    return _id
  })
}

/**
 * Makes an account whose address is proven already, in place of what nobody confirmed there before.
 * Answers its id. Refuses at `email` with CONFLICT, and these words, where somebody confirmed it.
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

const AGAIN = 'Somebody signed up with this address just now. Please try again.'
