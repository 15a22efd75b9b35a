import { expect, it } from 'vitest'
import { casesOf } from './cases.ts'
import { routeOf } from './route.rules.ts'

const CASES = casesOf(`
handbook   | what does FTE mean here?
handbook   | What does "SLA" stand for?
handbook   | what's the meaning of NPS
handbook   | what do we mean by psychological safety
handbook   | what is a pod here?
handbook   | what are our values?
handbook   | what's our mission?
handbook   | Do you know the company's values
handbook   | what do we stand for
handbook   | which values do we have
handbook   | where's the link to the time sheet?
handbook   | where can i find the intranet
handbook   | link for the canteen menu please
handbook   | what is QBR short for
library    | what does it mean when my boss doesn't answer
library    | my boss doesn't value my work
library    | what do I do if a colleague shares our values but not our pace
library    | I feel out of the loop on projects
outOfScope | what is the meaning of life
outOfScope | what's the capital of australia
outOfScope | is there a god
outOfScope | what is photosynthesis
`)

it.each(CASES)('is %s: %s', (kind, text) => {
  expect(routeOf(text ?? '')?.kind ?? 'library').toBe(kind)
})
