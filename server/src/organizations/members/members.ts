import { changePeopleIn } from '#accounts/people/people.ts'
import { type CompanyChange, recordCompanyEvents } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { requireSeat } from '#organizations/companies/seats.ts'
import { listMailed } from './invitations.store.ts'
import { changeInvited, type Invitee, inviteAll, revoke } from './invitations.ts'
import type { MemberChange } from './members.rules.ts'
import { findMember, findOpenOrClosed, listOpen } from './members.store.ts'
import { applyMembershipEvent } from './membership/membership.ts'

/** A member of a company, or someone invited: `_id` of the person or of the invitation. */
export type MemberKey = { company: string; _id: string }

/** The company that the caller administers; an app admin names any. Refuses with NOT_FOUND. */
export function administered({ viewer }: SignedIn, company?: string | null): string {
  const named = companyFor(viewer, company)
  const isAdmin = viewer.role === 'companyAdmin' || viewer.role === 'appAdmin'
  if (named === null || !isAdmin) throw notFound('company')
  return named
}

/**
 * Invites people by their addresses, one at least and none of them twice: they become members when
 * they use the link that is mailed to them, whether or not they have an account. Nobody is moved by
 * this. Answers the ids of the invitations, in their order. All of them or none: refuses with
 * NOT_FOUND (no company of the caller’s), BAD_USER_INPUT (field), CONFLICT (a member already),
 * LIMIT_REACHED (no seat) and TOO_MANY_REQUESTS (mails to an address, or to strangers in a day).
 */
export async function addMembers(
  trx: Db,
  context: SignedIn,
  company: string,
  people: readonly Invitee[],
): Promise<{ _id: string }[]> {
  administered(context, company)
  const held = await lockAsAdmin(trx, context, company)
  await requireSeat(trx, held)
  return inviteAll(trx, context, held, people)
}

/** What is to be changed of somebody, with their `version` if one is given. */
export type Changed = MemberChange & { _id: string; version?: number }

/**
 * Changes names, role or rights of members, or of those invited. All of them or none: refuses with
 * NOT_FOUND, BAD_USER_INPUT, CONFLICT (the last admin, a newer version) and FIELD_NOT_ALLOWED.
 */
export async function changeMembers(
  trx: Db,
  context: SignedIn,
  company: string,
  changes: readonly Changed[],
): Promise<void> {
  administered(context, company)
  await lockAsAdmin(trx, context, company)
  const ids = changes.map(({ _id }) => _id)
  const members = await listOpen(trx, company, ids)
  const ofMembers = changes.filter(({ _id }) => members.has(_id))
  await changePeopleIn(
    trx,
    context,
    ofMembers.flatMap((change) => saidOf(context, change)),
  )
  const own = ofMembers.find(({ _id }) => _id === context.viewer.userId)
  if (own?.isCompanyAdmin === false) {
    await applyMembershipEvent(trx, context, { company, _id: own._id }, 'demote')
  }
  const others = changes.filter(({ _id }) => !members.has(_id))
  if (others.length > 0) await changeAllInvited(trx, context, company, others)
}

/** Nobody sets their own rights by an update of their record; giving them up is an event. */
function saidOf({ viewer }: SignedIn, change: Changed): Changed[] {
  if (change._id !== viewer.userId) return [change]
  const { isCompanyAdmin: _own, ...rest } = change
  return Object.keys(rest).length > 1 ? [rest] : []
}

async function changeAllInvited(
  trx: Db,
  context: SignedIn,
  company: string,
  changes: readonly Changed[],
): Promise<void> {
  const ids = changes.map(({ _id }) => _id)
  const invited = new Map((await listMailed(trx, company, ids)).map((one) => [one._id, one]))
  const noted: CompanyChange[] = []
  for (const { _id, ...change } of changes) {
    const one = invited.get(_id)
    if (one === undefined) throw notFound('person')
    noted.push(...(await changeInvited(trx, context, one, change)))
  }
  await recordCompanyEvents(trx, context, noted)
}

/** Only app admins end the access of an app admin, or give it back. */
function refuseAppAdmin({ viewer }: SignedIn, { isAppAdmin }: { isAppAdmin: number }): void {
  if (isAppAdmin !== 1 || viewer.role === 'appAdmin') return
  throw new AppError('FORBIDDEN', 'This person administers the whole product. Ask them.')
}

/**
 * Ends a member's access (`membership.rules.ts: deactivate`), also of one who closed their account:
 * else they could keep it and be back. Revokes an invitation. False if there was no access. Refuses
 * with NOT_FOUND and CONFLICT (oneself, the last admin). The mail leaves at `sendAfter`.
 */
export async function deactivateMember(
  trx: Db,
  context: SignedIn,
  { company, _id }: MemberKey,
  sendAfter = 0,
): Promise<boolean> {
  administered(context, company)
  await lockAsAdmin(trx, context, company)
  const member = await findOpenOrClosed(trx, company, _id)
  if (member === undefined) {
    await revoke(trx, context, company, _id)
    return true
  }
  refuseAppAdmin(context, member)
  if (!(await applyMembershipEvent(trx, context, { company, _id }, 'deactivate'))) return false
  await queueMailTo(trx, context, _id, { kind: 'accessEnded' }, sendAfter)
  return true
}

/**
 * Gives a member their access back, as no admin, if there is a seat. False if they have it. Refuses
 * with NOT_FOUND and LIMIT_REACHED. The mail leaves at `sendAfter`.
 */
export async function reactivateMember(
  trx: Db,
  context: SignedIn,
  { company, _id }: MemberKey,
  sendAfter = 0,
): Promise<boolean> {
  administered(context, company)
  const held = await lockAsAdmin(trx, context, company)
  const member = await findMember(trx, company, _id)
  if (member === undefined) throw notFound('person')
  refuseAppAdmin(context, member)
  if (member.deactivatedDate === null) return false
  await requireSeat(trx, held)
  await applyMembershipEvent(trx, context, { company, _id }, 'reactivate')
  await queueMailTo(trx, context, _id, { kind: 'accessBack' }, sendAfter)
  return true
}
