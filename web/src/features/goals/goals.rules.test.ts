import { describe, expect, it } from 'vitest'
import {
  afterConflict,
  type DatedGoal,
  firstOf,
  groupGoals,
  joinSteps,
  nextDate,
  stepOf,
} from './goals.rules.ts'

const today = '2026-11-21'
const now = { isOff: false, today, now: Date.parse('2026-11-21T09:00:00Z') }

type NamedGoal = DatedGoal & { name: string }

function aGoal(name: string, more: Partial<DatedGoal> = {}): NamedGoal {
  const dates = { reviewDate: null, endDate: null, reviewMoment: null }
  const updatedDate = '2026-11-01T08:00:00.000Z'
  return { name, state: 'going', ...dates, updatedDate, ...more }
}

const review = (reviewDate: string, time = '00:00') => ({
  ...{ reviewDate, reviewMoment: `${reviewDate}T${time}:00.000Z` },
})

const names = (goals: readonly NamedGoal[]) => goals.map((goal) => goal.name)

describe('due goals', () => {
  it.each([
    ['a review that has passed', review('2026-11-20'), 'due'],
    ['a review that begins this minute', review(today, '09:00'), 'due'],
    ['a review of today that is still to come', review(today, '09:01'), 'going'],
    ['a review tomorrow', review('2026-11-22'), 'going'],
    ['an end today, without a review', { endDate: today }, 'due'],
    [
      'an end that has passed, and a later review',
      { ...review('2026-11-28'), endDate: '2026-11-01' },
      'going',
    ],
    ['an end tomorrow', { endDate: '2026-11-22' }, 'going'],
    ['an end that was stored as an instant', { endDate: '2026-11-21T23:59:59.000Z' }, 'due'],
    ['no date', {}, 'going'],
    ['a passed review, but let go', { reviewDate: '2026-11-01', state: 'letGo' }, 'letGo'],
  ] as const)('puts a goal into its group: %s', (_, more, group) => {
    const groups = groupGoals([aGoal('it', more)], now)
    expect(names(groups[group])).toEqual(['it'])
  })

  it.each([review('2026-11-20'), { endDate: today }])(
    'finds no due goal on a day off: %j',
    (more) => {
      const groups = groupGoals([aGoal('it', more)], { ...now, isOff: true })
      expect([names(groups.due), names(groups.going)]).toEqual([[], ['it']])
    },
  )

  it('leaves achieved goals out, also with an end that has passed', () => {
    const goals = [aGoal('it', { endDate: '2026-11-01', state: 'achieved' })]
    expect(groupGoals(goals, now)).toEqual({ due: [], going: [], letGo: [] })
  })

  it('sorts goals by date, then goals without a date by last change', () => {
    const goals = [
      aGoal('untouched'),
      aGoal('touched', { updatedDate: '2026-11-20T08:00:00.000Z' }),
      aGoal('later', { endDate: '2027-02-01' }),
      aGoal('sooner', { reviewDate: '2027-01-01' }),
    ]
    expect(names(groupGoals(goals, now).going)).toEqual(['sooner', 'later', 'touched', 'untouched'])
  })

  it('shows the first part of a long goal list over all groups, in their order', () => {
    const goals = [
      aGoal('going'),
      aGoal('achieved', { state: 'achieved' }),
      aGoal('due', review(today)),
      aGoal('overdue', review('2026-11-01')),
      aGoal('let go', { state: 'letGo' }),
    ]
    const groups = groupGoals(goals, now)
    const parts = [1, 2, 3, 4, 9].map((count) => Object.values(firstOf(groups, count)).map(names))
    expect(parts).toEqual([
      [['overdue'], [], []],
      [['overdue', 'due'], [], []],
      [['overdue', 'due'], ['going'], []],
      [['overdue', 'due'], ['going'], ['let go']],
      [['overdue', 'due'], ['going'], ['let go']],
    ])
  })
})

describe('dates of a goal', () => {
  it('the next date of a goal is its review or its end, whichever is earlier', () => {
    expect(nextDate(aGoal('', { reviewDate: '2026-12-01', endDate: '2026-12-24' }))).toEqual({
      kind: 'review',
      day: '2026-12-01',
    })
    expect(nextDate(aGoal('', { reviewDate: '2026-12-24', endDate: '2026-12-24' }))?.kind).toBe(
      'end',
    )
  })

  it('has no next date for a goal that is achieved or has no dates', () => {
    expect(nextDate(aGoal('', { reviewDate: today, state: 'achieved' }))).toBeNull()
    expect(nextDate(aGoal(''))).toBeNull()
  })
})

describe('progress and bookmark of a goal', () => {
  it('counts the progress steps of a goal from zero', () => {
    expect(['On the starting blocks', 'In the zone', 'Goal achieved!', null].map(stepOf)).toEqual([
      0, 3, 4, 0,
    ])
  })

  const seen = { progress: 'Making headway', isBookmark: false, isGoal: true }

  it('saves the progress of a goal again after a conflict about another field', () => {
    expect(afterConflict({ progress: 'In the zone' }, seen, { ...seen, isBookmark: true })).toBe(
      'again',
    )
  })

  it('does not overwrite progress of a goal that the person has not seen', () => {
    const theirs = { ...seen, progress: 'Goal achieved!' }
    expect(afterConflict({ progress: 'In the zone' }, seen, theirs)).toBe('refused')
  })

  it('treats identical progress of a goal on the server as already saved', () => {
    const theirs = { ...seen, progress: 'In the zone' }
    expect(afterConflict({ progress: 'In the zone' }, seen, theirs)).toBe('done')
  })

  it('joins the ticks of two devices', () => {
    expect(afterConflict({ stepsDone: ['one'] }, seen, seen)).toBe('again')
    expect(joinSteps(['one', 'two'], ['one'], ['one', 'three'])).toEqual(['one', 'three', 'two'])
    expect(joinSteps([], ['one'], ['one', 'three'])).toEqual(['three'])
    expect(joinSteps(['one'], null, null)).toEqual(['one'])
  })
})
