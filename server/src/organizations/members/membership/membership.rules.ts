import type { CompanyEventKind } from '#audit/audit.rules.ts'

/** The state of a person in a company. An invited person is outside until they join. */
export type MembershipState = 'outside' | 'member' | 'admin' | 'deactivated'

type Rule = {
  from: readonly MembershipState[]
  to: MembershipState
  /** Whether the person causes the event, an admin, or either. */
  by: 'self' | 'other' | 'either'
  /** Allowed to the last admin if no other person has access. */
  mayEmptyCompany?: true
  /** Also applies to closed accounts, which their person may reopen. */
  alsoClosed?: true
  /** Ends all sessions, or those of a person whose rights change. */
  endsSessions?: 'all' | 'role'
  /**
   * Ends the invitations of the company to the addresses of the person: `used` by joining, or
   * `revoked` with rights or access. Revoking also ends admin invitations to the same mailboxes.
   */
  endsInvitations?: 'used' | 'revoked' | 'revokedOfAdmin'
  /** Removes the addresses of the person from `adminEmails`. */
  endsAdminAddresses?: true
  /** The change to `pastMembership`, which records that the person was in the company. */
  past?: 'rememberDeactivated' | 'rememberLeft' | 'forgetDeactivated' | 'forgetAll'
  /** Stops sharing the weekly score, and withholds the weeks until now. */
  hidesScore?: true
  /** Not in the company of public users, which has no admins. */
  onlyCompanies?: true
  /** The event in the trail of the company. */
  trail: CompanyEventKind
}

const OUTSIDE = ['outside'] as const
const ADMIN = ['admin'] as const

/**
 * All changes of a membership with their consequences. Product 4: joining, deactivation, leaving.
 * The caller checks seats first.
 */
export const MEMBERSHIP_EVENTS = {
  /** By a link, a referral code, a mail domain or an admin address. */
  join: {
    ...{ from: OUTSIDE, to: 'member', by: 'self' },
    ...{ endsInvitations: 'used', past: 'forgetDeactivated', hidesScore: true },
    trail: 'member_joined',
  },
  joinAsAdmin: {
    ...{ from: OUTSIDE, to: 'admin', by: 'self' },
    ...{ endsInvitations: 'used', past: 'forgetDeactivated', hidesScore: true },
    trail: 'member_joined',
  },
  /** By an invitation to the person's address, or by the move of an app admin. */
  admit: {
    ...{ from: OUTSIDE, to: 'member', by: 'either' },
    ...{ endsInvitations: 'used', past: 'forgetAll', hidesScore: true },
    trail: 'member_joined',
  },
  admitAsAdmin: {
    ...{ from: OUTSIDE, to: 'admin', by: 'either' },
    ...{ endsInvitations: 'used', past: 'forgetAll', hidesScore: true },
    trail: 'member_joined',
  },
  promote: {
    ...{ from: ['member'], to: 'admin', by: 'other' },
    ...{ alsoClosed: true, endsSessions: 'role', onlyCompanies: true },
    trail: 'member_changed',
  },
  demote: {
    ...{ from: ADMIN, to: 'member', by: 'either' },
    ...{
      alsoClosed: true,
      endsSessions: 'role',
      endsInvitations: 'revoked',
      endsAdminAddresses: true,
    },
    trail: 'member_changed',
  },
  deactivate: {
    ...{ from: ['member', 'admin'], to: 'deactivated', by: 'other' },
    ...{ mayEmptyCompany: true, alsoClosed: true, endsSessions: 'all', onlyCompanies: true },
    ...{ endsInvitations: 'revoked', endsAdminAddresses: true, past: 'rememberDeactivated' },
    trail: 'member_deactivated',
  },
  reactivate: {
    ...{ from: ['deactivated'], to: 'member', by: 'other' },
    past: 'forgetAll',
    trail: 'member_reactivated',
  },
  /** By the person, or by the move of an app admin. */
  leave: {
    ...{ from: ['member', 'admin', 'deactivated'], to: 'outside', by: 'either' },
    ...{ mayEmptyCompany: true, endsSessions: 'role' },
    ...{
      endsInvitations: 'revokedOfAdmin',
      endsAdminAddresses: true,
      past: 'rememberLeft',
      hidesScore: true,
    },
    trail: 'member_left',
  },
} as const satisfies Record<string, Rule>

export type MembershipEvent = keyof typeof MEMBERSHIP_EVENTS

export const ruleOf = (event: MembershipEvent): Rule => MEMBERSHIP_EVENTS[event]

type Status = { company: string | null; isCompanyAdmin: number; deactivatedDate: number | null }

/** The state of a person in a company, from the columns of the user. */
export function membershipState(status: Status, company: string): MembershipState {
  if (status.company !== company) return 'outside'
  if (status.deactivatedDate !== null) return 'deactivated'
  return status.isCompanyAdmin === 1 ? 'admin' : 'member'
}
