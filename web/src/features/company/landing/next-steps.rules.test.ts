import { expect, it } from 'vitest'
import { nextSteps, type Situation } from './next-steps.rules.ts'

const done: Situation = {
  ...{ hasInvited: true, toRemind: 0, answers: 5, hasReminder: true },
  ...{ admins: 2, domains: 1, require2FA: true },
}

it.each([
  ['invite', { hasInvited: false }],
  ['remind', { toRemind: 12, answers: 0 }],
  ['handbook', { answers: 4, hasReminder: false }],
  ['reminder', { hasReminder: false, admins: 1 }],
  ['secondAdmin', { admins: 1, domains: 0 }],
  ['domain', { domains: 0, require2FA: false }],
  ['twoFactor', { require2FA: false }],
  ['reports', {}],
] as const)('suggests “%s” first to a company admin if %j', (first, change) => {
  expect(nextSteps({ ...done, ...change })[0]).toBe(first)
})

it('suggests every step to a new company except a reminder to its people', () => {
  const none = { hasInvited: false, answers: 0, hasReminder: false, admins: 1, domains: 0 }
  expect(nextSteps({ ...done, ...none, require2FA: false })).toEqual([
    'invite',
    'handbook',
    'reminder',
    'secondAdmin',
    'domain',
    'twoFactor',
    'reports',
  ])
})
