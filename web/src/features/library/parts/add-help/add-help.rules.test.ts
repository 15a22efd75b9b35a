import { describe, expect, it } from 'vitest'
import type { ImpactAdvice } from '#api/content-tables.ts'
import {
  goalsToHelp,
  type HelpedGoal,
  type HelpPlace,
  newGoalsWith,
  withHelp,
  withoutHelp,
} from './add-help.rules.ts'

const place: HelpPlace = { challenge: 'shy', action: 'ask', advice: 'ask-one', entity: 'team' }

const aGoal = (goal: Partial<HelpedGoal>): HelpedGoal => ({
  _id: 'g',
  adviceId: null,
  title: null,
  entity: null,
  isGoal: true,
  state: 'going',
  updatedDate: '2026-11-20T08:00:00.000Z',
  advices: [],
  ...goal,
})

const anAdvice = (id: string, challengeIds?: string[]): ImpactAdvice => ({
  id,
  title: id,
  body: id,
  ...(challengeIds && { challengeIds }),
})
const ids = (advices: readonly { id: string }[]) => advices.map(({ id }) => id)

describe('goals that help can be added to', () => {
  it("offers to add help to the advice's own goal first, then to goals for the same entity", () => {
    const all = [
      aGoal({ _id: 'other', entity: 'customer', updatedDate: '2026-11-22T08:00:00.000Z' }),
      aGoal({ _id: 'old', entity: 'team' }),
      aGoal({ _id: 'new', entity: 'team', updatedDate: '2026-11-21T08:00:00.000Z' }),
      aGoal({ _id: 'same for others', adviceId: 'ask-one', entity: 'colleague' }),
      aGoal({ _id: 'same', adviceId: 'ask-one', entity: 'team' }),
    ]
    const found = goalsToHelp(all, place).map(({ _id }) => _id)
    expect(found).toEqual(['same', 'new', 'old', 'other', 'same for others'])
  })

  it('offers to add help only to open goals, and not to bookmarks', () => {
    const all = [aGoal({ isGoal: false }), aGoal({ state: 'achieved' }), aGoal({ state: 'letGo' })]
    expect(goalsToHelp(all, place)).toEqual([])
  })

  it('for help without advice, a goal without advice does not come first', () => {
    const all = [aGoal({ _id: 'own', entity: 'team' }), aGoal({ _id: 'b', entity: 'customer' })]
    const found = goalsToHelp(all, { ...place, advice: null, entity: 'customer' })
    expect(found.map(({ _id }) => _id)).toEqual(['b', 'own'])
  })
})

describe('new goals with help', () => {
  const advices = [anAdvice('ask-one'), anAdvice('ask-two', ['shy']), anAdvice('ask-three')]

  it('a new goal with help uses the advice that the person comes from', () => {
    expect(ids(newGoalsWith(advices, place, []))).toEqual(['ask-one'])
  })

  it('a new goal with help uses advice with the obstacle, else any advice', () => {
    const none = { ...place, advice: null }
    expect(ids(newGoalsWith(advices, none, []))).toEqual(['ask-two'])
    expect(ids(newGoalsWith(advices, { ...none, challenge: 'late' }, []))).toHaveLength(3)
    expect(ids(newGoalsWith(advices, { ...place, advice: 'gone' }, []))).toEqual(['ask-two'])
  })

  it('a new goal with help never uses advice that is already a goal for the entity', () => {
    const over = aGoal({ adviceId: 'ask-one', entity: 'team', state: 'achieved' })
    expect(newGoalsWith(advices, place, [over])).toEqual([])
    expect(newGoalsWith(advices, place, [{ ...over, entity: 'customer' }])).toHaveLength(1)
    expect(newGoalsWith(advices, place, [{ ...over, isGoal: false }])).toHaveLength(1)
  })
})

describe('the help of a goal', () => {
  const one = { id: 'one', title: 'One', body: '1' }
  const two = { id: 'two', title: 'Two', body: '2' }

  it('adds each help to a goal once, at the end', () => {
    const more = { ...two, subchallenge: 'Two of many', when: 'later' }
    expect(withHelp([one], more)).toEqual([one, two])
    expect(withHelp(withHelp([one], two), two)).toEqual([one, two])
    expect(withHelp([two, one], two)).toEqual([two, one])
  })

  it('adding a help to a goal and removing it leaves the other help unchanged', () => {
    expect(withoutHelp(withHelp([one], two), 'two')).toEqual([one])
    expect(withoutHelp([one], 'two')).toEqual([one])
  })
})
