import { expect, it } from 'vitest'
import { REASONS } from '../server/src/learning/fit/fit.rules.ts'
import { reasonNames } from '../web/src/features/profile/reasons/reasons.rules.ts'

it('lists every reason on the page of the reasons, strongest first', () => {
  const byStrength = Object.entries(REASONS)
    .toSorted(([, one], [, other]) => other.points - one.points)
    .map(([name]) => name)
  expect(reasonNames).toEqual(byStrength)
})
