import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressPrefix,
  emailKey,
  isEmail,
  isOver,
  passwordLength,
  roleOf,
  type SignInFacts,
  stateAfterPassword,
  stateOfActive,
} from './accounts.rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('prefix of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('shortens the IP address %s to %s', (address, prefix) => {
    expect(addressPrefix(address)).toBe(prefix)
  })

  it('gives all IPv6 addresses of a /64 one prefix, in any notation', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const network = fc.tuple(group, group, group, group)
    const host = fc.tuple(group, group, group, group)
    const write = (groups: number[], wide: boolean) =>
      groups.map((it) => it.toString(16).padStart(wide ? 4 : 1, '0')).join(':')
    fc.assert(
      fc.property(network, host, host, fc.boolean(), (net, one, two, wide) => {
        fc.pre(net.slice(0, 4).some((it) => it !== 0))
        const here = addressPrefix(write([...net, ...one], wide))
        expect(addressPrefix(write([...net, ...two], !wide).toUpperCase())).toBe(here)
        const beside = [net[0], net[1], net[2], net[3] ^ 1, ...one]
        expect(addressPrefix(write(beside, wide))).not.toBe(here)
      }),
    )
  })
})

describe('key of a mail address', () => {
  it('keeps the key of a mail address unchanged when it is normalized again', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 })
    fc.assert(
      fc.property(text, text, text, (before, local, after) => {
        const key = emailKey(`${before}${local}@juniper.example${after}`)
        if (isEmail(key)) expect(emailKey(key)).toBe(key)
      }),
    )
  })

  it.each([
    ['Lena@Juniper.Example', 'lena@juniper.example'],
    [' lena@juniper.example\t', 'lena@juniper.example'],
    ['ｌｅｎａ@juniper.example', 'lena@juniper.example'],
    ['lena@juniper.example'.replace('l', 'ℓ'), 'lena@juniper.example'],
    ['\ufeff\u00a0lena@juniper.example\u202c', 'lena@juniper.example'],
    ['\u200elena@\u200bjuniper.example', 'lena@juniper.example'],
    ['le\u202ena@juniper.example', 'lena@juniper.example'],
    ['Lena Berg <Lena@juniper.example>', 'lena@juniper.example'],
    ['"Berg, Lena" <mailto:lena@juniper.example>;', 'lena@juniper.example'],
    ['mailto:lena@juniper.example?subject=Hello', 'lena@juniper.example'],
    ['lena@juniper.example.', 'lena@juniper.example'],
    ["'lena@juniper.example',", 'lena@juniper.example'],
    ['d’arcy@juniper.example', "d'arcy@juniper.example"],
    ['lena+hr@juniper.example', 'lena+hr@juniper.example'],
  ])('normalizes the mail address %j to %j', (typed, key) => {
    expect(emailKey(typed)).toBe(key)
    expect(isEmail(key)).toBe(true)
  })

  it.each([
    'lena@juniper.example\r\nBcc: all@juniper.example',
    'lena@juniper.example\nx@y.example',
    'le\u0000na@juniper.example',
    'le\ud800na@juniper.example',
    'lena@jun\u0456per.example',
    'lena@@juniper.example',
    'lena@juniper',
    'lena@-juniper.example',
    'lena@juniper.example; bo@juniper.example',
    'Lena <lena@juniper.example> or Bo',
    '<lena@juniper.example> <bo@juniper.example>',
    `${'a'.repeat(65)}@juniper.example`,
    `lena@${'a.'.repeat(130)}example`,
    '',
  ])('refuses %j as a mail address', (typed) => {
    expect(isEmail(emailKey(typed))).toBe(false)
  })
})

describe('length of a password', () => {
  it.each([
    ['twelve chars', 12],
    ['🙂'.repeat(64), 64],
    ['é'.normalize('NFD').repeat(256), 256],
    ['ﷺ', 18],
    ['   blanks   ', 12],
  ])('counts the password %j as %i characters', (password, length) => {
    expect(passwordLength(password)).toBe(length)
  })

  it('does not truncate the length of a very long password', () => {
    expect(passwordLength('a'.repeat(1_000_000))).toBeGreaterThan(256)
  })
})

describe('end of a session (promise 4)', () => {
  const session = {
    state: 'active' as const,
    createdDate: 0,
    lastSeen: 0,
    expires: 90 * DAY,
    idle: 30 * DAY,
  }
  it.each([
    ['a member, idle for almost 30 days', false, 0, 30 * DAY - 1, false],
    ['a member, idle for 30 days', false, 0, 30 * DAY, true],
    ['an active member, after almost 90 days', false, 90 * DAY - 2, 90 * DAY - 1, false],
    ['an active member, after 90 days', false, 90 * DAY - 2, 90 * DAY, true],
    ['an admin, idle for almost an hour', true, 0, HOUR - 1, false],
    ['an admin, idle for an hour', true, 0, HOUR, true],
    ['an active admin, after almost 24 hours', true, DAY - 2, DAY - 1, false],
    ['an active admin, after 24 hours', true, DAY - 2, DAY, true],
  ])('decides whether the session has ended: %s', (_who, isAdmin, lastSeen, now, over) => {
    expect(isOver({ ...session, lastSeen }, isAdmin, now)).toBe(over)
  })

  it('ends a session after 10 minutes while a second factor is pending', () => {
    const pending = { ...session, state: 'pending_2fa' as const, lastSeen: 10 * 60_000 - 1 }
    expect(isOver(pending, false, 10 * 60_000 - 1)).toBe(false)
    expect(isOver(pending, false, 10 * 60_000)).toBe(true)
  })
})

describe('state after a right password', () => {
  const facts: SignInFacts = {
    emailVerified: true,
    hasSecondFactor: false,
    require2FA: false,
    require2FASince: null,
    graceDays: 7,
    admittedDate: null,
    isClosed: false,
    isDeactivated: false,
  }
  const asked = { ...facts, require2FA: true, require2FASince: 0 }
  it.each([
    ['no requirement', facts, 'active'],
    ['unconfirmed address', { ...facts, emailVerified: false }, 'unverified'],
    ['a second factor', { ...facts, hasSecondFactor: true }, 'pending_2fa'],
    [
      'a second factor and an unconfirmed address',
      { ...facts, hasSecondFactor: true, emailVerified: false },
      'pending_2fa',
    ],
    ['a required factor, within the grace period', { ...asked, require2FASince: 1 }, 'active'],
    ['a required factor, after the grace period', asked, 'enrol_2fa'],
  ])('decides the state of a session after a right password: %s', (_case, given, state) => {
    expect(stateAfterPassword(given, 7 * DAY)).toBe(state)
  })

  it('lets no session be active without a confirmed address or a required second factor', () => {
    expect(stateOfActive({ ...facts, emailVerified: false }, 0)).toBe('unverified')
    expect(stateOfActive(asked, 7 * DAY - 1)).toBe('active')
    expect(stateOfActive(asked, 7 * DAY)).toBe('enrol_2fa')
    expect(stateOfActive({ ...asked, hasSecondFactor: true }, 7 * DAY)).toBe('active')
  })

  it('starts the grace period at the later of policy and joining', () => {
    const late = { ...asked, admittedDate: 8 * DAY }
    expect(stateOfActive(late, 8 * DAY)).toBe('active')
    expect(stateOfActive(late, 15 * DAY - 1)).toBe('active')
    expect(stateOfActive(late, 15 * DAY)).toBe('enrol_2fa')
    const early = { ...asked, require2FASince: 8 * DAY, admittedDate: 1 }
    expect(stateOfActive(early, 15 * DAY - 1)).toBe('active')
    expect(stateOfActive(early, 15 * DAY)).toBe('enrol_2fa')
    expect(stateOfActive({ ...late, graceDays: 0 }, 8 * DAY)).toBe('enrol_2fa')
  })
})

describe('role of a person', () => {
  const person = { isAppAdmin: false, isCompanyAdmin: false, isPublicUser: false, tier: null }
  it.each([
    [{ ...person, isPublicUser: true }, 'unpaid'],
    [{ ...person, isPublicUser: true, tier: 'member' }, 'public'],
    [{ ...person, isPublicUser: true, tier: 'premium' }, 'unpaid'],
    [{ ...person, isPublicUser: true, isCompanyAdmin: true }, 'unpaid'],
    [person, 'member'],
    [{ ...person, tier: 'member' }, 'member'],
    [{ ...person, isCompanyAdmin: true }, 'companyAdmin'],
    [{ ...person, isAppAdmin: true, isPublicUser: true }, 'appAdmin'],
    [{ ...person, isAppAdmin: true, isCompanyAdmin: true }, 'appAdmin'],
  ])('gives the person %j the role %s', (user, role) => {
    expect(roleOf(user)).toBe(role)
  })
})
