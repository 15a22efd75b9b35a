import { describe, expect, it } from 'vitest'
import {
  MEMBERSHIP_EVENTS,
  type MembershipEvent,
  membershipState,
  ruleOf,
} from './membership.rules.ts'

const EVENTS = Object.keys(MEMBERSHIP_EVENTS) as MembershipEvent[]

describe('the table of membership changes', () => {
  it('revokes invitations, admin addresses and sessions in each event that ends admin rights', () => {
    const ends = EVENTS.map(ruleOf).filter(
      ({ from, to }) => from.includes('admin') && to !== 'admin',
    )
    expect(ends).toHaveLength(3)
    for (const rule of ends) {
      expect(rule.endsInvitations).toMatch(/^revoked/)
      expect(rule.endsAdminAddresses).toBe(true)
      expect(rule.endsSessions).toBeDefined()
    }
  })

  it('ends a deactivation only by an admin, or by leaving the company', () => {
    const ways = EVENTS.filter((event) => ruleOf(event).from.includes('deactivated'))
    expect(ways).toEqual(['reactivate', 'leave'])
    expect(ruleOf('reactivate').by).toBe('other')
    expect(ruleOf('leave').past).toBe('rememberLeft')
  })

  it('gives new days of grace only when an admin admits or reactivates a person', () => {
    const forgets = EVENTS.filter((event) => ruleOf(event).past === 'forgetAll')
    expect(forgets).toEqual(['admit', 'admitAsAdmin', 'reactivate'])
  })

  it('reads the membership state of a person from the columns of the user', () => {
    const user = { company: 'a', isCompanyAdmin: 0, deactivatedDate: null }
    expect(membershipState(user, 'a')).toBe('member')
    expect(membershipState({ ...user, isCompanyAdmin: 1 }, 'a')).toBe('admin')
    expect(membershipState({ ...user, deactivatedDate: 1 }, 'a')).toBe('deactivated')
    expect(membershipState({ ...user, isCompanyAdmin: 1 }, 'b')).toBe('outside')
    expect(membershipState({ ...user, company: null }, 'a')).toBe('outside')
  })
})
