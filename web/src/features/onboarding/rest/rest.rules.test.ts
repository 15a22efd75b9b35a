import { expect, it } from 'vitest'
import { restOf } from './rest.rules.ts'

const nothing = {
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
  role: 'team',
  job: 'it',
  timeCommitDaily: 10,
}
const moved = { ...started, motivations: ['learn'], learningStyles: ['read'] }
const picks = (count: number) => Array.from({ length: count }, (_, at) => `trait-${at}`)

it.each([
  ['no question is answered', nothing, 'start', 0, 3, 'user-role'],
  ['a question was skipped', { ...started, job: null }, 'start', 2, 3, 'user-job'],
  ['the first part is done', started, 'more', 0, 10, 'user-motivation'],
  ['an answer was cleared', { ...moved, learningStyles: [] }, 'more', 1, 10, 'user-learning'],
  ['motivations and formats are known', moved, 'more', 2, 10, 'user-landing-traits'],
  [
    'two screens are picked',
    { ...moved, selectedTraitIds: picks(4) },
    'more',
    4,
    10,
    'user-traits-3',
  ],
  [
    'all are picked',
    { ...moved, selectedTraitIds: picks(12) },
    'more',
    8,
    10,
    'user-traits-final-1',
  ],
  [
    'one final is picked',
    { ...moved, selectedTraitIds: [...picks(12), 'trait-0'] },
    'more',
    9,
    10,
    'user-traits-final-2',
  ],
  [
    'only motivations are missing',
    { ...moved, motivations: [], profileCluster: 1 },
    'more',
    9,
    10,
    'user-motivation',
  ],
])('finds the next onboarding question when %s', (_when, me, part, done, total, page) => {
  expect(restOf(me)).toEqual({ part, done, total, page })
})

it('finds no onboarding question when all are answered or the profile is computed', () => {
  expect(restOf({ ...moved, selectedTraitIds: [...picks(12), 'trait-0', 'trait-1'] })).toBeNull()
  expect(restOf({ ...moved, profileCluster: 0 })).toBeNull()
})
