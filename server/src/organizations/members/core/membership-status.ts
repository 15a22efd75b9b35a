import type { Db } from '#db/store.ts'
import { listStatuses, listWithAccess } from './members.store.ts'

/** A batch of members with access after a place, ordered by account. */
export const membersAfter = listWithAccess

/** The status of an address in a company; `_id` is the id of the person or of the invitation. */
export type MemberStatus = {
  _id: string
  /** closed: an account that its person may reopen; closedAway: one that was deactivated before */
  kind: 'member' | 'deactivated' | 'closed' | 'closedAway' | 'invited'
  firstName: string
  lastName: string
  role: string | null
  isCompanyAdmin: boolean
  isAppAdmin: boolean
  /** When an invitation ends; 0 if it is not valid */
  expires: number | null
}

type Row = Awaited<ReturnType<typeof listStatuses>>[number]

function kindOf({ expires, deletionDate, deactivatedDate }: Row): MemberStatus['kind'] {
  if (expires !== null) return 'invited'
  const hasAccess = deactivatedDate === null
  if (deletionDate !== null) return hasAccess ? 'closed' : 'closedAway'
  return hasAccess ? 'member' : 'deactivated'
}

/**
 * The status of addresses in a company, by their keys, without accounts in other companies. A
 * member with an invitation counts as a member.
 */
export async function statusesOf(
  db: Db,
  company: string,
  keys: readonly string[],
): Promise<Map<string, MemberStatus>> {
  const statuses = new Map<string, MemberStatus>()
  if (keys.length === 0) return statuses
  for (const row of await listStatuses(db, company, keys)) {
    const { _id, emailKey, firstName, lastName, role } = row
    if (emailKey === null || statuses.has(emailKey)) continue
    statuses.set(emailKey, {
      ...{ _id, kind: kindOf(row), firstName, lastName, role },
      isCompanyAdmin: row.isCompanyAdmin === 1,
      isAppAdmin: row.isAppAdmin === 1,
      expires: row.isValid === 1 ? row.expires : 0,
    })
  }
  return statuses
}
