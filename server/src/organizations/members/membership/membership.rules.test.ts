import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  graceStart,
  MEMBERSHIP_EVENTS,
  type MembershipEvent,
  membershipState,
  ruleOf,
} from './membership.rules.ts'

const DAY = 24 * 3_600_000
const EVENTS = Object.keys(MEMBERSHIP_EVENTS) as MembershipEvent[]

describe('the table of membership changes', () => {
  it('revokes invitations, admin addresses and sessions with every right or access that ends', () => {
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

  it('lets nobody out of deactivation but by an admin, or out of the company', () => {
    const ways = EVENTS.filter((event) => ruleOf(event).from.includes('deactivated'))
    expect(ways).toEqual(['reactivate', 'leave'])
    expect(ruleOf('reactivate').by).toBe('other')
    expect(ruleOf('leave').past).toBe('rememberLeft')
  })

  it('gives new days of grace only to people whom an admin lets in', () => {
    const forgets = EVENTS.filter((event) => ruleOf(event).past === 'forgetAll')
    expect(forgets).toEqual(['admit', 'admitAsAdmin', 'reactivate'])
  })

  it('reads the state of a person from the columns of the user', () => {
    const user = { company: 'a', isCompanyAdmin: 0, deactivatedDate: null }
    expect(membershipState(user, 'a')).toBe('member')
    expect(membershipState({ ...user, isCompanyAdmin: 1 }, 'a')).toBe('admin')
    expect(membershipState({ ...user, deactivatedDate: 1 }, 'a')).toBe('deactivated')
    expect(membershipState({ ...user, isCompanyAdmin: 1 }, 'b')).toBe('outside')
    expect(membershipState({ ...user, company: null }, 'a')).toBe('outside')
  })
})

describe('days of grace of someone who comes back', () => {
  const instant = fc.integer({ min: 0, max: 1000 }).map((days) => days * DAY)
  const stays = fc.array(fc.record({ isOwn: fc.boolean(), admittedDate: instant }))

  it('begin at the first stay of the same account', () => {
    fc.assert(
      fc.property(stays, instant, (some, admittedDate) => {
        const own = [...some, { isOwn: true, admittedDate }]
        const start = graceStart(own, { now: 2000 * DAY, graceDays: 7 })
        expect(start).toBe(
          Math.min(...own.filter(({ isOwn }) => isOwn).map((stay) => stay.admittedDate)),
        )
      }),
    )
  })

  it('leave another account at the mailbox a day at least, of as many as there are', () => {
    const others = [{ isOwn: false, admittedDate: 0 }]
    const now = 100 * DAY
    expect(graceStart(others, { now, graceDays: 7 })).toBe(now - 6 * DAY)
    expect(graceStart(others, { now, graceDays: 0 })).toBe(now)
    expect(graceStart([], { now, graceDays: 7 })).toBeUndefined()
  })
})
