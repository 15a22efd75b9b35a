import type { Db } from '#db/store.ts'
import type { Witness } from '#features/audit/audit.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { keepFound } from '#features/companies/member-words.ts'
import { holdCompany, keepAnAdmin } from '#features/companies/seats.ts'
import { endOnRoleChange } from '#features/identity/sessions/sessions.ts'
import { beginAnew } from '#features/impact-index/members/members-index.ts'
import { findMember, moveMember } from './members.store.ts'

/**
 * Takes a person out of a company, with all that is theirs; into another, or into none. Deactivated
 * people have access again: to what is theirs. False if they are not in it, or closed their account.
 * Refuses with CONFLICT the last admin of people who stay; where there was none, anybody may go.
 */
export async function releaseMember(
  trx: Db,
  witness: Witness,
  { company, _id }: { company: string; _id: string },
  to: string | null = null,
): Promise<boolean> {
  await holdCompany(trx, company)
  const member = await findMember(trx, company, _id)
  if (member === undefined) return false
  const wasAdmin = member.isCompanyAdmin === 1 && member.deactivatedDate === null
  await endOnRoleChange(trx, witness, _id, 0)
  if (!(await moveMember(trx, { company, _id }, to, witness.clock.now()))) return false
  await keepFound(trx, _id)
  await beginAnew(trx, _id)
  if (wasAdmin) await keepAnAdmin(trx, company)
  await recordCompanyEvent(trx, witness, { kind: 'member_left', company, items: [_id] })
  return true
}
