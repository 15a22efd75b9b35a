/** Events that a person reads about their own account: product 4, audit trail. */
export const IDENTITY_EVENTS = [
  'sign_up',
  'sign_in',
  'sign_in_pending',
  'sign_out',
  'wrong_passwords',
  'sessions_ended',
  'email_verified',
  'email_change_asked',
  'email_changed',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'factor_set_up',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_locked',
  'operator_unlock',
  'operator_new_recovery',
  'data_exported',
  'calendar_made',
  'calendar_stopped',
  'account_closed',
  'account_kept',
  'app_admin_appointed',
  'app_admin_removed',
] as const

/** Actions of app admins on an account: its person reads them, without the admin's place. */
export const APP_ADMIN_EVENTS = ['app_admin_look', 'app_admin_change'] as const

export const MEMBER_EVENTS = [
  'member_joined',
  'member_not_joined',
  'member_changed',
  'member_deactivated',
  'member_reactivated',
  'member_left',
  'member_back',
  'admin_address_used',
  'admin_address_removed',
] as const

/** Events that admins read about their company: product 4, company events. */
export const COMPANY_EVENTS = [
  'handbook_changed',
  'handbook_deleted',
  'reminder_created',
  'reminder_changed',
  'reminder_deleted',
  'house_entry_created',
  'house_entry_changed',
  'house_entry_deleted',
  'channel_created',
  'channel_turned_on',
  'channel_turned_off',
  'channel_deleted',
  'company_created',
  'company_changed',
  'company_deleted',
  'domain_proven',
  'domain_removed',
  'referral_code_changed',
  'member_invited',
  'invitations_reminded',
  'invitation_link_made',
  'invitation_link_ended',
  'invitation_revoked',
  'members_imported',
  'import_stopped',
  // The event names the address, which the company knew, but not the person.
  'member_turned_away',
  ...MEMBER_EVENTS,
] as const

export type CompanyEventKind = (typeof COMPANY_EVENTS)[number]

export type EventKind =
  | (typeof IDENTITY_EVENTS)[number]
  | (typeof APP_ADMIN_EVENTS)[number]
  | CompanyEventKind

type Line = { actor?: unknown; kind?: unknown; addressPrefix?: unknown }

/**
 * Whether an admin took the action in a line of a user’s own trail; if so, the place is hidden.
 * Sign-ins have no actor and belong to the user.
 */
export function isByOther({ actor, kind, addressPrefix }: Line, user: string): boolean {
  if (typeof actor === 'string') return actor !== user
  // The actor was erased meanwhile, with their place.
  if (addressPrefix === '') return true
  return !(IDENTITY_EVENTS as readonly unknown[]).includes(kind)
}

/** Most events that are shown, the newest */
export const MOST_EVENTS = 100

/** Most past sign-ins that are checked for a known device */
export const MOST_SIGN_INS = 300

/** How long events about unknown addresses are kept for operators */
export const KEPT_OF_NOBODY_MS = 90 * 24 * 3_600_000

/** For how many days a company's trail names the invited person */
export const NAMED_DAYS = 365

type Detail = {
  items?: readonly string[]
  fields?: readonly string[]
  month?: string
  /** The number of records by kind, for an event about many records */
  counts?: Readonly<Record<string, number>>
}

/** Only ids of records and names of fields: no text that a person wrote. */
export const detailOf = ({ items = [], fields = [], month, counts }: Detail) => ({
  items: JSON.stringify(items),
  fields: JSON.stringify(fields),
  ...(month === undefined ? {} : { month }),
  ...(counts === undefined ? {} : { counts: JSON.stringify(counts) }),
})

const countsOf = (json: string) =>
  Object.entries(JSON.parse(json) as Record<string, number>).map(([what, count]) => ({
    what,
    count,
  }))

/** The inverse of `detailOf`. */
export function readDetail(json: string) {
  const { items, fields, month, counts } = JSON.parse(json) as Record<string, unknown>
  const list = (text: unknown): string[] => (typeof text === 'string' ? JSON.parse(text) : [])
  return {
    items: list(items),
    fields: list(fields),
    month: typeof month === 'string' ? month : null,
    counts: typeof counts === 'string' ? countsOf(counts) : [],
  }
}
