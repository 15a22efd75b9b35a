import { requireAdmin } from '#accounts/rights.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { Db } from '#db/store.ts'
import type { AccountHooks } from '#graphql/account-hooks.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { unlist } from '#organizations/companies/admin-addresses/admin-addresses.ts'
import { holdAdministered } from '#organizations/companies/administering.ts'
import { companyName, leadsAnywhere } from '#organizations/companies/companies.ts'
import { holdCompany, keepAdmin, requireSeat } from '#organizations/companies/seats.ts'
import { takeBackInvitations } from './access-revocations.ts'
import { companyAhead, enter, holdLeads, join } from './joining.ts'
import { findCompanyOf, hasAccess } from './members.store.ts'
import { liveInvitation } from './redeem-invitation.ts'
import { isMember, releaseMember } from './remove-member.ts'

/** An admin changes rights in the company in which they saw the person. */
const movedMeanwhile = () =>
  new AppError('CONFLICT', 'This person was moved to another company just now. Look again.')

/** Someone without access is no admin, so that access given back gives no rights. */
const noAccess = () =>
  new AppError('CONFLICT', 'This person has no access. Give it back first.', {
    field: 'isCompanyAdmin',
  })

async function beforeUserChange(trx: Db, context: SignedIn, user: string): Promise<void> {
  const { role, userId, companyId } = context.viewer
  if (user === userId || (role !== 'companyAdmin' && role !== 'appAdmin')) return
  const company = role === 'companyAdmin' ? companyId : await findCompanyOf(trx, storable(user))
  if (company !== null) await holdAdministered(trx, context, company)
  else await requireAdmin(trx, context, null)
  if (role === 'appAdmin' && (await findCompanyOf(trx, storable(user))) !== company) {
    throw movedMeanwhile()
  }
}

async function beforeAdminChange(
  trx: Db,
  context: SignedIn,
  user: string,
  isCompanyAdmin: 0 | 1,
): Promise<void> {
  const company = await findCompanyOf(trx, user)
  // Nothing is said about another company, not even that this is its last admin.
  if (company !== null && companyFor(context.viewer, company) !== null) {
    const member = { company, _id: user }
    await holdCompany(trx, company)
    if ((await findCompanyOf(trx, user)) !== company) throw movedMeanwhile()
    if (isCompanyAdmin === 1 && !(await hasAccess(trx, user))) throw noAccess()
    if (isCompanyAdmin === 0) {
      await keepAdmin(trx, company, user)
      await unlist(trx, context, member)
      await takeBackInvitations(trx, context, member)
    }
  }
  await endOnRoleChange(trx, context, user, isCompanyAdmin)
}

/** What accounts ask of companies and their members. */
export const accountHooks: AccountHooks = {
  isCompanyCode: leadsAnywhere,
  findInvitation: liveInvitation,
  companyAhead,
  beforeConfirm: holdLeads,
  onEmailConfirmed: join,
  beforeInvitedSignUp: (trx, { company }) => requireSeat(trx, company),
  onInvitedSignUp: enter,
  companyOfMember: async (db, member) =>
    (await isMember(db, member)) ? companyName(db, member.company) : null,
  beforeLeaving: async (trx, company) => {
    await holdCompany(trx, company)
  },
  onLeaving: (trx, context, member) => releaseMember(trx, context, member),
  beforeUserChange,
  beforeAdminChange,
}
