import { emailKey } from '#accounts/core/accounts.rules.ts'
import { clearTries } from '#accounts/core/login-attempts.ts'
import { hasOwnCompany } from '#accounts/core/public-company.ts'
import { deleteSessionsOf } from '#accounts/core/session.store.ts'
import {
  deleteContestedPassword,
  findByAddress,
  findPerson,
  isContested,
  markVerified,
} from '#accounts/core/users.store.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import type { Context, LockedCompanies } from '#graphql/context.ts'
import { invalidCode } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { applyNewAddress, leavingOf, newcomer, proveOwner } from './email-change.ts'
import {
  deleteLinksOf,
  givenBy,
  makeCode,
  readCode,
  redeemCode,
  type SignUpData,
} from './email-links.ts'

export type Confirming = {
  code: string
  password?: string | null | undefined
  /** Whether the link of a sign-up needs its session or its password */
  requiresProof?: boolean | null | undefined
  /** Whether a confirmed user joins the company of the new address */
  joins?: boolean | null | undefined
  /** The company that `verifyEmailPreview` named, or null */
  expectedCompany?: string | null | undefined
}

/**
 * verifyEmail: redeems a mailed link of a sign-up or of a new address, which proves the mailbox. A
 * new address needs a session of the account or its password (PASSWORD_REQUIRED,
 * INVALID_CREDENTIALS). With `requiresProof` a sign-up needs them too (SIGN_UP_PASSWORD_REQUIRED),
 * because a stranger may have chosen its password. Refuses with INVALID_CODE, and with CONFLICT if
 * the company is not the expected one. Product 4, promise 11 of sign-in.
 */
export async function verifyEmail(context: Context, given: Confirming): Promise<boolean> {
  const { store, clock, accountHooks } = context
  const { code, password, expectedCompany } = given
  const joins = given.joins === true
  const found = await readCode(store.read, code, ['verify', 'email'], clock.now())
  const { kind, user } = found
  if (kind === 'email') {
    const proof = await proveOwner(context, user, { password, refusal: MOVES })
    await store.write(async (trx) => {
      const leaving = leavingOf(found)
      if (leaving !== null) await accountHooks.beforeLeaving(trx, leaving.leaves)
      const locked = await lockCompaniesOf(trx, context, found, { joins, expectedCompany })
      const taken = await redeemCode(trx, code, [kind], clock.now())
      await applyNewAddress(trx, context, taken, { proof, joins, locked })
      // Receipts of a membership go to the new address.
      await context.jobs.enqueue(trx, { kind: 'membership', key: user })
    })
    return true
  }
  // If sign-ups gave different passwords, all of them are invalid.
  if (given.requiresProof === true && !(await isContested(store.read, user)))
    await proveOwner(context, user, { password, refusal: SIGNED_UP })
  await store.write(async (trx) => {
    const locked = await lockCompaniesOf(trx, context, found, { joins, expectedCompany })
    await finishSignUp(trx, context, await redeemCode(trx, code, [kind], clock.now()), locked)
  })
  return true
}

/** The user of a link, and the data by which they join a company; undefined for a deleted user. */
async function comerOf(db: Db, found: ActionCodeTable) {
  const { kind, user } = found
  const key = emailKey(found.email ?? '')
  const person = await findPerson(db, user)
  if (person === undefined) return undefined
  if (kind === 'email') return { person, comer: await newcomer(db, person, key) }
  // A stranger may have made a contested sign-up, so its data are not used.
  const given = (await isContested(db, user)) ? null : givenBy(found)
  const { referralCode = null, invitation } = given ?? {}
  return { person, comer: { user, key, referralCode, invitation } }
}

type Choice = Pick<Confirming, 'expectedCompany'> & { joins: boolean }

/** Locks the companies that the user of a link may join. Lock order: company, link, user. */
async function lockCompaniesOf(
  trx: Db,
  context: Context,
  found: ActionCodeTable,
  { joins, expectedCompany }: Choice,
): Promise<LockedCompanies> {
  const who = await comerOf(trx, found)
  const isAsked = who?.person.emailVerified === 1
  const leaves = found.kind === 'email' && leavingOf(found) !== null
  if (who === undefined || leaves || (isAsked && !joins)) return new Set()
  return context.accountHooks.beforeConfirm(trx, context, who.comer, expectedCompany)
}

/** The effects of a link besides the confirmed address. */
export type JoinPreview = {
  company: string | null
  /** Whether joining is the user's choice: `joins` */
  asks: boolean
  /** The name of the company that the user leaves */
  leaves: string | null
  /** Whether the new user joins no company and has none */
  isPublic: boolean
}

/**
 * verifyEmailPreview: the company that the user of a link would join or leave. Does not redeem the
 * link. Refuses with INVALID_CODE every link that `verifyEmail` would refuse. Product 4, sign-up.
 */
export async function verifyEmailPreview(context: Context, code: string): Promise<JoinPreview> {
  const { store, clock, accountHooks } = context
  const found = await readCode(store.read, code, ['verify', 'email'], clock.now())
  const { kind, user, email } = found
  const isSignUp = kind === 'verify'
  const key = emailKey(email ?? '')
  const who = await comerOf(store.read, found)
  if (who === undefined || email === null) throw invalidCode()
  const { person, comer } = who
  const holder = isSignUp ? person : await findByAddress(store.read, key)
  const isToConfirm = isSignUp || holder?._id !== user
  // This user or another person confirmed the address in the meantime.
  if (isToConfirm && holder?.emailVerified === 1) throw invalidCode()
  const leaving = isSignUp ? null : leavingOf(found)
  if (leaving !== null) {
    const member = { company: leaving.leaves, _id: user }
    const leaves = await accountHooks.companyOfMember(store.read, member)
    if (leaves === null) throw invalidCode()
    return { company: null, asks: false, leaves, isPublic: false }
  }
  const company = await accountHooks.previewCompany(store.read, context, comer)
  const isNew = person.emailVerified === 0
  const isPublic = isNew && company === null && !(await hasOwnCompany(store.read, user))
  return { company, asks: company !== null && !isNew, leaves: null, isPublic }
}

const MOVES = [
  'PASSWORD_REQUIRED',
  'This link changes an account’s email to this one. Enter the password of that account.',
] as const
const SIGNED_UP = ['SIGN_UP_PASSWORD_REQUIRED', 'Enter the password you signed up with.'] as const

/**
 * Confirms a sign-up. If sign-ups gave different passwords, all of them are deleted, all sessions
 * end, and a mailed link sets a new password. So a stranger's password never becomes valid for
 * another person's mailbox.
 */
async function finishSignUp(
  trx: Db,
  context: Context,
  taken: ActionCodeTable,
  locked: LockedCompanies,
): Promise<void> {
  const { user, email } = taken
  const contested = await deleteContestedPassword(trx, user)
  // Lock order: sessions before the user.
  if (contested) await deleteSessionsOf(trx, user)
  const given = contested ? null : givenBy(taken)
  const key = emailKey(email ?? '')
  if (!(await confirmAddress(trx, context, { user, key, given, locked }))) throw invalidCode()
  if (!contested) return
  await clearTries(trx, key)
  // Deletes links again, because those sessions may have asked for more in the meantime.
  await deleteLinksOf(trx, user)
  const link = await makeCode(trx, context, { user, kind: 'reset', email: key })
  await queueMailTo(trx, context, user, { kind: 'setPassword', ...link })
}

type ConfirmedAddress = {
  user: string
  key: string
  given: SignUpData | null
  locked: LockedCompanies
}

/** Confirms an address, once; its user joins their company, which must be locked. */
export async function confirmAddress(
  trx: Db,
  context: Context,
  { user, key, given, locked }: ConfirmedAddress,
): Promise<boolean> {
  const { referralCode = null, invitation = null, ...names } = given ?? {}
  if (!(await markVerified(trx, user, key, context.clock.now(), names))) return false
  const comer = { user, key, referralCode, invitation }
  await context.accountHooks.onEmailConfirmed(trx, context, comer, locked)
  await deleteLinksOf(trx, user)
  await recordEvent(trx, context, { kind: 'email_verified', subject: user })
  return true
}
