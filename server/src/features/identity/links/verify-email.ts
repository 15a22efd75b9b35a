import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.ts'
import { recordEvent } from '#features/audit/audit.ts'
import { queueMailTo } from '#features/outbox/outbox.ts'
import type { Context } from '#graphql/context.ts'
import { invalidCode } from '#kernel/errors.ts'
import { dropContested, markVerified } from '../accounts.store.ts'
import { emailKey } from '../identity.rules.ts'
import { clearTries } from '../password-tries.ts'
import { deleteSessionsOf } from '../session.store.ts'
import { forgetCodes, type Given, makeCode, takeCode } from './codes.ts'
import { moveTo } from './email-change.ts'
import { join } from './joining.ts'

/**
 * verifyEmail: uses up the code of a link that was mailed, and so proves that its holder reads that
 * mailbox: of a sign-up, or of a new address. Asks for no session. Refuses with INVALID_CODE.
 * Product 4, promise 11 of sign-in.
 */
export async function verifyEmail(context: Context, code: string): Promise<boolean> {
  const { store, clock } = context
  await store.write(async (trx) => {
    const taken = await takeCode(trx, code, ['verify', 'email'], clock.now())
    await (taken.kind === 'email' ? moveTo : finishSignUp)(trx, context, taken)
  })
  return true
}

/**
 * Where one password was given for the address, it is the account's from now on. Where several
 * were, nobody can tell whose mailbox this is: none of them counts, all sessions end, and a link to
 * set one is mailed. So nobody's password gets good for an address that they do not read.
 */
async function finishSignUp(trx: Db, context: Context, taken: ActionCodeTable): Promise<void> {
  const { user, email } = taken
  const isContested = await dropContested(trx, user)
  // Names and referral code are taken from nobody who may be a stranger.
  const given: Given | null = taken.given === null || isContested ? null : JSON.parse(taken.given)
  const key = emailKey(email ?? '')
  if (!(await confirmAddress(trx, context, { user, key, given }))) throw invalidCode()
  if (!isContested) return
  await deleteSessionsOf(trx, user)
  await clearTries(trx, key)
  // Once more: what those sessions asked for in the meantime.
  await forgetCodes(trx, user)
  const link = await makeCode(trx, context, { user, kind: 'reset', email: key })
  await queueMailTo(trx, context, user, { kind: 'setPassword', ...link })
}

type Confirmed = { user: string; key: string; given: Given | null }

/** Marks an address as confirmed, once; with it a person joins their company. */
export async function confirmAddress(
  trx: Db,
  context: Context,
  { user, key, given }: Confirmed,
): Promise<boolean> {
  const { referralCode = null, ...names } = given ?? {}
  if (!(await markVerified(trx, user, key, context.clock.now(), names))) return false
  await join(trx, context, { user, key, referralCode })
  await forgetCodes(trx, user)
  await recordEvent(trx, context, { kind: 'email_verified', subject: user })
  return true
}
