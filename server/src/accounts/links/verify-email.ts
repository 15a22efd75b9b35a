import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import type { LockedCompanies } from '#graphql/account-hooks.ts'
import type { Context } from '#graphql/context.ts'
import { invalidCode } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { emailKey } from '../accounts.rules.ts'
import { clearTries } from '../login-attempts.ts'
import { hasOwnCompany } from '../public-company.ts'
import { deleteSessionsOf } from '../session.store.ts'
import {
  dropContested,
  findByAddress,
  findPerson,
  isContested,
  markVerified,
} from '../users.store.ts'
import { forgetCodes, type Given, givenBy, makeCode, readCode, takeCode } from './codes.ts'
import { leavingOf, moveTo, newcomer, proveOwner } from './email-change.ts'

export type Confirming = {
  code: string
  password?: string | null | undefined
  /** Whether who uses the link of a sign-up is asked for a session of it, or its password */
  asksWho?: boolean | null | undefined
  /** Whether to join the company of a new address, of who uses the product already */
  joins?: boolean | null | undefined
  /** The company that they were told they join by it, as `verifyEmailAhead` names it; null of none */
  told?: string | null | undefined
}

/**
 * verifyEmail: uses up the code of a link that was mailed, and so proves that its holder reads that
 * mailbox: of a sign-up, or of a new address. A new address asks for a session of the account, or
 * for its password: PASSWORD_REQUIRED, INVALID_CREDENTIALS (and what else refuses a password). So
 * does a sign-up with `asksWho`, by SIGN_UP_PASSWORD_REQUIRED: whoever reads a mailbox that somebody
 * else signed up with must not make that one's password good. Refuses with INVALID_CODE, and with
 * CONFLICT whoever would join another company than they were `told`. Product 4, promise 11 of sign-in.
 */
export async function verifyEmail(context: Context, given: Confirming): Promise<boolean> {
  const { store, clock, accountHooks } = context
  const { code, password, told } = given
  const joins = given.joins === true
  const found = await readCode(store.read, code, ['verify', 'email'], clock.now())
  const { kind, user } = found
  if (kind === 'email') {
    const proof = await proveOwner(context, user, { password, refusal: MOVES })
    await store.write(async (trx) => {
      const leaving = leavingOf(found)
      if (leaving !== null) await accountHooks.beforeLeaving(trx, leaving.leaves)
      const locked = await lockAhead(trx, context, found, { joins, told })
      const taken = await takeCode(trx, code, [kind], clock.now())
      await moveTo(trx, context, taken, { proof, joins, locked })
      // Receipts of a membership go to the new address.
      await context.jobs.enqueue(trx, { kind: 'membership', key: user })
    })
    return true
  }
  // Where sign-ups gave several passwords none of them counts anyway.
  if (given.asksWho === true && !(await isContested(store.read, user)))
    await proveOwner(context, user, { password, refusal: SIGNED_UP })
  await store.write(async (trx) => {
    const locked = await lockAhead(trx, context, found, { joins, told })
    await finishSignUp(trx, context, await takeCode(trx, code, [kind], clock.now()), locked)
  })
  return true
}

/** Who comes by a link to an address that is confirmed with it; nobody by that of somebody who is gone. */
async function comerOf(db: Db, found: ActionCodeTable) {
  const { kind, user } = found
  const key = emailKey(found.email ?? '')
  const person = await findPerson(db, user)
  if (person === undefined) return undefined
  if (kind === 'email') return { person, comer: await newcomer(db, person, key) }
  // Of sign-ups that gave several passwords nothing is taken, as they may be a stranger's.
  const given = (await isContested(db, user)) ? null : givenBy(found)
  const { referralCode = null, invitation } = given ?? {}
  return { person, comer: { user, key, referralCode, invitation } }
}

type Told = Pick<Confirming, 'told'> & { joins: boolean }

/** Locks the companies that someone may join by a link, before the link and its person. */
async function lockAhead(
  trx: Db,
  context: Context,
  found: ActionCodeTable,
  { joins, told }: Told,
): Promise<LockedCompanies> {
  const who = await comerOf(trx, found)
  const isAsked = who?.person.emailVerified === 1
  const leaves = found.kind === 'email' && leavingOf(found) !== null
  if (who === undefined || leaves || (isAsked && !joins)) return new Set()
  return context.accountHooks.beforeConfirm(trx, context, who.comer, told)
}

/** What using a link leads to, beside a confirmed address. */
export type Ahead = {
  /** The name of the company that one joins by it */
  company: string | null
  /** Whether that is one's own choice: `joins` */
  asks: boolean
  /** The name of the company that one leaves by it */
  leaves: string | null
  /** Whether who signed up is a public user then: they join no company and have none */
  isPublic: boolean
}

/**
 * verifyEmailAhead: which company using a link would put its person into, without using it up: for
 * whoever has the link, before they confirm. Refuses with INVALID_CODE whatever `verifyEmail` would:
 * a code that was used, is too old or was replaced like one that never was. Product 4, sign-up.
 */
export async function verifyEmailAhead(context: Context, code: string): Promise<Ahead> {
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
  // Confirmed in the meantime, by another way or by somebody else.
  if (isToConfirm && holder?.emailVerified === 1) throw invalidCode()
  const leaving = isSignUp ? null : leavingOf(found)
  if (leaving !== null) {
    const member = { company: leaving.leaves, _id: user }
    const leaves = await accountHooks.companyOfMember(store.read, member)
    if (leaves === null) throw invalidCode()
    return { company: null, asks: false, leaves, isPublic: false }
  }
  const company = await accountHooks.companyAhead(store.read, context, comer)
  const isNew = person.emailVerified === 0
  const isPublic = isNew && company === null && !(await hasOwnCompany(store.read, user))
  return { company, asks: company !== null && !isNew, leaves: null, isPublic }
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
async function finishSignUp(
  trx: Db,
  context: Context,
  taken: ActionCodeTable,
  locked: LockedCompanies,
): Promise<void> {
  const { user, email } = taken
  const contested = await dropContested(trx, user)
  // Before their person, as everybody holds them.
  if (contested) await deleteSessionsOf(trx, user)
  // Names and referral code are taken from nobody who may be a stranger.
  const given = contested ? null : givenBy(taken)
  const key = emailKey(email ?? '')
  if (!(await confirmAddress(trx, context, { user, key, given, locked }))) throw invalidCode()
  if (!contested) return
  await clearTries(trx, key)
  // Once more: what those sessions asked for in the meantime.
  await forgetCodes(trx, user)
  const link = await makeCode(trx, context, { user, kind: 'reset', email: key })
  await queueMailTo(trx, context, user, { kind: 'setPassword', ...link })
}

type Confirmed = { user: string; key: string; given: Given | null; locked: LockedCompanies }

/** Marks an address as confirmed, once; with it a person joins their company, which is locked. */
export async function confirmAddress(
  trx: Db,
  context: Context,
  { user, key, given, locked }: Confirmed,
): Promise<boolean> {
  const { referralCode = null, invitation = null, ...names } = given ?? {}
  if (!(await markVerified(trx, user, key, context.clock.now(), names))) return false
  const comer = { user, key, referralCode, invitation }
  await context.accountHooks.onEmailConfirmed(trx, context, comer, locked)
  await forgetCodes(trx, user)
  await recordEvent(trx, context, { kind: 'email_verified', subject: user })
  return true
}
