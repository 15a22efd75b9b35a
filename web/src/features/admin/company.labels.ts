import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const eventNames: Readonly<Record<string, MessageDescriptor>> = {
  company_created: msg`created the company`,
  company_changed: msg`changed the company`,
  company_deleted: msg`deleted the company`,
  domain_proven: msg`confirmed an email domain`,
  domain_removed: msg`removed an email domain`,
  member_invited: msg`invited someone`,
  invitations_reminded: msg`sent invitations again`,
  invitation_link_made: msg`created an invitation link`,
  invitation_link_ended: msg`ended an invitation link`,
  invitation_revoked: msg`withdrew an invitation`,
  members_imported: msg`imported members`,
  import_stopped: msg`stopped a member import`,
  member_joined: msg`joined`,
  member_not_joined: msg`couldn’t join: no free seat`,
  member_turned_away: msg`couldn’t join: access was ended for this email. An invitation lets them in`,
  member_changed: msg`changed a member`,
  member_deactivated: msg`deactivated a member`,
  member_reactivated: msg`restored a member’s access`,
  member_left: msg`left or was moved`,
  member_back: msg`is back`,
  admin_address_used: msg`became an admin by a listed email`,
  admin_address_removed: msg`removed an email of an admin`,
  handbook_changed: msg`changed the handbook`,
  handbook_deleted: msg`deleted a handbook answer`,
  house_entry_created: msg`added to what Mira knows`,
  house_entry_changed: msg`changed what Mira knows`,
  house_entry_deleted: msg`deleted from what Mira knows`,
  channel_created: msg`added a channel`,
  channel_turned_on: msg`turned a channel on`,
  channel_turned_off: msg`turned a channel off`,
  channel_deleted: msg`deleted a channel`,
  reminder_created: msg`wrote a reminder`,
  reminder_changed: msg`changed a reminder`,
  reminder_deleted: msg`deleted a reminder`,
}

export const importedNames: Readonly<Record<string, MessageDescriptor>> = {
  member_invited: msg`Invited`,
  member_changed: msg`Changed`,
  member_deactivated: msg`Deactivated`,
  member_reactivated: msg`Access restored`,
  invitation_revoked: msg`Invitation withdrawn`,
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
  referralCodeExpires: msg`referral code end date`,
  require2FA: msg`two-factor sign-in`,
  require2FAGraceDays: msg`grace days`,
  sessionHours: msg`sign-in length`,
  sessionIdleMinutes: msg`sign-out when idle`,
  adminEmails: msg`emails of admins`,
  emailDomains: msg`email domains`,
  seatLimit: msg`seats`,
}

/** The name of a field in an event. A deactivated admin also loses the rights of an admin. */
export const fieldOf = (kind: string, field: string): MessageDescriptor | undefined =>
  kind === 'member_deactivated' && field === 'isCompanyAdmin'
    ? msg`no longer admin`
    : fieldNames[field]
