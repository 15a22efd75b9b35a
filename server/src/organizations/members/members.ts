import { changePeopleIn } from '#accounts/people/people.ts'
import { type CompanyChange, recordCompanyEvents } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { requireSeat } from '#organizations/companies/seats.ts'
import { administered, type MemberKey } from '#organizations/members/core/administered.ts'
import { listMailed } from '#organizations/members/core/invitations.store.ts'
import {
  changeInvited,
  type Invitee,
  inviteAll,
  revoke,
} from '#organizations/members/core/invitations.ts'
import type { MemberChange } from '#organizations/members/core/members.rules.ts'
import {
  findMember,
  findOpenOrClosed,
  listOpen,
} from '#organizations/members/core/members.store.ts'
import { applyMembershipEvent } from './membership/membership.ts'

/**
 * Invites people, at least one and no address twice, all or none. They join when they use the
 * mailed link. Answers the ids of the invitations in order. Refuses with NOT_FOUND, BAD_USER_INPUT
 * (field), CONFLICT (a member), LIMIT_REACHED (no seat) and TOO_MANY_REQUESTS (limits of mails).
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

/** A change of a person. With `version`, a newer version is not overwritten. */
export type ChangedMember = MemberChange & { _id: string; version?: number }

/**
 * Changes names, role or rights of members or invited people, all or none. Refuses with NOT_FOUND,
 * BAD_USER_INPUT, CONFLICT (the last admin, a newer version) and FIELD_NOT_ALLOWED.
 */
export async function changeMembers(
  trx: Db,
  context: SignedIn,
  company: string,
  changes: readonly ChangedMember[],
): Promise<void> {
  administered(context, company)
  await lockAsAdmin(trx, context, company)
  const ids = changes.map(({ _id }) => _id)
  const members = await listOpen(trx, company, ids)
  const ofMembers = changes.filter(({ _id }) => members.has(_id))
  await changePeopleIn(
    trx,
    context,
    ofMembers.flatMap((change) => withoutOwnRights(context, change)),
  )
  const own = ofMembers.find(({ _id }) => _id === context.viewer.userId)
  if (own?.isCompanyAdmin === false) {
    await applyMembershipEvent(trx, context, { company, _id: own._id }, 'demote')
  }
  const others = changes.filter(({ _id }) => !members.has(_id))
  if (others.length > 0) await changeAllInvited(trx, context, company, others)
}

/** Drops a change of one's own rights from the record: giving them up is a membership event. */
function withoutOwnRights({ viewer }: SignedIn, change: ChangedMember): ChangedMember[] {
  if (change._id !== viewer.userId) return [change]
  const { isCompanyAdmin: _own, ...rest } = change
  return Object.keys(rest).length > 1 ? [rest] : []
}

async function changeAllInvited(
  trx: Db,
  context: SignedIn,
  company: string,
  changes: readonly ChangedMember[],
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

/** Refuses to end or restore the access of an app admin, except by app admins. */
function refuseAppAdmin({ viewer }: SignedIn, { isAppAdmin }: { isAppAdmin: number }): void {
  if (isAppAdmin !== 1 || viewer.role === 'appAdmin') return
  throw new AppError('FORBIDDEN', 'This person is an app admin. Ask them.')
}

/**
 * Deactivates a member, also one with a closed account, which they could reopen; or revokes an
 * invitation. False for a person without access. Refuses with NOT_FOUND and CONFLICT (oneself, the
 * last admin). The mail is sent at `sendAfter`.
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
 * Reactivates a member, without admin rights. False for a person with access. Refuses with
 * NOT_FOUND and LIMIT_REACHED (no seat). The mail is sent at `sendAfter`.
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
