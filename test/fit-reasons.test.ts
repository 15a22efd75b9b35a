import { expect, it } from 'vitest'
import { REASONS } from '../server/src/learning/fit/fit.reasons.rules.ts'
import { reasonNames } from '../web/src/features/profile/reasons/reasons.rules.ts'

it('lists every reason on the page of the reasons, strongest first', () => {
  const points = new Map<string, number>()
  for (const [name, rule] of Object.entries(REASONS)) {
    const shown = 'as' in rule ? rule.as : name
    points.set(shown, (points.get(shown) ?? 0) + rule.points)
  }
  const byStrength = [...points].sort(([, one], [, other]) => other - one).map(([name]) => name)
  expect(reasonNames).toEqual(byStrength)
})
