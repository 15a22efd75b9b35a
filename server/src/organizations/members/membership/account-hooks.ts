import { requireAdmin } from '#accounts/core/rights.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { AccountHooks, Context, SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { lockAsAdmin } from '#organizations/companies/administering.ts'
import { companyName } from '#organizations/companies/companies.ts'
import { liveCode } from '#organizations/companies/join-rules/join-rules.ts'
import { requireSeat } from '#organizations/companies/seats.ts'
import { liveInvitation } from '#organizations/members/core/invitations.ts'
import { findMember } from '#organizations/members/core/members.store.ts'
import { beforeConfirm, joinCompany, onEmailConfirmed, previewCompany } from './joining.ts'
import { findStatus } from './membership.store.ts'
import { applyMembershipEvent, type Member, publicPerson } from './membership.ts'

/** Refuses a change of rights if the person moved to another company meanwhile. */
const movedMeanwhile = () =>
  new AppError('CONFLICT', 'This person was just moved to another company. Check again.')

/** Refuses to make a deactivated person an admin, so that a reactivation gives no rights. */
const noAccess = () =>
  new AppError('CONFLICT', 'This person has no access. Give it back first.', {
    field: 'isCompanyAdmin',
  })

const companyOf = async (trx: Db, user: string) =>
  (await findStatus(trx, storable(user)))?.company ?? null

async function beforeUserChange(trx: Db, context: SignedIn, user: string): Promise<void> {
  const { role, userId, companyId } = context.viewer
  if (user === userId || (role !== 'companyAdmin' && role !== 'appAdmin')) return
  const company = role === 'companyAdmin' ? companyId : await companyOf(trx, user)
  if (company !== null) await lockAsAdmin(trx, context, company)
  else await requireAdmin(trx, context, null)
  if (role === 'appAdmin' && (await companyOf(trx, user)) !== company) {
    throw movedMeanwhile()
  }
}

/**
 * Applies the consequences of a change of rights. The update of the user saves rights and event.
 */
async function beforeAdminChange(
  trx: Db,
  context: SignedIn,
  user: string,
  isCompanyAdmin: 0 | 1,
): Promise<void> {
  const company = await companyOf(trx, user)
  if (company === null && isCompanyAdmin === 1) throw publicPerson()
  // Discloses nothing about another company, for example that this is its last admin.
  if (company === null || companyFor(context.viewer, company) === null) {
    return endOnRoleChange(trx, context, user, isCompanyAdmin)
  }
  const member = { company, _id: user }
  await lockCompany(trx, company)
  const person = await findStatus(trx, user)
  if (person?.company !== company) throw movedMeanwhile()
  if (isCompanyAdmin === 1 && person.deactivatedDate !== null) throw noAccess()
  const event = isCompanyAdmin === 1 ? 'promote' : 'demote'
  await applyMembershipEvent(trx, context, member, event, { isSaved: true })
}

async function leave(trx: Db, context: Context, member: Member): Promise<boolean> {
  await lockCompany(trx, member.company)
  return applyMembershipEvent(trx, context, member, 'leave')
}

export const accountHooks: AccountHooks = {
  liveCode,
  findInvitation: liveInvitation,
  previewCompany,
  beforeConfirm,
  onEmailConfirmed,
  beforeInvitedSignUp: async (trx, { company }) =>
    requireSeat(trx, await lockCompany(trx, company)),
  onInvitedSignUp: joinCompany,
  companyOfMember: async (db, { company, _id }) =>
    (await findMember(db, company, _id)) === undefined ? null : companyName(db, company),
  beforeLeaving: async (trx, company) => {
    await lockCompany(trx, company)
  },
  onLeaving: leave,
  beforeUserChange,
  beforeAdminChange,
}
