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
  it("start with the advice's own goal, then those for the same entity, by last change", () => {
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

  it('are open: no bookmark, not achieved or let go', () => {
    const all = [aGoal({ isGoal: false }), aGoal({ state: 'achieved' }), aGoal({ state: 'letGo' })]
    expect(goalsToHelp(all, place)).toEqual([])
  })

  it('do not put a goal without advice first for help without advice', () => {
    const all = [aGoal({ _id: 'own', entity: 'team' }), aGoal({ _id: 'b', entity: 'customer' })]
    const found = goalsToHelp(all, { ...place, advice: null, entity: 'customer' })
    expect(found.map(({ _id }) => _id)).toEqual(['b', 'own'])
  })
})

describe('new goals with help', () => {
  const advices = [anAdvice('ask-one'), anAdvice('ask-two', ['shy']), anAdvice('ask-three')]

  it('are made of the advice that the person comes from', () => {
    expect(ids(newGoalsWith(advices, place, []))).toEqual(['ask-one'])
  })

  it('are otherwise made of advice with this obstacle, else of any advice', () => {
    const none = { ...place, advice: null }
    expect(ids(newGoalsWith(advices, none, []))).toEqual(['ask-two'])
    expect(ids(newGoalsWith(advices, { ...none, challenge: 'late' }, []))).toHaveLength(3)
    expect(ids(newGoalsWith(advices, { ...place, advice: 'gone' }, []))).toEqual(['ask-two'])
  })

  it('exclude advice that is already a goal for this entity, open or over', () => {
    const over = aGoal({ adviceId: 'ask-one', entity: 'team', state: 'achieved' })
    expect(newGoalsWith(advices, place, [over])).toEqual([])
    expect(newGoalsWith(advices, place, [{ ...over, entity: 'customer' }])).toHaveLength(1)
    expect(newGoalsWith(advices, place, [{ ...over, isGoal: false }])).toHaveLength(1)
  })
})

describe('the help of a goal', () => {
  const one = { id: 'one', title: 'One', body: '1' }
  const two = { id: 'two', title: 'Two', body: '2' }

  it('adds each help once at the end, as a copy of the fields it keeps', () => {
    const more = { ...two, subchallenge: 'Two of many', when: 'later' }
    expect(withHelp([one], more)).toEqual([one, two])
    expect(withHelp(withHelp([one], two), two)).toEqual([one, two])
    expect(withHelp([two, one], two)).toEqual([two, one])
  })

  it('is unchanged after adding and removing', () => {
    expect(withoutHelp(withHelp([one], two), 'two')).toEqual([one])
    expect(withoutHelp([one], 'two')).toEqual([one])
  })
})
