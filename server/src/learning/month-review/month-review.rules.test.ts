import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CheckedIn,
  goalToContinue,
  type MonthFacts,
  monthBefore,
  type ReviewGoal,
  sumsOf,
} from './month-review.rules.ts'

const [from, to] = [Date.parse('2026-10-01T00:00:00Z'), Date.parse('2026-11-01T00:00:00Z')]
const checkIn = (more: Partial<CheckedIn> = {}): CheckedIn => ({
  ...{ outcome: 'did', note: null, createdDate: from, goalId: 'g', title: 'Ask first' },
  ...more,
})
const goal = (more: Partial<ReviewGoal> = {}): ReviewGoal => ({
  ...{ _id: 'g', title: 'Ask first', entity: 'team', state: 'going', reviewDate: null },
  ...{ updatedDate: from, achievedDate: null },
  ...more,
})
const facts = (more: Partial<MonthFacts>): MonthFacts => ({
  ...{ actions: [], checkIns: [], goals: [], rated: null, from, to },
  ...more,
})

describe('a month in review', () => {
  it.each([
    ['2026-11-21', '2026-10'],
    ['2026-11-01', '2026-10'],
    ['2027-01-31', '2026-12'],
    ['2028-03-31', '2028-02'],
  ])('on %s is that of %s', (day, month) => {
    expect(monthBefore(day)).toBe(month)
  })

  it('is empty without actions, check-ins and achieved goals', () => {
    const rated = { adviceId: 'a', title: 'Listen', actionId: 'b', entity: null }
    expect(sumsOf(facts({ rated, goals: [goal()] })).isEmpty).toBe(true)
    expect(sumsOf(facts({ checkIns: [checkIn({ outcome: 'notYet' })] })).isEmpty).toBe(false)
  })

  it('counts actions for each entity, and never more than there are', () => {
    const entity = fc.constantFrom('yourself', 'team', 'colleague', 'customer', null)
    const week = fc.constantFrom('2026-40', '2026-41', '2026-44')
    const actions = fc.array(fc.record({ week, entity }), { minLength: 1 })
    fc.assert(
      fc.property(actions, (all) => {
        const sums = sumsOf(facts({ actions: all }))
        const known = all.filter((action) => action.entity !== null).length
        expect(sums.forWhom.reduce((sum, one) => sum + one.actions, 0)).toBe(known)
        expect(sums.actions).toBe(all.length)
        expect(sums.weeks).toBe(new Set(all.map((action) => action.week)).size)
      }),
    )
  })

  it.each<[Partial<ReviewGoal>, boolean]>([
    [{ achievedDate: from }, true],
    [{ achievedDate: to - 1, updatedDate: to + 1 }, true],
    [{ achievedDate: to }, false],
    [{ achievedDate: from - 1, updatedDate: from }, false],
    [{ state: 'letGo', achievedDate: from }, false],
    [{ state: 'going', achievedDate: from }, false],
  ])('has an achieved goal with %j: %s', (more, has) => {
    const sums = sumsOf(facts({ goals: [goal({ state: 'achieved', ...more })] }))
    expect(sums).toMatchObject({ isEmpty: !has, achieved: has ? ['Ask first'] : [] })
  })

  it('quotes the longest note of an action that was done, else the advice rated highest', () => {
    const rated = { adviceId: 'a', title: 'Listen', actionId: 'b', entity: 'team' }
    const best = (...checkIns: CheckedIn[]) => sumsOf(facts({ checkIns, rated })).best
    const notDone = checkIn({ outcome: 'partly', note: 'A long note about a small step' })
    expect(best(notDone, checkIn(), checkIn({ note: ' ' }))).toMatchObject({
      ...{ note: null, title: 'Listen', adviceId: 'a', goalId: null },
    })
    const short = checkIn({ note: 'Good', createdDate: to - 1 })
    const old = checkIn({ note: 'She smiled' })
    const young = checkIn({ note: 'He smiled.', createdDate: from + 1, goalId: 'h' })
    expect(best(short, old, notDone)).toMatchObject({ note: 'She smiled', goalId: 'g' })
    expect(best(young, short, old)).toMatchObject({ note: 'He smiled.', goalId: 'h' })
  })

  it('suggests the open goal whose review comes next, else the one changed last', () => {
    const named = (_id: string, more: Partial<ReviewGoal> = {}) => goal({ _id, ...more })
    const over = named('over', { state: 'achieved', reviewDate: '2026-01-01' })
    const [plain, newer] = [named('plain'), named('newer', { updatedDate: to })]
    const [soon, late] = ['2026-11-02', '2026-12-02'].map((reviewDate) =>
      named(reviewDate, { reviewDate }),
    ) as [ReviewGoal, ReviewGoal]
    expect(goalToContinue([over, plain, late, soon])).toBe(soon)
    expect(goalToContinue([over, plain, newer])).toBe(newer)
    expect(goalToContinue([over])).toBeUndefined()
  })
})
