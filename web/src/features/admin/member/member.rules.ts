import type { Member } from '#features/admin/members.queries.ts'
import { type Base, changedFields } from '#lib/form-versions.ts'

export type MemberValues = {
  firstName: string
  lastName: string
  role: string
  isCompanyAdmin: boolean
}

export const baseOf = (member: Member): Base<MemberValues> => ({
  version: member.version ?? 0,
  values: {
    firstName: member.firstName,
    lastName: member.lastName,
    role: member.role ?? '',
    isCompanyAdmin: member.isCompanyAdmin,
  },
})

/** An update sends only the changed fields. */
export function changesToSend(before: MemberValues, now: MemberValues) {
  const all = { ...now, role: now.role || null }
  const changed: readonly string[] = changedFields(before, now)
  return Object.fromEntries(Object.entries(all).filter(([field]) => changed.includes(field)))
}

/** Whether a member would lose their first name; a last name is optional. */
export const losesName = (values: MemberValues, isInvited: boolean): boolean =>
  !isInvited && values.firstName.trim() === ''
