import type { Db } from '#db/store.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { unlist } from '#features/companies/admin-addresses/admin-addresses.ts'
import { holdAdministered } from '#features/companies/administering.ts'
import { keepAdmin, keepAnAdmin, requireSeat } from '#features/companies/seats.ts'
import { endAllSessions } from '#features/identity/session.ts'
import { endOnRoleChange } from '#features/identity/sessions/sessions.ts'
import { queueMailTo } from '#features/outbox/outbox.ts'
import { changePersonIn } from '#features/people/people.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { AppError, notFound } from '#kernel/errors.ts'
import { forgetEnded, keepEnded, takeBackInvitations } from './ended.ts'
import { findInvitation } from './invitations.store.ts'
import { changeInvited, invite, revoke } from './invitations.ts'
import type { MemberChange, NewMember } from './members.rules.ts'
import { findMember, findOpenOrClosed, setAccess, setNoAdmin } from './members.store.ts'

/** One member, or one who was invited, of a company: `_id` of the person or of the invitation. */
export type MemberKey = { company: string; _id: string }

/**
 * The company that the caller administers: their own; an app admin names any. Another answers like
 * one that does not exist.
 */
export function administered({ viewer }: SignedIn, company?: string | null): string {
  const named = companyFor(viewer, company)
  const isAdmin = viewer.role === 'companyAdmin' || viewer.role === 'appAdmin'
  if (named === null || !isAdmin) throw notFound('company')
  return named
}

/**
 * Invites somebody by their address: they become a member when they use the link that is mailed to
 * them, whether or not they have an account. Nobody is moved by this. Answers the id of the
 * invitation. Refuses with NOT_FOUND (no company of the caller’s), BAD_USER_INPUT (field), CONFLICT
 * (a member already), LIMIT_REACHED (no seat) and TOO_MANY_REQUESTS (mails to this address, or
 * to strangers in a day). Of many, the mail of each leaves at its `sendAfter`.
 */
export async function addMember(
  trx: Db,
  context: SignedIn,
  company: string,
  row: NewMember,
  sendAfter = 0,
): Promise<{ _id: string }> {
  administered(context, company)
  await holdAdministered(trx, context, company)
  await requireSeat(trx, company)
  return invite(trx, context, company, row, sendAfter)
}

/**
 * Changes names, role or rights of a member, or of somebody invited, with their `version` if one is
 * given. Refuses with NOT_FOUND, BAD_USER_INPUT, CONFLICT (the last admin, a newer version) and
 * FIELD_NOT_ALLOWED.
 */
export async function changeMember(
  trx: Db,
  context: SignedIn,
  { company, _id }: MemberKey,
  change: MemberChange & { version?: number },
): Promise<void> {
  administered(context, company)
  await holdAdministered(trx, context, company)
  const member = await findMember(trx, company, _id)
  if (member !== undefined) {
    const { isCompanyAdmin, ...rest } = change
    // Of one's own record nobody sets this in the usual way: it could only be to rise.
    const isOwn = _id === context.viewer.userId
    if (Object.keys(rest).length > 0 || !isOwn) {
      await changePersonIn(trx, context, { _id, ...(isOwn ? rest : change) })
    }
    if (isOwn && isCompanyAdmin === false) await stepDown(trx, context, { company, _id })
    return
  }
  const invited = await findInvitation(trx, company, _id)
  if (invited === undefined || invited.emailKey === null) throw notFound('person')
  await changeInvited(trx, context, invited, change)
}

/** An admin is one no longer, by their own wish; their sessions end. The last one stays. */
async function stepDown(trx: Db, context: SignedIn, { company, _id }: MemberKey): Promise<void> {
  await keepAdmin(trx, company, _id)
  await endOnRoleChange(trx, context, _id, 0)
  await setNoAdmin(trx, _id, context.clock.now())
  await unlist(trx, context, { company, _id })
  await takeBackInvitations(trx, { company, _id })
  const fields = ['isCompanyAdmin']
  await recordCompanyEvent(trx, context, { kind: 'member_changed', company, items: [_id], fields })
}

/**
 * Ends a member’s access: their sessions end, what they wrote stays theirs. Who closed their account
 * is met by it too, with the same answer: else they would keep it, and be back. An invitation is
 * taken back. An admin is one no longer. Nobody does it to themself. Refuses with NOT_FOUND and CONFLICT (oneself, the last admin).
 * False if it was so already. Of many, the mail of each leaves at its `sendAfter`.
 */
export async function deactivateMember(
  trx: Db,
  context: SignedIn,
  { company, _id }: MemberKey,
  sendAfter = 0,
): Promise<boolean> {
  administered(context, company)
  await holdAdministered(trx, context, company)
  const member = await findOpenOrClosed(trx, company, _id)
  if (member === undefined) {
    await revoke(trx, context, company, _id)
    return true
  }
  if (_id === context.viewer.userId) {
    const message = 'You cannot end your own access. Ask another admin, or leave the company.'
    throw new AppError('CONFLICT', message)
  }
  if (member.isAppAdmin === 1 && context.viewer.role !== 'appAdmin') {
    throw new AppError('FORBIDDEN', 'This person administers the whole product. Ask them.')
  }
  if (member.deactivatedDate !== null) return false
  const now = context.clock.now()
  // Sessions before the person, as whoever acts in one holds them: else both wait for each other.
  await endAllSessions(trx, _id)
  if (!(await setAccess(trx, { company, _id }, now, now))) return false
  const wasAdmin = member.isCompanyAdmin === 1
  if (wasAdmin && member.deletionDate === null) await keepAnAdmin(trx, company)
  const fields = wasAdmin ? ['isCompanyAdmin'] : []
  const what = { kind: 'member_deactivated', company, items: [_id], fields } as const
  await recordCompanyEvent(trx, context, what)
  await unlist(trx, context, { company, _id })
  await takeBackInvitations(trx, { company, _id })
  await keepEnded(trx, { company, _id }, now)
  await queueMailTo(trx, context, _id, { kind: 'accessEnded' }, sendAfter)
  return true
}

/**
 * Gives a member their access back, as no admin, if there is a seat. Refuses with NOT_FOUND and LIMIT_REACHED.
 * False if they have it. Of many, the mail of each leaves at its `sendAfter`.
 */
export async function reactivateMember(
  trx: Db,
  context: SignedIn,
  { company, _id }: MemberKey,
  sendAfter = 0,
): Promise<boolean> {
  administered(context, company)
  await holdAdministered(trx, context, company)
  const member = await findMember(trx, company, _id)
  if (member === undefined) throw notFound('person')
  if (member.deactivatedDate === null) return false
  await requireSeat(trx, company)
  await setAccess(trx, { company, _id }, null, context.clock.now())
  await forgetEnded(trx, { company, _id })
  await recordCompanyEvent(trx, context, { kind: 'member_reactivated', company, items: [_id] })
  await queueMailTo(trx, context, _id, { kind: 'accessBack' }, sendAfter)
  return true
}
