import { emailKey, isEmail } from '#accounts/core/accounts.rules.ts'
import { clearTries } from '#accounts/core/login-attempts.ts'
import { deleteSessionsOf } from '#accounts/core/session.store.ts'
import { findByAddress, findPerson, putHash } from '#accounts/core/users.store.ts'
import {
  countLinkRequest,
  deleteLinksOf,
  isWithinResetLimit,
  makeCode,
  placeholderUser,
  readCode,
  redeemCode,
} from '#accounts/email-links/email-links.ts'
import { confirmAddress } from '#accounts/email-links/verify-email.ts'
import { endRow } from '#accounts/second-factors/attempts.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Context, LockedCompanies } from '#graphql/context.ts'
import { invalidCode } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { checkNotStolen, checkTyped } from './passwords.ts'

/**
 * getResetPasswordLink: mails a link for a new password to the stored address. Answers alike, after
 * the same work, for unknown addresses. Refuses with TOO_MANY_REQUESTS by client address. Product 4,
 * promises 11 and 13 of sign-in.
 */
export async function getResetPasswordLink(context: Context, email: string): Promise<boolean> {
  const key = emailKey(email)
  await countLinkRequest(context)
  // PostgreSQL cannot even look for some invalid addresses.
  if (!isEmail(key)) return true
  const { store } = context
  const holder = await findByAddress(store.read, key)
  const who = { user: holder?._id, key, referralCode: null }
  const preview = await context.accountHooks.previewCompany(store.read, context, who)
  await store.write(async (trx) => {
    const person = await findByAddress(trx, key)
    const user = person?._id ?? placeholderUser(key)
    if (!(await isWithinResetLimit(trx, context, key, user))) return
    const link = await makeCode(trx, context, { user, kind: 'reset', email: key })
    // A confirmed user joins no company by a reset.
    const company = person?.emailVerified === 0 ? preview : null
    // Nothing is mailed to a placeholder user.
    await queueMailTo(trx, context, user, { kind: 'resetLink', ...link, company })
    const subject = person?._id ?? null
    await recordEvent(trx, context, { kind: 'password_reset_asked', subject })
  })
  return true
}

/**
 * verifyResetPasswordCode: answers the address that a valid code was mailed to, so that password
 * managers save the new password under it. Does not redeem the code. Refuses with INVALID_CODE.
 */
export async function verifyResetPasswordCode(context: Context, code: string): Promise<string> {
  return (await ownerOf(context, code)).email
}

/** The user whose password a valid reset code may set. */
async function ownerOf({ store, clock }: Context, code: string) {
  const row = await readCode(store.read, code, ['reset'], clock.now())
  const person = await findPerson(store.read, row.user)
  // The account has another address by now.
  if (person === undefined || person.emailKey !== row.email) throw invalidCode()
  return person
}

const NONE: LockedCompanies = new Set()

/**
 * resetPassword: redeems a reset code. Keeps the second factor, ends every session, unlocks the
 * account, confirms the address and mails the user. Refuses with INVALID_CODE, TRY_AGAIN and
 * BAD_USER_INPUT (the code stays valid). Product 4, promises 1, 6, 11 and 14 of sign-in.
 */
export async function resetPassword(
  context: Context,
  password: string,
  code: string,
): Promise<boolean> {
  const { store, clock, passwords, accountHooks } = context
  const person = await ownerOf(context, code)
  checkTyped(context, password, person)
  await checkNotStolen(context, password)
  const hash = await passwords.hash(password)
  const now = clock.now()
  const comer = { user: person._id, key: person.emailKey, referralCode: null }
  await store.write(async (trx) => {
    const isNew = person.emailVerified === 0
    const locked = isNew ? await accountHooks.beforeConfirm(trx, context, comer) : NONE
    const { user } = await redeemCode(trx, code, ['reset'], now)
    await putHash(trx, user, hash, now)
    // Lock order: sessions before the user.
    await deleteSessionsOf(trx, user)
    await confirmAddress(trx, context, { user, key: person.emailKey, given: null, locked })
    await deleteLinksOf(trx, user)
    await clearTries(trx, person.emailKey)
    await endRow(trx, context, user)
    await recordEvent(trx, context, { kind: 'password_reset', subject: user })
    await queueMailTo(trx, context, user, { kind: 'passwordChanged' })
  })
  return true
}
