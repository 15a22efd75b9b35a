import { expect, it } from 'vitest'
import { dayPart } from './day-part.ts'
import { dueGoals, type HomeGoal, latestBookmark } from './due.ts'

const today = '2026-11-21'
const now = Date.parse('2026-11-21T09:00:00Z')

function aGoal(goal: Partial<HomeGoal>): HomeGoal {
  return {
    _id: 'g',
    title: 'Name the one goal',
    entity: 'team',
    state: 'going',
    endDate: null,
    reviewDate: null,
    reviewMoment: null,
    isGoal: true,
    isBookmark: false,
    createdDate: '2026-11-01T00:00:00Z',
    ...goal,
  }
}

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('greets at the hour %i with %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part)
})

it('shows what is due within a week, the earliest first, three at most', () => {
  const days = ['2026-11-28', '2026-11-22', '2026-11-29', '2026-11-21', '2026-11-25']
  const due = dueGoals(
    days.map((endDate) => aGoal({ endDate })),
    today,
    now,
  )
  expect(due.map((item) => item.day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-25'])
})

it('shows due check-ins first, the oldest first', () => {
  const review = (day: string, time = '00:00') => ({
    ...{ reviewDate: day, reviewMoment: `${day}T${time}:00.000Z` },
  })
  const goals = [
    aGoal({ _id: 'end', endDate: '2026-11-20' }),
    aGoal({ _id: 'today', ...review(today, '09:00') }),
    aGoal({ _id: 'tonight', ...review(today, '21:00') }),
    aGoal({ _id: 'missed', ...review('2026-11-02'), endDate: '2026-11-24' }),
  ]
  expect(dueGoals(goals, today, now)).toMatchObject([
    { goal: { _id: 'missed' }, day: '2026-11-02', overdue: true, asks: true },
    { goal: { _id: 'today' }, overdue: false, asks: true },
    { goal: { _id: 'end' }, overdue: true, asks: false },
  ])
})

it('uses the earlier of review and end, or a missed end', () => {
  const goal = aGoal({ reviewDate: '2026-11-23', endDate: '2026-11-24' })
  expect(dueGoals([goal], '2026-11-19', now)[0]).toMatchObject({ day: '2026-11-23', asks: false })
  const ended = aGoal({ endDate: '2026-11-24' })
  expect(dueGoals([ended], '2026-11-30', now)[0]).toMatchObject({ overdue: true, asks: false })
})

it('ignores goals that are over or undated, and bookmarks', () => {
  const goals = [
    aGoal({ endDate: today, state: 'achieved' }),
    aGoal({ endDate: today, state: 'letGo' }),
    aGoal({}),
    aGoal({ endDate: today, isGoal: false, isBookmark: true }),
  ]
  expect(dueGoals(goals, today, now)).toEqual([])
})

it('finds the bookmark that was made last', () => {
  const of = (id: string, createdDate: string, isBookmark = true) =>
    aGoal({ _id: id, createdDate, isBookmark })
  const goals = [
    of('a', '2026-11-02T00:00:00Z'),
    of('b', '2026-11-09T00:00:00Z'),
    of('c', '2026-11-20T00:00:00Z', false),
  ]
  expect(latestBookmark(goals)?._id).toBe('b')
  expect(latestBookmark([])).toBeNull()
})
