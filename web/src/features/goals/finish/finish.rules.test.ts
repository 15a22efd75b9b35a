import { describe, expect, it } from 'vitest'
import { localDay } from '#lib/dates.ts'
import { finishOf } from './finish.rules.ts'

const said = (outcome: string, note: string | null, createdDate: string) => ({
  ...{ _id: createdDate, outcome, note, createdDate },
})
const goal = {
  createdDate: '2026-11-01T23:30:00Z',
  achievedDate: '2026-11-29T09:00:00Z',
  checkIns: [
    said('did', ' It worked. ', '2026-11-29T08:00:00Z'),
    said('notYet', '  ', '2026-11-12T08:00:00Z'),
    said('partly', 'Too late.', '2026-11-10T08:00:00Z'),
    said('did', null, '2026-11-08T08:00:00Z'),
  ],
}
const dayIn = (zone: string) => (instant: string) => localDay(new Date(instant), zone)

describe('the story of an achieved goal', () => {
  it('counts the check-ins that say "Did it", and lists own words, the oldest first', () => {
    const { did, lines } = finishOf(goal, dayIn('UTC'))
    expect(did).toBe(2)
    expect(lines.map(({ day, words }) => `${day} ${words}`)).toEqual([
      '2026-11-10 Too late.',
      '2026-11-29 It worked.',
    ])
  })

  it("counts days in the person's time zone, and none if the end is not known", () => {
    expect(finishOf(goal, dayIn('UTC')).days).toBe(28)
    expect(finishOf(goal, dayIn('Asia/Tokyo')).days).toBe(27)
    expect(finishOf({ ...goal, achievedDate: null }, dayIn('UTC')).days).toBeNull()
  })
})
