import { recordEvent } from '#features/audit/audit.ts'
import { requireSeat } from '#features/companies/seats.ts'
import { enter } from '#features/identity/links/joining.ts'
import { type Invited, liveInvitation } from '#features/members/taking.ts'
import type { Context } from '#graphql/context.ts'
import { AppError, badInput } from '#kernel/errors.ts'
import { findByAddress, markVerified } from '../accounts.store.ts'
import { hashToken } from '../identity.ts'
import { deleteShadows, freeAddress } from '../shadows.ts'
import { insertAccount, type NewAccount } from './sign-up.store.ts'

/**
 * The invitation of a sign-up, or nothing; `isMailed`: it proves that the mailbox is theirs. Refuses
 * with BAD_USER_INPUT one that has ended or was sent to another address.
 */
export async function readInvitation(
  { store, clock }: Context,
  token: string | null | undefined,
  key: string,
): Promise<Invited | undefined> {
  if (token == null || token === '') return undefined
  const invited = await liveInvitation(store.read, hashToken(token), key, clock.now())
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
  const { store, passwords, ids } = context
  const hash = await passwords.hash(password)
  const { emailKey: key, now } = account
  return store.write(async (trx) => {
    await requireSeat(trx, invited.company)
    await freeAddress(trx, key, now)
    if ((await findByAddress(trx, key)) !== undefined) {
      const message = 'You have an account already. Sign in with it, then accept the invitation.'
      throw new AppError('CONFLICT', message, { field: 'email' })
    }
    await deleteShadows(trx, key, now)
    const made = { ...account, hash }
    const another = { ...made, _id: ids.person() }
    const isFirst = await insertAccount(trx, made)
    if (!isFirst && !(await insertAccount(trx, another))) throw new AppError('TRY_AGAIN', AGAIN)
    const _id = isFirst ? made._id : another._id
    await markVerified(trx, _id, key, now, {})
    if (!(await enter(trx, context, _id, invited)))
      throw badInput('This invitation has ended.', 'invitation')
    await recordEvent(trx, context, { kind: 'sign_up', subject: _id })
    await recordEvent(trx, context, { kind: 'email_verified', subject: _id })
    return _id
  })
}

const AGAIN = 'Somebody signed up with this address just now. Please try again.'
