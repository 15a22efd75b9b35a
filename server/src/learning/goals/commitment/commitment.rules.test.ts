import { describe, expect, it } from 'vitest'
import { leadOf, type OpenGoal } from './commitment.rules.ts'

const NOW = '2026-11-21T09:30'

/** A goal by its review, such as `2026-11-21 09:00`, which is its id too. */
function aGoal(review: string | null, createdDate = 0): OpenGoal {
  const [reviewDate = null, reviewTime = null] = review?.split(' ') ?? []
  return {
    ...{ _id: review ?? `new at ${createdDate}`, reviewDate, reviewTime, createdDate },
    pathWeek: null,
  }
}

const lead = (reviews: readonly string[], isOff = false) =>
  leadOf(
    reviews.map((review) => aGoal(review)),
    NOW,
    isOff,
  )

describe('the commitment that home opens on', () => {
  it.each([
    ['a due day of today', ['2026-11-21'], 'today', 0, 0],
    ['a time of today that has come', ['2026-11-21 09:30'], 'today', 0, 0],
    ['a time of today that is still to come', ['2026-11-21 09:31'], 'today', 0, 0],
    ['a day that has passed', ['2026-11-20 23:59'], 'overdue', -1, 0],
    ['a later day', ['2026-11-22'], 'ahead', 1, 0],
    [
      'the one due last',
      ['2026-11-20', '2026-05-01', '2026-11-19', '2027-01-01'],
      'overdue',
      -1,
      2,
    ],
    ['today before half a year ago', ['2026-11-21 08:00', '2026-05-01'], 'today', 0, 1],
    [
      'what is due before a time still to come',
      ['2026-11-20', '2026-11-21 21:00'],
      'overdue',
      -1,
      0,
    ],
    [
      'the nearest day ahead',
      ['2026-11-23 08:00', '2026-11-23 09:00', '2026-12-01'],
      'ahead',
      2,
      0,
    ],
  ])('is %s', (_title, reviews, when, days, othersDue) => {
    const expected = { _id: reviews[0], when, days, othersDue }
    expect(lead(reviews)).toEqual(expected)
    expect(lead(reviews.toReversed())).toEqual(expected)
  })

  it('is the newest goal if no goal has a review, and a goal with a review before it', () => {
    const goals = [aGoal(null, 1), aGoal(null, 3), aGoal(null, 2)]
    expect(leadOf(goals, NOW, false)).toMatchObject({ _id: 'new at 3', when: 'ahead', days: null })
    expect(leadOf([...goals, aGoal('2027-01-01')], NOW, false)?._id).toBe('2027-01-01')
  })

  it('is due on no day off, and missing without an open goal', () => {
    expect(lead(['2026-11-21', '2026-11-01'], true)).toEqual({
      ...{ _id: '2026-11-21', when: 'ahead', days: 0, othersDue: 0 },
    })
    expect(lead([])).toBeNull()
  })
})
