import { expect, it } from 'vitest'
import { dayPart } from './day-part.ts'
import { dueGoals, type HomeGoal, latestBookmark } from './due.ts'

const today = '2026-11-21'

function aGoal(goal: Partial<HomeGoal>): HomeGoal {
  return {
    _id: 'g',
    adviceTitle: 'Name the one goal',
    entity: 'team',
    progress: 'Making headway',
    endDate: null,
    reviewDate: null,
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
  )
  expect(due.map((item) => item.day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-25'])
})

it('goes by the review until that is past, then by the end', () => {
  const goal = aGoal({ reviewDate: '2026-11-20', endDate: '2026-11-24' })
  expect(dueGoals([goal], '2026-11-19')[0]?.day).toBe('2026-11-20')
  expect(dueGoals([goal], today)[0]?.day).toBe('2026-11-24')
  expect(dueGoals([goal], '2026-11-30')[0]).toMatchObject({ day: '2026-11-24', overdue: true })
})

it('asks nothing about goals that are achieved or have no date, nor about bookmarks', () => {
  const goals = [
    aGoal({ endDate: today, progress: 'Goal achieved!' }),
    aGoal({}),
    aGoal({ endDate: today, isGoal: false, isBookmark: true }),
  ]
  expect(dueGoals(goals, today)).toEqual([])
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
