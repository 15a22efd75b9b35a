import type { Member } from '#companies/members.queries.ts'
import { type Base, changedFields } from '#lib/form-versions.ts'

export type MemberValues = {
  firstName: string
  lastName: string
  role: string
  isCompanyAdmin: boolean
}

export const mostOfName = 100

export const baseOf = (member: Member): Base<MemberValues> => ({
  version: member.version ?? 0,
  values: {
    firstName: member.firstName,
    lastName: member.lastName,
    role: member.role ?? '',
    isCompanyAdmin: member.isCompanyAdmin,
  },
})

/** What an update sends: the changed fields alone. */
export function changesToSend(before: MemberValues, now: MemberValues) {
  const all = { ...now, role: now.role || null }
  const changed: readonly string[] = changedFields(before, now)
  return Object.fromEntries(Object.entries(all).filter(([field]) => changed.includes(field)))
}

export type NameFault = 'firstName' | 'lastName'

/** A name may be changed but not removed. */
export function faultOf(values: MemberValues, isInvited: boolean): NameFault | null {
  if (isInvited) return null
  if (values.firstName.trim() === '') return 'firstName'
  return values.lastName.trim() === '' ? 'lastName' : null
}
