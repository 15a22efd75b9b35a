import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const eventNames: Readonly<Record<string, MessageDescriptor>> = {
  company_created: msg`created the company`,
  company_changed: msg`changed the company`,
  company_deleted: msg`deleted the company`,
  domain_proven: msg`proved a mail domain`,
  domain_removed: msg`removed a mail domain`,
  member_invited: msg`invited somebody`,
  invitation_link_made: msg`made an invitation link`,
  invitation_link_ended: msg`ended an invitation link`,
  invitation_revoked: msg`took back an invitation`,
  members_imported: msg`imported members`,
  import_stopped: msg`stopped an import of members`,
  member_joined: msg`joined`,
  member_not_joined: msg`could not join: no seat was left`,
  member_turned_away: msg`could not join, as the access of this address was ended; an invitation would let them in`,
  member_changed: msg`changed a member`,
  member_deactivated: msg`deactivated a member`,
  member_reactivated: msg`gave a member access again`,
  member_left: msg`left, or was moved`,
  member_back: msg`is back`,
  admin_address_used: msg`became an admin by an address named for that; it does so once`,
  admin_address_removed: msg`took an address off those that make an admin`,
  handbook_changed: msg`changed the handbook`,
  handbook_deleted: msg`deleted an answer of the handbook`,
  reminder_created: msg`wrote a reminder`,
  reminder_changed: msg`changed a reminder`,
  reminder_deleted: msg`deleted a reminder`,
}

export const importedNames: Readonly<Record<string, MessageDescriptor>> = {
  member_invited: msg`Invited`,
  member_changed: msg`Changed`,
  member_deactivated: msg`Deactivated`,
  member_reactivated: msg`Given access again`,
  invitation_revoked: msg`Invitation taken back`,
}

const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  firstName: msg`first name`,
  lastName: msg`last name`,
  role: msg`role`,
  isCompanyAdmin: msg`admin`,
  name: msg`name`,
  businessModel: msg`business model`,
  geographyFocus: msg`geography`,
  revenue: msg`revenue`,
  industry: msg`industry`,
  numberOfEmployees: msg`employees`,
  engagementLevel: msg`engagement`,
  employeeTurnover: msg`turnover`,
  referralCode: msg`referral code`,
  referralCodeExpires: msg`end of the referral code`,
  require2FA: msg`second factor`,
  require2FAGraceDays: msg`days of grace`,
  sessionHours: msg`length of sessions`,
  sessionIdleMinutes: msg`idle sessions`,
  adminEmails: msg`addresses of admins`,
  emailDomains: msg`mail domains`,
  seatLimit: msg`seats`,
}

/** Fields that have another name in an event: losing access means losing rights. */
export const fieldOf = (kind: string, field: string): MessageDescriptor | undefined =>
  kind === 'member_deactivated' && field === 'isCompanyAdmin'
    ? msg`no longer admin`
    : fieldNames[field]
