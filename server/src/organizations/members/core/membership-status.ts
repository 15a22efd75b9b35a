import type { Db } from '#db/store.ts'
import { listStatuses, listWithAccess } from './members.store.ts'

/** The members who have access, some at a time, after a place in the order of their accounts. */
export const membersAfter = listWithAccess

/** What a company knows about someone at an address; `_id` is of the person or of the invitation. */
export type MemberStatus = {
  _id: string
  /** closed: closed their account and may reopen it; closedAway: and was deactivated before */
  kind: 'member' | 'deactivated' | 'closed' | 'closedAway' | 'invited'
  firstName: string
  lastName: string
  role: string | null
  isCompanyAdmin: boolean
  isAppAdmin: boolean
  /** Of an invitation: when it ends; 0 if it is not valid */
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
 * What a company knows at some addresses, by their keys; nothing about accounts elsewhere. A member
 * who was also invited is a member.
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
