import { endAllSessions, ended, lockOwnSession, lockOwnSessions } from '#accounts/core/session.ts'
import {
  deleteLinksOf,
  lifeOf,
  makeCode,
  readCode,
  redeemCode,
} from '#accounts/email-links/email-links.ts'
import { person } from '#accounts/people/people.ts'
import { recordEvent } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { invalidCode, notFound } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { adminOf, hasSeat, requireOtherAdmin } from '#organizations/companies/seats.ts'
import { endRights } from '#organizations/members/membership/membership.ts'
import {
  clearDeletion,
  companyLedBy,
  findClosed,
  type Return,
  setDeletion,
} from './closing.store.ts'

/**
 * userDelete: closes the caller’s account, which is erased 14 days later. Ends all sessions and
 * mails a link that keeps the account. Needs a recent sign-in. Refuses the last admin of a company
 * with CONFLICT. Product 6, leaving.
 */
export async function closeAccount(context: SignedIn, _id: string): Promise<RecordRow> {
  const { viewer, clock, store } = context
  if (_id !== viewer.userId) throw notFound('person')
  const now = clock.now()
  requireFreshSignIn(viewer.signedInAt, now)
  const row = await person(context, _id)
  const deletionDate = now + lifeOf('keep')
  await store.write(async (trx) => {
    await holdLed(trx, _id)
    await lockOwnSessions(trx, context)
    if (!(await close(trx, _id, deletionDate))) throw notFound('person')
    await endAllSessions(trx, _id)
    // After the sessions, so that links requested in them are deleted, too.
    await deleteLinksOf(trx, _id)
    const link = await makeCode(trx, context, { user: _id, kind: 'keep', email: String(row.email) })
    await recordEvent(trx, context, { kind: 'account_closed', subject: _id })
    await queueMailTo(trx, context, _id, { kind: 'accountClosed', ...link, until: deletionDate })
    // Stops renewals, because the person may not return and can't cancel without access.
    await context.jobs.enqueue(trx, { kind: 'membership', key: _id })
  })
  return { ...row, deletionDate }
}

/** Locks the company that a person administers, before the person, in the usual order. */
async function holdLed(trx: Db, user: string): Promise<void> {
  const company = await companyLedBy(trx, user)
  if (company !== undefined) await lockCompany(trx, company)
}

/**
 * Closes an account unless its company would have members and no admin. The company must be locked.
 */
async function close(trx: Db, user: string, deletionDate: number): Promise<boolean> {
  const company = await companyLedBy(trx, user)
  if (company !== undefined) await requireOtherAdmin(trx, { company, _id: user }, true)
  return setDeletion(trx, user, deletionDate)
}

/** userKeep: reopens the account in a session with the state closed. Product 6, leaving. */
export async function keepAccount(context: SignedIn): Promise<boolean> {
  const { viewer, store } = context
  await store.write(async (trx) => {
    await keep(trx, context, viewer.userId, () => lockOwnSession(trx, context))
  })
  return true
}

/**
 * userKeepByLink: reopens an account by the mailed link. Signing in still needs the password.
 * Refuses with INVALID_CODE.
 */
export async function keepByLink(context: Context, code: string): Promise<boolean> {
  const { store, clock } = context
  await readCode(store.read, code, ['keep'], clock.now())
  await store.write(async (trx) => {
    const { user } = await redeemCode(trx, code, ['keep'], clock.now())
    await keep(trx, context, user)
  })
  return true
}

/** The right in the company that a person loses by closing and reopening the account */
type Lost = 'admin' | 'access' | null

/**
 * The state in which a user returns to their locked company: deactivated if no seat is free. Not as
 * an admin if the company has another one, because no admin could remove the right meanwhile.
 */
async function returnTo(
  trx: Db,
  context: Context,
  user: string,
): Promise<{ as: Return; lost: Lost }> {
  const witness = { ...context, viewer: { userId: user } }
  const { company = null, isPublicDefault } = (await findClosed(trx, user)) ?? {}
  if (company === null || isPublicDefault === 1) return { as: {}, lost: null }
  const held = await lockCompany(trx, company)
  // Read again, because an admin could end the person's access before the lock.
  const closed = await findClosed(trx, user)
  if (held === undefined || closed === undefined) return { as: {}, lost: null }
  const hasAdmin = (await adminOf(trx, company)) !== undefined
  const isNoAdmin = hasAdmin || closed.deactivatedDate !== null
  const rights: Return = isNoAdmin ? { isCompanyAdmin: 0 } : {}
  if (closed.deactivatedDate !== null) return { as: rights, lost: 'access' }
  const isDemoted = isNoAdmin && closed.isCompanyAdmin === 1
  const hasRoom = await hasSeat(trx, held)
  const kind = hasRoom ? 'member_back' : 'member_not_joined'
  await recordCompanyEvent(trx, witness, { kind, company, items: [user] })
  if (isDemoted || !hasRoom) await endRights(trx, witness, { company, _id: user })
  if (!hasRoom) {
    const deactivatedDate = context.clock.now()
    return { as: { isCompanyAdmin: 0, deactivatedDate }, lost: 'access' }
  }
  return { as: rights, lost: isDemoted ? 'admin' : null }
}

/** Calls `holdFirst` between the locks of the company and of the person, in the usual order. */
async function keep(
  trx: Db,
  context: Context,
  user: string,
  holdFirst?: () => Promise<void>,
): Promise<void> {
  const { as, lost } = await returnTo(trx, context, user)
  await holdFirst?.()
  const now = context.clock.now()
  if (!(await clearDeletion(trx, user, { ...as, accessSince: now }))) throw goneOr(context)
  await deleteLinksOf(trx, user)
  await recordEvent(trx, context, { kind: 'account_kept', subject: user })
  await queueMailTo(trx, context, user, { kind: 'accountKept', lost })
}

/** The error if the account is no longer closed, for a session or for a link. */
const goneOr = ({ viewer }: Context) => (viewer?.state === 'closed' ? ended() : invalidCode())
