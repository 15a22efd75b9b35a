import type { CompanyEventKind } from './company-events/company-events.ts'

/** What a person reads of their own account: product 4, audit trail. */
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
  'account_closed',
  'account_kept',
  'app_admin_appointed',
  'app_admin_removed',
] as const

/** What those who run the product did with an account: its person reads that, not from where. */
export const APP_ADMIN_EVENTS = ['app_admin_look', 'app_admin_change'] as const

export type EventKind =
  | (typeof IDENTITY_EVENTS)[number]
  | (typeof APP_ADMIN_EVENTS)[number]
  | CompanyEventKind

type Line = { actor?: unknown; kind?: unknown; addressPrefix?: unknown }

/**
 * Whether an admin did what a line of a user’s own trail says; where the admin was is not shown.
 * Sign-ins have no actor and belong to the user.
 */
export function isOfOthers({ actor, kind, addressPrefix }: Line, user: string): boolean {
  if (typeof actor === 'string') return actor !== user
  // Whoever did it was erased in the meantime, and from where with them.
  if (addressPrefix === '') return true
  return !(IDENTITY_EVENTS as readonly unknown[]).includes(kind)
}

/** The newest that are shown */
export const MOST_EVENTS = 100

/** So many past sign-ins tell whether a device was seen before */
export const MOST_SIGN_INS = 300

/** How long events about addresses that nobody has are kept for operators */
export const KEPT_OF_NOBODY_MS = 90 * 24 * 3_600_000

/** So many days the changes of a company say whom an invitation was for, in the company’s words */
export const NAMED_DAYS = 365
