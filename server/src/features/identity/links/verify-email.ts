import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import { recordEvent } from '#features/audit/audit.ts'
import { keepFound } from '#features/companies/member-words.ts'
import { queueMailTo } from '#features/outbox/outbox.ts'
import type { Context } from '#graphql/context.ts'
import { invalidCode } from '#kernel/errors.ts'
import { dropContested, isContested, markVerified } from '../accounts.store.ts'
import { emailKey } from '../identity.rules.ts'
import { clearTries } from '../password-tries.ts'
import { deleteSessionsOf } from '../session.store.ts'
import { deleteShadows } from '../shadows.store.ts'
import { forgetCodes, type Given, makeCode, readCode, takeCode } from './codes.ts'
import { holdLeft, moveTo, proveOwner } from './email-change.ts'
import { join } from './joining.ts'

export type Confirming = {
  code: string
  password?: string | null | undefined
  /** Whether who uses the link of a sign-up is asked for a session of it, or its password */
  asksWho?: boolean | null | undefined
}

/**
 * verifyEmail: uses up the code of a link that was mailed, and so proves that its holder reads that
 * mailbox: of a sign-up, or of a new address. A new address asks for a session of the account, or
 * for its password: PASSWORD_REQUIRED, INVALID_CREDENTIALS (and what else refuses a password). So
 * does a sign-up with `asksWho`, by SIGN_UP_PASSWORD_REQUIRED: whoever reads a mailbox that somebody
 * else signed up with must not make that one's password good. Refuses with INVALID_CODE. Product 4,
 * promise 11 of sign-in.
 */
export async function verifyEmail(context: Context, given: Confirming): Promise<boolean> {
  const { store, clock } = context
  const { code, password } = given
  const found = await readCode(store.read, code, ['verify', 'email'], clock.now())
  const { kind, user } = found
  if (kind === 'email') {
    const proof = await proveOwner(context, user, { password, refusal: MOVES })
    await store.write(async (trx) => {
      await holdLeft(trx, found)
      await moveTo(trx, context, await takeCode(trx, code, [kind], clock.now()), proof)
    })
    return true
  }
  // Where sign-ups gave several passwords none of them counts anyway.
  if (given.asksWho === true && !(await isContested(store.read, user)))
    await proveOwner(context, user, { password, refusal: SIGNED_UP })
  await store.write(async (trx) => {
    await finishSignUp(trx, context, await takeCode(trx, code, [kind], clock.now()))
  })
  return true
}

const MOVES = [
  'PASSWORD_REQUIRED',
  'This link moves an account to this address. Please give the password of that account.',
] as const
const SIGNED_UP = [
  'SIGN_UP_PASSWORD_REQUIRED',
  'Please give the password of the sign-up, so that we know that it was you.',
] as const

/**
 * Where one password was given for the address, it is the account's from now on. Where several
 * were, nobody can tell whose mailbox this is: none of them counts, all sessions end, and a link to
 * set one is mailed. So nobody's password gets good for an address that they do not read.
 */
async function finishSignUp(trx: Db, context: Context, taken: ActionCodeTable): Promise<void> {
  const { user, email } = taken
  const contested = await dropContested(trx, user)
  // Names and referral code are taken from nobody who may be a stranger.
  const given: Given | null = taken.given === null || contested ? null : JSON.parse(taken.given)
  const key = emailKey(email ?? '')
  if (!(await confirmAddress(trx, context, { user, key, given }))) throw invalidCode()
  await deleteShadows(trx, key)
  if (!contested) return
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
  const { referralCode = null, invitation = null, ...names } = given ?? {}
  if (!(await markVerified(trx, user, key, context.clock.now(), names))) return false
  await join(trx, context, { user, key, referralCode, invitation })
  await keepFound(trx, user)
  await forgetCodes(trx, user)
  await recordEvent(trx, context, { kind: 'email_verified', subject: user })
  return true
}
