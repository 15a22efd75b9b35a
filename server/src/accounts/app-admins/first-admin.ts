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

/** The account that a code is for: the address it was mailed to; null for a code from the log. */
export type SetupCode = { email: string | null; hasAccount: boolean }

/**
 * setupCodeRead: checks a code without redeeming it. Answers its address, and whether that has a
 * confirmed account: then the person needs to sign in. Refuses with INVALID_CODE, CONFLICT once
 * there is an app admin, and TOO_MANY_REQUESTS. Product 4, the first app admin.
 */
export async function setupCodeRead(context: Context, code: string): Promise<SetupCode> {
  await countSetupTry(context)
  const { email } = await readSetupCode(context, code)
  if (email === null) return { email, hasAccount: false }
  const holder = await findByAddress(context.store.read, emailKey(email))
  return { email, hasAccount: holder?.emailVerified === 1 }
}

/**
 * setupCreateAdmin: creates the account of the first app admin, confirms its address and signs it
 * in. Deletes an unconfirmed account at that address, as an invitation by mail does. Refuses like
 * setupCodeRead, with CONFLICT at `email` if a confirmed account exists, and with BAD_USER_INPUT.
 * Product 4, the first app admin.
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
 * setupBecomeAdmin: makes the caller the first app admin by a code, and ends their other sessions.
 * A mailed code works only for the account of its address. Refuses like setupCodeRead, and an
 * account with another address with CONFLICT. Product 4, the first app admin.
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
