import { ROLES, type Role, type SessionState } from '#graphql/viewer.ts'

/** The roles and session states that may call an operation. */
export type Row = {
  roles: readonly Role[]
  states: readonly SessionState[]
  /** A call that guesses, mails or searches: one of them in a request at most. Product 4, promise 17 */
  once?: true
  /** A list, or a chat, that may have megabytes: one of them in a request at most */
  isLong?: true
}

export const ALL_STATES: readonly SessionState[] = [
  'active',
  'pending_2fa',
  'unverified',
  'enrol_2fa',
  'closed',
  'deactivated',
]
export const ACTIVE: readonly SessionState[] = ['active']

export const OPEN: Row = {
  roles: ROLES,
  states: ALL_STATES,
}
export const ANYONE: Row = { ...OPEN, once: true }
export const ONESELF: Row = {
  roles: ['unpaid', 'public', 'member', 'companyAdmin', 'appAdmin'],
  states: ACTIVE,
}
export const IN_ANY_STATE: Row = { ...ONESELF, states: ALL_STATES }
// People that the 2FA policy blocks still reach their own data and sessions.
export const WITHOUT_FACTOR_TOO: Row = { ...ONESELF, states: ['active', 'enrol_2fa'] }
export const FACTOR: Row = { ...ONESELF, once: true }
export const FACTOR_SET_UP: Row = { ...FACTOR, states: ['active', 'enrol_2fa'] }
// A paying person may see and end the membership, also without access.
export const PAYER: Row = { ...ONESELF, states: ['active', 'enrol_2fa', 'deactivated'] }
export const PERSON: Row = {
  roles: ['public', 'member', 'companyAdmin', 'appAdmin'],
  states: ACTIVE,
}
export const OWN_LONG: Row = { ...PERSON, isLong: true }
export const COMPANY_USER: Row = { roles: ['member', 'companyAdmin', 'appAdmin'], states: ACTIVE }
export const COMPANY_ADMIN: Row = { roles: ['companyAdmin', 'appAdmin'], states: ACTIVE }
// Only for one's own company, so not for app admins.
export const OWN_COMPANY_ADMIN: Row = { roles: ['companyAdmin'], states: ACTIVE }
export const APP_ADMIN: Row = { roles: ['appAdmin'], states: ACTIVE }

/** The refusal of a person whose session is in another state. */
export const NEXT_STEP: Record<SessionState, string> = {
  active: 'You’re already signed in.',
  pending_2fa: 'Enter your two-factor code first.',
  unverified: 'Confirm your email first.',
  enrol_2fa: 'Your company requires two-factor sign-in. Set it up first.',
  closed: 'You closed this account. To use it, keep your account first.',
  deactivated: 'Your company ended your access. You can still download your data.',
}
