import { expect, it } from 'vitest'
import { nextSteps } from './next.rules.ts'

const fine = {
  ...{ setupLeft: 0, failedMessages: 0, isCopyFailing: false, paymentProblems: 0, companies: 3 },
}

it.each([
  ['setup', { setupLeft: 2, failedMessages: 1 }],
  ['messages', { failedMessages: 1, paymentProblems: 1 }],
  ['copies', { isCopyFailing: true, paymentProblems: 1 }],
  ['payments', { paymentProblems: 1, companies: 0 }],
  ['company', { companies: 0 }],
  ['reports', {}],
] as const)('suggests “%s” first to an app admin if %j', (first, change) => {
  expect(nextSteps({ ...fine, ...change })[0]).toBe(first)
})
