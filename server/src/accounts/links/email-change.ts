import { proveByPassword } from '#accounts/passwords/own-password.ts'
import { recordEvent } from '#audit/audit.ts'
import { lockSessionsOf } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { ActionCodeTable } from '#db/tables.identity.ts'
import type { LockedCompanies, Newcomer } from '#graphql/account-hooks.ts'
import { type Context, type SignedIn, signedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError, badInput, type ErrorCode, invalidCode } from '#lib/errors.ts'
import { queueMail, queueMailTo } from '#messaging/outbox/outbox.ts'
import { checkEmail, emailKey } from '../accounts.rules.ts'
import { confirmHash } from '../accounts.store.ts'
import { deleteSessionsOf } from '../session.store.ts'
import { ended, lockOwnSession, lockOwnSessions } from '../session.ts'
import { freeAddress } from '../unconfirmed-accounts.ts'
import { findByAddress, findPerson, moveAddress, recordFormerAddress } from '../users.store.ts'
import { findSignUp } from './codes.store.ts'
import {
  countLinkRequest,
  deleteLinksOf,
  givenBy,
  isWithinMailLimit,
  type Leaving,
  makeCode,
} from './codes.ts'

/**
 * emailChange: mails a link to the new address and a note to the one that there is, which stays
 * until the link is used. Answers alike for an address that somebody has, who is told. Needs a
 * password given in the last ten minutes. With `leaving`, using the link leaves that company.
 * Product 4, promises 11 to 14 of sign-in.
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
    if (person.emailKey === key) throw badInput('This is your address already.', 'email')
    const holder = await findByAddress(trx, key)
    if (!(await isWithinMailLimit(trx, context, 'verify', key))) return
    // Also made for an address that is taken, so that it takes the same work; nobody gets to know it.
    const link = await makeCode(trx, context, {
      user: person._id,
      kind: 'email',
      email,
      given: leaving,
    })
    const asks = person.emailVerified === 1
    const comer = await newcomer(trx, person, key)
    const preview = leaving === null ? await accountHooks.previewCompany(trx, context, comer) : null
    // Who never confirmed it may be a stranger, and keeps it from nobody.
    if (holder === undefined || holder.emailVerified === 0) {
      const to = { email, user: person._id, firstName: person.firstName }
      await queueMail(trx, context, to, {
        kind: 'confirmNewAddress',
        ...link,
        company: preview,
        asks,
      })
    } else await queueMailTo(trx, context, holder._id, { kind: 'accountExists' })
    // An address that was never confirmed may be a stranger's, whom it does not concern.
    if (asks) {
      const note = { kind: 'addressChangeAsked', newEmail: email } as const
      await queueMailTo(trx, context, person._id, note)
    }
    await recordEvent(trx, context, { kind: 'email_change_asked', subject: person._id })
  })
  return true
}

/** How whoever uses a link to a new address showed that the account is theirs */
type Proof = { by: 'session' } | { by: 'password'; checked: string }

type Asked = {
  password: string | null | undefined
  /** Code and sentence for who gives no password */
  refusal: readonly [ErrorCode, string]
}

/**
 * Anybody has a link sent to anybody's mailbox. Used by the one who reads that, it would make their
 * address a stranger's; so it takes a session of the account, or its password. Refuses with
 * `refusal` where neither comes with it, and with what a wrong password is refused with.
 */
export async function proveOwner(
  context: Context,
  user: string,
  { password, refusal: [refused, sentence] }: Asked,
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
  /** Whether they want to join the company of the new address, of who uses the product already */
  joins: boolean
  locked: LockedCompanies
}

/**
 * The link to a new address was used: it is the account's, and every session ends. A sign-up joins
 * its company; whoever uses the product already joins one only if they say so.
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
  // Before anything that asks for all addresses of the person.
  if (before.emailVerified === 1) await recordFormerAddress(trx, user, before.emailKey)
  const leaving = leavingOf(taken)
  // Whoever leaves takes their account out of every company, and joins none on the way.
  if (leaving !== null) {
    const member = { company: leaving.leaves, _id: user }
    const isOut = await context.accountHooks.onLeaving(trx, context, member)
    // They were moved, or left: what the link says is not what would happen.
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

/** Who comes with a new address: of an address that is confirmed only now, as their sign-up said. */
export async function newcomer(
  db: Db,
  { _id, emailVerified }: { _id: string; emailVerified: number },
  key: string,
): Promise<Newcomer> {
  const given = emailVerified === 0 ? givenBy(await findSignUp(db, _id)) : null
  const { referralCode = null, invitation } = given ?? {}
  return { user: _id, key, referralCode, invitation }
}

/**
 * The session or the password that was shown is still good, and stays so until the end; all sessions
 * of the person are held, before the person whom this moves.
 */
async function holdProof(trx: Db, context: Context, user: string, proof: Proof): Promise<void> {
  if (proof.by === 'session') return lockOwnSessions(trx, signedIn(context))
  const { checked } = proof
  const now = context.clock.now()
  if (!(await confirmHash(trx, user, { checked, renewed: undefined, now }))) throw invalidCode()
  await lockSessionsOf(trx, user)
}
