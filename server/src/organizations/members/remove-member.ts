import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { Witness } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import { beginAnew } from '#impact/members-index/members-index.ts'
import { unlist } from '#organizations/companies/admin-addresses/admin-addresses.ts'
import { holdCompany, keepAnAdmin } from '#organizations/companies/seats.ts'
import {
  forgetEnded,
  keepEndedLeaving,
  takeBackInvitations,
  useUpInvitations,
} from './access-revocations.ts'
import { findMember, moveMember } from './members.store.ts'
import { forgetAdmitted, keepAdmitted } from './past-memberships.ts'

type Member = { company: string; _id: string }

/** Whether somebody with an open account is in a company, deactivated ones too. */
export const isMember = async (db: Db, { company, _id }: Member): Promise<boolean> =>
  (await findMember(db, company, _id)) !== undefined

/** Who is put into a company is like anybody who never was in it. */
async function welcome(trx: Db, member: Member): Promise<void> {
  await forgetEnded(trx, member)
  await forgetAdmitted(trx, member)
  await useUpInvitations(trx, member)
}

/**
 * Takes a person out of a company, with all that is theirs; into another, or into none. Deactivated
 * people have access again: to what is theirs. False if they are not in it, or closed their account.
 * Refuses with CONFLICT the last admin of people who stay; where there was none, anybody may go.
 */
export async function releaseMember(
  trx: Db,
  witness: Witness,
  { company, _id }: Member,
  to: string | null = null,
): Promise<boolean> {
  await holdCompany(trx, company)
  const member = await findMember(trx, company, _id)
  if (member === undefined) return false
  const wasAdmin = member.isCompanyAdmin === 1 && member.deactivatedDate === null
  await endOnRoleChange(trx, witness, _id, 0)
  const now = witness.clock.now()
  await keepAdmitted(trx, { company, _id }, now)
  if (!(await moveMember(trx, { company, _id }, to, now))) return false
  await beginAnew(trx, _id)
  if (wasAdmin) await keepAnAdmin(trx, company)
  await unlist(trx, witness, { company, _id })
  if (wasAdmin) await takeBackInvitations(trx, witness, { company, _id })
  // Of who was dismissed, for an address that they have only now.
  await keepEndedLeaving(trx, { company, _id })
  if (to !== null) await welcome(trx, { company: to, _id })
  await recordCompanyEvent(trx, witness, { kind: 'member_left', company, items: [_id] })
  return true
}
