import { expect, it } from 'vitest'
import { type HomeGoal, latestBookmark, openGoals } from './open-goals.ts'

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

it('lists open goals by due day, then those without a day, newest first', () => {
  const old = '2026-10-01T00:00:00Z'
  const goals = [
    aGoal({ _id: 'undated, old', createdDate: old }),
    aGoal({ _id: 'next year', endDate: '2027-03-01' }),
    aGoal({ _id: 'undated, new' }),
    aGoal({ _id: 'tomorrow', endDate: '2026-11-22' }),
    aGoal({ _id: 'today', endDate: today }),
  ]
  const ids = openGoals(goals, today, now).map(({ goal }) => goal._id)
  expect(ids).toEqual(['today', 'tomorrow', 'next year', 'undated, new', 'undated, old'])
})

it('lists 400 open goals', () => {
  const goals = Array.from({ length: 400 }, (_, id) => aGoal({ _id: String(id) }))
  expect(openGoals(goals, today, now)).toHaveLength(400)
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
  expect(openGoals(goals, today, now)).toMatchObject([
    { goal: { _id: 'missed' }, day: '2026-11-02', overdue: true, asks: true },
    { goal: { _id: 'today' }, overdue: false, asks: true },
    { goal: { _id: 'end' }, overdue: true, asks: false },
    { goal: { _id: 'tonight' }, overdue: false, asks: false },
  ])
})

it('dates an open goal by the earlier of review and end, or by a missed end', () => {
  const goal = aGoal({ reviewDate: '2026-11-23', endDate: '2026-11-24' })
  expect(openGoals([goal], '2026-11-19', now)[0]).toMatchObject({ day: '2026-11-23', asks: false })
  const ended = aGoal({ endDate: '2026-11-24' })
  expect(openGoals([ended], '2026-11-30', now)[0]).toMatchObject({ overdue: true, asks: false })
})

it('the open goals leave out bookmarks and goals that are over', () => {
  const goals = [
    aGoal({ endDate: today, state: 'achieved' }),
    aGoal({ endDate: today, state: 'letGo' }),
    aGoal({ endDate: today, isGoal: false, isBookmark: true }),
  ]
  expect(openGoals(goals, today, now)).toEqual([])
})

it('finds the newest bookmark', () => {
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
