import { checkEmail, emailKey } from '#accounts/core/accounts.rules.ts'
import { confirmHash } from '#accounts/core/accounts.store.ts'
import { proveByPassword } from '#accounts/core/own-password.ts'
import { deleteSessionsOf } from '#accounts/core/session.store.ts'
import { ended, lockOwnSession, lockOwnSessions } from '#accounts/core/session.ts'
import { freeAddress } from '#accounts/core/unconfirmed-accounts.ts'
import {
  findByAddress,
  findPerson,
  moveAddress,
  recordFormerAddress,
} from '#accounts/core/users.store.ts'
import { recordEvent } from '#audit/audit.ts'
import { lockSessionsOf } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import type { LockedCompanies, Newcomer } from '#graphql/context.ts'
import { type Context, type SignedIn, signedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError, badInput, type ErrorCode, invalidCode } from '#lib/errors.ts'
import { queueMail, queueMailTo } from '#messaging/outbox/outbox.ts'
import { findSignUp } from './email-links.store.ts'
import {
  countLinkRequest,
  deleteLinksOf,
  givenBy,
  isWithinMailLimit,
  type Leaving,
  makeCode,
} from './email-links.ts'

/**
 * emailChange: mails a link to the new address and a note to the present address, which stays until
 * the link is used. Answers alike for a taken address and mails its owner. Needs a fresh sign-in.
 * With `leaving`, the user of the link also leaves that company. Product 4, promises 11 to 14 of
 * sign-in.
 */
export async function emailChange(
  context: SignedIn,
  typed: string,
  leaving: Leaving | null = null,
): Promise<boolean> {
  const { store, viewer, clock, accountHooks } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const { email, key } = checkEmail(typed)
  await countLinkRequest(context)
  await store.write(async (trx) => {
    await lockOwnSession(trx, context)
    const person = await findPerson(trx, viewer.userId)
    if (person === undefined) throw ended()
    if (person.emailKey === key) throw badInput('This is already your email.', 'email')
    const holder = await findByAddress(trx, key)
    if (!(await isWithinMailLimit(trx, context, 'verify', key))) return
    // Also made for a taken address, for the same work; it is not mailed then.
    const link = await makeCode(trx, context, {
      user: person._id,
      kind: 'email',
      email,
      given: leaving,
    })
    const asks = person.emailVerified === 1
    const comer = await newcomer(trx, person, key)
    const preview = leaving === null ? await accountHooks.previewCompany(trx, context, comer) : null
    // An unconfirmed holder does not reserve the address.
    if (holder === undefined || holder.emailVerified === 0) {
      const to = { email, user: person._id, firstName: person.firstName }
      await queueMail(trx, context, to, {
        kind: 'confirmNewAddress',
        ...link,
        company: preview,
        asks,
      })
    } else await queueMailTo(trx, context, holder._id, { kind: 'accountExists' })
    // An unconfirmed address may be a stranger's: it gets no note.
    if (asks) {
      const note = { kind: 'addressChangeAsked', newEmail: email } as const
      await queueMailTo(trx, context, person._id, note)
    }
    await recordEvent(trx, context, { kind: 'email_change_asked', subject: person._id })
  })
  return true
}

/** How the user of the link proved that the account is theirs */
type Proof = { by: 'session' } | { by: 'password'; checked: string }

type PasswordProof = {
  password: string | null | undefined
  /** The code and the sentence of the refusal without a password */
  refusal: readonly [ErrorCode, string]
}

/**
 * Requires a session of the account or its password for a link to a new address: a stranger may have
 * sent the link, and must not get the reader's address. Throws `refusal` without a password.
 */
export async function proveOwner(
  context: Context,
  user: string,
  { password, refusal: [refused, sentence] }: PasswordProof,
): Promise<Proof> {
  const { viewer } = context
  if (viewer?.userId === user && viewer.state !== 'pending_2fa') return { by: 'session' }
  if (password == null || password === '') {
    throw new AppError(refused, sentence, { field: 'password' })
  }
  const checked = await proveByPassword(context, user, password)
  if (checked === undefined) throw invalidCode()
  return { by: 'password', checked }
}

export const leavingOf = ({ given }: Pick<ActionCodeTable, 'given'>): Leaving | null =>
  given === null ? null : JSON.parse(given)

type Move = {
  proof: Proof
  /** Whether a confirmed user joins the company of the new address */
  joins: boolean
  locked: LockedCompanies
}

/**
 * Moves the account to the new address and ends all sessions. An unconfirmed user joins the company of
 * the address, a confirmed one only if they choose to.
 */
export async function applyNewAddress(
  trx: Db,
  context: Context,
  taken: ActionCodeTable,
  { proof, joins, locked }: Move,
): Promise<void> {
  const { user, email } = taken
  const before = await findPerson(trx, user)
  if (before === undefined || email === null) throw invalidCode()
  await holdProof(trx, context, user, proof)
  const key = emailKey(email)
  const now = context.clock.now()
  await freeAddress(trx, context, key)
  if (!(await moveAddress(trx, user, { email, emailKey: key, now }))) throw invalidCode()
  // This comes first because the next steps read all addresses of the user.
  if (before.emailVerified === 1) await recordFormerAddress(trx, user, before.emailKey)
  const leaving = leavingOf(taken)
  if (leaving !== null) {
    const member = { company: leaving.leaves, _id: user }
    const isOut = await context.accountHooks.onLeaving(trx, context, member)
    // They left or were moved in the meantime.
    if (!isOut) throw invalidCode()
  } else if (before.emailVerified === 0 || joins) {
    const comer = await newcomer(trx, before, key)
    await context.accountHooks.onEmailConfirmed(trx, context, comer, locked)
  }
  await deleteSessionsOf(trx, user)
  await deleteLinksOf(trx, user)
  await recordEvent(trx, context, { kind: 'email_changed', subject: user })
  await queueMailTo(trx, context, user, { kind: 'addressIsNew' })
  if (before.emailVerified === 0) return
  const old = { email: before.email, user, firstName: before.firstName }
  await queueMail(trx, context, old, { kind: 'addressChanged', newEmail: email })
}

/** The user and their new address, with the sign-up data if the user is unconfirmed. */
export async function newcomer(
  db: Db,
  { _id, emailVerified }: { _id: string; emailVerified: number },
  key: string,
): Promise<Newcomer> {
  const given = emailVerified === 0 ? givenBy(await findSignUp(db, _id)) : null
  const { referralCode = null, invitation } = given ?? {}
  return { user: _id, key, referralCode, invitation }
}

/** Locks the proof and all sessions of the user. Lock order: sessions before the user. */
async function holdProof(trx: Db, context: Context, user: string, proof: Proof): Promise<void> {
  if (proof.by === 'session') return lockOwnSessions(trx, signedIn(context))
  const { checked } = proof
  const now = context.clock.now()
  if (!(await confirmHash(trx, user, { checked, renewed: undefined, now }))) throw invalidCode()
  await lockSessionsOf(trx, user)
}
