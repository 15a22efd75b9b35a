import { expect, it } from 'vitest'
import { restOf } from './rest.rules.ts'

const nothing = {
  firstName: null,
  role: null,
  job: null,
  timeCommitDaily: null,
  learningStyles: null,
  motivations: null,
  selectedTraitIds: null,
  profileCluster: null,
}
const started = {
  ...nothing,
  firstName: 'Ada',
  role: 'team',
  job: 'it',
  timeCommitDaily: 10,
  learningStyles: ['read'],
}
const moved = { ...started, motivations: ['learn'] }
const picks = (count: number) => Array.from({ length: count }, (_, at) => `trait-${at}`)

it.each([
  ['no question is answered', nothing, 'start', 0, 5, 'first-name'],
  ['only the name is known', { ...nothing, firstName: 'Ada' }, 'start', 1, 5, 'user-role'],
  ['a question was skipped', { ...started, job: null }, 'start', 4, 5, 'user-job'],
  ['an answer was cleared', { ...started, learningStyles: [] }, 'start', 4, 5, 'user-learning'],
  ['the first part is done', started, 'more', 0, 9, 'user-motivation'],
  ['motivations are known', moved, 'more', 1, 9, 'user-landing-traits'],
  [
    'two screens are picked',
    { ...moved, selectedTraitIds: picks(4) },
    'more',
    3,
    9,
    'user-traits-3',
  ],
  [
    'all are picked',
    { ...moved, selectedTraitIds: picks(12) },
    'more',
    7,
    9,
    'user-traits-final-1',
  ],
  [
    'one final is picked',
    { ...moved, selectedTraitIds: [...picks(12), 'trait-0'] },
    'more',
    8,
    9,
    'user-traits-final-2',
  ],
  [
    'only motivations are missing',
    { ...started, profileCluster: 1 },
    'more',
    8,
    9,
    'user-motivation',
  ],
])('finds the next onboarding question when %s', (_when, me, part, done, total, page) => {
  expect(restOf(me)).toEqual({ part, done, total, page })
})

it('finds no onboarding question when all are answered or the profile is computed', () => {
  expect(restOf({ ...moved, selectedTraitIds: [...picks(12), 'trait-0', 'trait-1'] })).toBeNull()
  expect(restOf({ ...moved, profileCluster: 0 })).toBeNull()
})
