import type { CompanyEventKind } from '#audit/audit.rules.ts'

/** The state of a person in a company. An invited person is outside until they join. */
export type MembershipState = 'outside' | 'member' | 'admin' | 'deactivated'

type Rule = {
  from: readonly MembershipState[]
  to: MembershipState
  /** Whether the person does it, someone with a right over them, or either. */
  by: 'self' | 'other' | 'either'
  /** The last admin may do it if nobody else has access. */
  mayEmptyCompany?: true
  /** Also for closed accounts, which their person may reopen. */
  alsoClosed?: true
  /** Ends all sessions, or those of someone whose rights change. */
  endsSessions?: 'all' | 'role'
  /**
   * Ends the invitations of the company to the addresses of the person: `used` up by coming in, or
   * `revoked` with rights or access, then also those that make an admin at the same mailboxes.
   */
  endsInvitations?: 'used' | 'revoked' | 'revokedOfAdmin'
  /** Takes the addresses of the person off `adminEmails`. */
  endsAdminAddresses?: true
  /** What the company remembers of the person, or forgets: `pastMembership`. */
  past?: 'rememberDeactivated' | 'rememberLeft' | 'forgetDeactivated' | 'forgetAll'
  /** Stops sharing the weekly score, and withholds the weeks until now. */
  hidesScore?: true
  /** Never in the company of public users, which nobody administers. */
  onlyCompanies?: true
  /** What the trail of the company says. */
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
  /** By an invitation to their address, or moved by an app admin. */
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
  /** By themselves, or moved away by an app admin. */
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

/** The state of a person in a company, by the columns of their user. */
export function membershipState(status: Status, company: string): MembershipState {
  if (status.company !== company) return 'outside'
  if (status.deactivatedDate !== null) return 'deactivated'
  return status.isCompanyAdmin === 1 ? 'admin' : 'member'
}
