import { checkEmail, emailKey } from '#accounts/core/accounts.rules.ts'
import { findHolder } from '#accounts/core/accounts.store.ts'
import { lockOwnSessions, renewSession, type SignIn, startSession } from '#accounts/core/session.ts'
import { findByAddress, findPerson } from '#accounts/core/users.store.ts'
import { checkNotStolen, checkTyped } from '#accounts/passwords/passwords.ts'
import { placeConfirmed } from '#accounts/sign-up/sign-up.invited.ts'
import { checkName } from '#accounts/sign-up/sign-up.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import { setAppAdmin, skipWelcome } from './app-admins.store.ts'
import { countSetupTry, readSetupCode, takeSetupCode } from './setup-codes.ts'

export type NewAdmin = { code: string; email: string; firstName: string; password: string }

/** What a code is for: the address that it was mailed to, null of one from the log. */
export type SetupCode = { email: string | null; hasAccount: boolean }

/**
 * setupCodeRead: whether a code would do, without using it up, and whether the address that it was
 * mailed to has a confirmed account, whose own sign-in is needed then. Refuses with INVALID_CODE,
 * CONFLICT once there is an app admin, and TOO_MANY_REQUESTS. Product 4, the first app admin.
 */
export async function setupCodeRead(context: Context, code: string): Promise<SetupCode> {
  await countSetupTry(context)
  const { email } = await readSetupCode(context, code)
  if (email === null) return { email, hasAccount: false }
  const holder = await findByAddress(context.store.read, emailKey(email))
  return { email, hasAccount: holder?.emailVerified === 1 }
}

/**
 * setupCreateAdmin: a new account becomes the first app admin, with its address confirmed, and is
 * signed in. What nobody confirmed at that address before goes, as with an invitation by mail.
 * Refuses as setupCodeRead, with CONFLICT at `email` where it has a confirmed account, and with
 * BAD_USER_INPUT. Product 4, the first app admin.
 */
export async function setupCreateAdmin(context: Context, input: NewAdmin): Promise<SignIn> {
  const { store, clock, ids, passwords } = context
  await countSetupTry(context)
  const { email, key } = checkEmail(input.email)
  const firstName = checkName('firstName', input.firstName)
  const found = await readSetupCode(context, input.code)
  if (found.email !== null && emailKey(found.email) !== key) throw otherAddress(found.email)
  checkTyped(context, input.password, { email, firstName, lastName: '' })
  await checkNotStolen(context, input.password)
  const hash = await passwords.hash(input.password)
  const now = clock.now()
  return store.write(async (trx) => {
    await takeSetupCode(trx, context, input.code)
    const account = { _id: ids.person(), email, emailKey: key, firstName, lastName: '', hash, now }
    const _id = await placeConfirmed(trx, context, account, HAS_ACCOUNT)
    await makeFirst(trx, context, _id)
    const holder = await findHolder(trx, _id)
    if (holder === undefined) throw new Error('The new account is gone')
    return startSession(trx, context, holder, 1)
  })
}

/**
 * setupBecomeAdmin: who is signed in becomes the first app admin by a code; one that was mailed is
 * for the account of that address alone. Their other sessions end. Refuses as setupCodeRead, and
 * with CONFLICT whoever has another address. Product 4, the first app admin.
 */
export async function setupBecomeAdmin(context: SignedIn, code: string): Promise<SignIn> {
  const { store, viewer } = context
  await countSetupTry(context)
  const { email } = await readSetupCode(context, code)
  const person = await findPerson(store.read, viewer.userId)
  if (email !== null && person?.emailKey !== emailKey(email)) throw otherAddress(email)
  return store.write(async (trx) => {
    await takeSetupCode(trx, context, code)
    await lockOwnSessions(trx, context)
    await makeFirst(trx, context, viewer.userId)
    return renewSession(trx, context)
  })
}

async function makeFirst(trx: Db, context: Context, user: string): Promise<void> {
  await setAppAdmin(trx, user, 1, context.clock.now())
  await skipWelcome(trx, user)
  await recordEvent(trx, context, { kind: 'app_admin_appointed', subject: user })
}

const otherAddress = (email: string) =>
  badInput(`This link is for ${email}. Use that email.`, 'email')

const HAS_ACCOUNT = 'This email has an account. Sign in with it, then enter the code.'
