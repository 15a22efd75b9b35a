import { describe, expect, it } from 'vitest'
import { firstReview } from './first-review.rules.ts'

// A Wednesday.
const now = { today: '2026-11-25', time: '09:30' }

/** Lines of the content (`when` of an advice), and words that people write themselves. */
const lines: readonly (readonly [planWhen: string, review: string | null])[] = [
  ['the first hour of my working week begins', '2026-11-30 12:00'],
  ['I set my status on Monday morning', '2026-11-30 12:00'],
  ['I sit with the crew in the first break of the week', '2026-11-30 12:00'],
  ['I plan my week on its first day', '2026-11-30 18:00'],
  ['a new week begins and I see who’s on', '2026-11-30 18:00'],
  ['I look at my diary for the week ahead', '2026-11-30 18:00'],
  ['the week’s first shift or job with a new face begins', '2026-11-30 18:00'],
  ['the first team talk of the week ends', '2026-11-30 18:00'],
  ['I open our list on Monday and more than three jobs are marked urgent', '2026-11-30 18:00'],
  ['it is Tuesday and a case from last week is marked as closed', '2026-12-01 18:00'],
  ['my first working hour on Tuesday starts', '2026-12-01 12:00'],
  ['I pack or choose my lunch on Wednesday', '2026-11-25 15:00'],
  ['the middle day of my working week comes round', '2026-11-25 18:00'],
  ['my lunch break on Thursday is over', '2026-11-26 15:00'],
  ["Friday's round begins", '2026-11-27 18:00'],
  ['I’m about to close my laptop on Friday', '2026-11-27 18:00'],
  ['the last half hour of my week begins', '2026-11-27 18:00'],
  ['the last shift of my week begins', '2026-11-27 18:00'],
  ['my week ends and I feel worn down', '2026-11-27 18:00'],
  ['I pack up before my days off', '2026-11-27 18:00'],
  ['I plan next week’s meetings', '2026-11-27 18:00'],
  ['the first Tuesday of the month comes round', '2026-12-01 18:00'],
  ['the last day of the month comes', '2026-11-30 18:00'],
  ['a new job starts at the beginning of the month', '2026-12-01 18:00'],
  ['I come onto the floor before my shift', '2026-11-25 12:00'],
  ['I hand my work over at the end of a shift', '2026-11-25 18:00'],
  ['it is the end of my shift', '2026-11-25 18:00'],
  ['my shift ends and my relief is at the door', '2026-11-25 18:00'],
  ['I reach my fixed spot on the way home', '2026-11-25 18:00'],
  ['I sit down in the evening', '2026-11-25 21:00'],
  ['our weekly meeting starts', '2026-12-02'],
  ['our call every second week begins', '2026-12-09'],
  ['our next team meeting ends', '2026-12-02'],
  ['someone interrupts me in the middle of a task', null],
  ['a remark still bothers me the next morning', null],
  ['everyone turns to the same person twice in one morning', null],
  ['a colleague’s request doesn’t fit into my week', null],
  ['I see in the week’s plan that someone has been here for a month', null],
  ['', null],
]

const text = (planWhen: string, start = now.today, at = now) => {
  const review = firstReview(planWhen, start, at)
  return review && [review.reviewDate, review.reviewTime].filter(Boolean).join(' ')
}

describe('the first check-in of a plan that starts on a Wednesday morning', () => {
  it.each(lines)('after “%s” is %s', (planWhen, review) => {
    expect(text(planWhen)).toBe(review)
  })
})

describe('the first check-in', () => {
  it.each([
    ['my shift ends', '2026-11-26 18:00'],
    ['I eat lunch on Wednesday', '2026-12-02 15:00'],
  ])('is at the next time if the moment of today has passed: %s', (planWhen, review) => {
    expect(text(planWhen, now.today, { ...now, time: '19:00' })).toBe(review)
  })

  it('is not before the day on which the person starts', () => {
    expect(text('my shift ends', '2026-11-30')).toBe('2026-11-30 18:00')
    expect(text('I look back on Friday', '2026-11-30')).toBe('2026-12-04 18:00')
    expect(text('the first Tuesday of the month comes round', '2026-12-02')).toBe(
      '2027-01-05 18:00',
    )
  })
})
