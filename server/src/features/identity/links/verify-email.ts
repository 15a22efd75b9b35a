import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import { recordEvent } from '#features/audit/audit.ts'
import { companyName } from '#features/companies/companies.ts'
import { isMember } from '#features/members/releasing.ts'
import { queueMailTo } from '#features/outbox/outbox.ts'
import type { Context } from '#graphql/context.ts'
import { invalidCode } from '#kernel/errors.ts'
import {
  dropContested,
  findByAddress,
  findPerson,
  hasOwnCompany,
  isContested,
  markVerified,
} from '../accounts.store.ts'
import { emailKey } from '../identity.rules.ts'
import { clearTries } from '../password-tries.ts'
import { deleteSessionsOf } from '../session.store.ts'
import { deleteShadows } from '../shadows.ts'
import { forgetCodes, type Given, givenBy, makeCode, readCode, takeCode } from './codes.ts'
import { holdLeft, leavingOf, moveTo, newcomer, proveOwner } from './email-change.ts'
import { companyAhead, join } from './joining.ts'

export type Confirming = {
  code: string
  password?: string | null | undefined
  /** Whether who uses the link of a sign-up is asked for a session of it, or its password */
  asksWho?: boolean | null | undefined
  /** Whether to join the company of a new address, of who uses the product already */
  joins?: boolean | null | undefined
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
      await moveTo(trx, context, await takeCode(trx, code, [kind], clock.now()), {
        proof,
        joins: given.joins === true,
      })
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
export async function verifyEmailAhead({ store, clock }: Context, code: string): Promise<Ahead> {
  const found = await readCode(store.read, code, ['verify', 'email'], clock.now())
  const { kind, user, email } = found
  const isSignUp = kind === 'verify'
  const key = emailKey(email ?? '')
  const person = await findPerson(store.read, user)
  if (person === undefined || email === null) throw invalidCode()
  const holder = isSignUp ? person : await findByAddress(store.read, key)
  const isToConfirm = isSignUp || holder?._id !== user
  // Confirmed in the meantime, by another way or by somebody else.
  if (isToConfirm && holder?.emailVerified === 1) throw invalidCode()
  const leaving = isSignUp ? null : leavingOf(found)
  if (leaving !== null) {
    const member = { company: leaving.leaves, _id: user }
    if (!(await isMember(store.read, member))) throw invalidCode()
    const leaves = await companyName(store.read, leaving.leaves)
    return { company: null, asks: false, leaves, isPublic: false }
  }
  const { referralCode = null, invitation } =
    (isSignUp && !(await isContested(store.read, user)) && givenBy(found)) || {}
  const who = isSignUp
    ? { user, key, referralCode, invitation }
    : await newcomer(store.read, person, key)
  const company = await companyAhead(store.read, { clock }, who)
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
async function finishSignUp(trx: Db, context: Context, taken: ActionCodeTable): Promise<void> {
  const { user, email } = taken
  const contested = await dropContested(trx, user)
  // Names and referral code are taken from nobody who may be a stranger.
  const given = contested ? null : givenBy(taken)
  const key = emailKey(email ?? '')
  if (!(await confirmAddress(trx, context, { user, key, given }))) throw invalidCode()
  await deleteShadows(trx, key, context.clock.now())
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
  await forgetCodes(trx, user)
  await recordEvent(trx, context, { kind: 'email_verified', subject: user })
  return true
}
