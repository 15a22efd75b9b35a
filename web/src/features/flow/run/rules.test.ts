import { describe, expect, it } from 'vitest'
import type { Entity } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { historyEntry, LIKED } from './history.ts'
import { parseFlowRun } from './kept.ts'
import {
  arrive,
  canComplete,
  choose,
  complete,
  isReachable,
  next,
  offerFirst,
  previous,
  startFlow,
} from './rules.ts'
import type { FlowQuestion, FlowRun } from './run.ts'
import { advances, leadsTo, stepsOf } from './steps.ts'

const NOW = '2026-11-21T08:00:00.000Z'
const LATER = '2026-11-21T08:05:00.000Z'

const aRun = (entity: Entity = 'team'): FlowRun =>
  startFlow({ entity, person: 'ada', now: NOW, seed: 7, historyId: 'h1' })
const pick = (id: string, ...to: string[]) => ({ id, title: `The ${id}`, leadsTo: to })

/** A team run that is answered up to the advice, each step offering a, b and c of its own. */
function answered(): FlowRun {
  let run = offerFirst(aRun(), ['t1', 't2'])
  run = choose(run, 0, pick('t1', 'c1', 'c2', 'c3'), NOW)
  run = choose(run, 1, pick('c1', 'a1', 'a2'), NOW)
  run = choose(run, 2, pick('a1', 'v1', 'v2', 'v3'), NOW)
  return choose(run, 3, pick('v1', 'x1', 'x2', 'x3'), LATER)
}

const ids = (run: FlowRun, index: number) => run.questions[index]?.selected.map((s) => s.id)
const offers = (run: FlowRun, index: number) => [...(run.questions[index]?.choices ?? [])].sort()

describe('starting a flow', () => {
  it('a flow has six steps, but no category step for a colleague', () => {
    expect(entities.map((entity) => stepsOf(entity).length)).toEqual([6, 6, 5, 6])
    expect(aRun('colleague').questions.map((q) => q.page)).toEqual([
      'important-thing',
      'impact-action',
      'impact-advice',
      'implementation-challenge',
      'implementation-advice',
    ])
  })

  it('a new flow run has a start time, no limits, and is not completed', () => {
    expect(aRun()).toMatchObject({
      startTime: NOW,
      totalSteps: 6,
      currentIndex: 0,
      completed: false,
      limits: { people: null, time: null, budget: null },
    })
  })

  it('a flow allows two categories, two challenges, three helps, and one of each other step', () => {
    expect(aRun().questions.map((q) => q.maxSelection)).toEqual([1, 2, 1, 1, 2, 3])
  })
})

describe('the target of a choice in a flow', () => {
  const record = {
    categoryIds: ['c'],
    actionIds: ['a', 'a'],
    adviceIds: ['v'],
    challengeIds: ['x'],
  }

  it('reads the next choices from the field that belongs to the page', () => {
    expect(stepsOf('team').map((page) => leadsTo('team', page, record))).toEqual([
      ['c'],
      ['a'],
      ['v'],
      ['x'],
      ['v'],
      [],
    ])
  })

  it('leads from the important thing of a colleague straight to actions', () => {
    expect(leadsTo('colleague', 'important-thing', record)).toEqual(['a'])
  })

  it('offers no next choices if the record has no list of them', () => {
    expect(leadsTo('team', 'impact-action', {})).toEqual([])
  })

  it('advances by itself only after the important thing and the action', () => {
    expect(stepsOf('team').filter(advances)).toEqual(['important-thing', 'impact-action'])
  })
})

describe('choosing in a flow', () => {
  it('replaces the answer of a step with a single choice', () => {
    const run = choose(answered(), 0, pick('t2', 'c2'), LATER)
    expect(ids(run, 0)).toEqual(['t2'])
    expect(run.questions[0]?.timestamp).toBe(LATER)
  })

  it('ignores a choice that the step does not offer', () => {
    const run = answered()
    expect(choose(run, 2, pick('elsewhere'), LATER)).toBe(run)
    expect(choose(run, 9, pick('t1'), LATER)).toBe(run)
  })

  it('drops the oldest answer beyond the maximum, and removes an answer chosen again', () => {
    let run = choose(answered(), 1, pick('c2', 'a3'), LATER)
    expect(ids(run, 1)).toEqual(['c1', 'c2'])
    run = choose(run, 1, pick('c3', 'a4'), LATER)
    expect(ids(run, 1)).toEqual(['c2', 'c3'])
    run = choose(run, 1, pick('c2', 'a3'), LATER)
    expect(ids(run, 1)).toEqual(['c3'])
  })

  it('a step offers each target of the answers before it once', () => {
    const run = choose(answered(), 1, pick('c2', 'a2', 'a3'), LATER)
    expect(offers(run, 2)).toEqual(['a1', 'a2', 'a3'])
  })

  it('keeps later answers that are still offered, and removes the others', () => {
    const kept = choose(answered(), 1, pick('c2', 'a3'), LATER)
    expect(ids(kept, 2)).toEqual(['a1'])
    expect(ids(kept, 3)).toEqual(['v1'])
    const cleared = choose(kept, 1, pick('c1'), LATER)
    expect(ids(cleared, 2)).toEqual([])
    expect(cleared.questions[2]?.timestamp).toBeNull()
    expect(offers(cleared, 3)).toEqual([])
    expect(ids(cleared, 3)).toEqual([])
  })
})

describe('moving in a flow', () => {
  it('goes on only from an answered step, and not back from the first', () => {
    const run = offerFirst(aRun(), ['t1'])
    expect(next(run)).toBe(run)
    expect(previous(run)).toBe(run)
    expect(next(choose(run, 0, pick('t1', 'c1'), NOW)).currentIndex).toBe(1)
  })

  it('shows the step in the address if the run has reached it', () => {
    const arrival = arrive(answered(), 'impact-action', 'team')
    expect(arrival).toMatchObject({ to: 'step', run: { currentIndex: 2 } })
  })

  it('leads from a step that is not reached yet back to the last reached step', () => {
    expect(arrive(offerFirst(aRun(), ['t1']), 'impact-advice', 'team')).toEqual({
      to: 'page',
      page: 'important-thing',
    })
  })

  it('leads from the category page to the first step in a colleague flow', () => {
    expect(arrive(aRun('colleague'), 'impact-category', 'colleague')).toEqual({
      to: 'page',
      page: 'important-thing',
    })
  })

  it.each([
    ['there is no run', null, 'team'],
    ['the entity is another', aRun(), 'customer'],
    ['the address names no entity', aRun(), null],
    ['the run is over', { ...aRun(), completed: true }, 'team'],
    ['the stored run breaks the rules', { ...aRun(), totalSteps: 5 }, 'team'],
  ])('leads from a flow step home when %s', (_, run, entity) => {
    expect(arrive(run, 'important-thing', entity)).toEqual({ to: 'home' })
  })
})

describe('ending a flow', () => {
  it('a flow run needs a piece of advice to be completed', () => {
    expect(canComplete(aRun())).toBe(false)
    expect(complete(aRun()).completed).toBe(false)
    expect(complete(answered()).completed).toBe(true)
  })

  it('the history records page, choices and time for each step of a flow', () => {
    const entry = historyEntry(answered(), LATER, LIKED.helpful)
    expect(entry).toMatchObject({ _id: 'h1', startTime: NOW, endTime: LATER, liked: 3 })
    expect(entry.flow).toMatchObject({ entity: 'team', startTime: NOW })
    expect(entry.flow.steps).toHaveLength(6)
    expect(entry.flow.steps[3]).toEqual({
      page: 'impact-advice',
      selected: [{ id: 'v1', title: 'The v1' }],
      timestamp: LATER,
    })
    expect(entry.flow.steps[5]).toEqual({
      page: 'implementation-advice',
      selected: [],
      timestamp: null,
    })
  })

  it('rates advice from 4 for very helpful to 1 for not helpful', () => {
    expect(Object.values(LIKED)).toEqual([4, 3, 2, 1])
  })
})

describe('a stored flow run', () => {
  it('a stored flow run is refused if it has another version or is incomplete', () => {
    expect(parseFlowRun(answered())).toEqual(answered())
    expect(parseFlowRun({ ...answered(), version: 0 })).toBeNull()
    expect(parseFlowRun({ ...answered(), questions: undefined })).toBeNull()
    expect(parseFlowRun({ ...answered(), questions: [] })).toBeNull()
    expect(parseFlowRun(null)).toBeNull()
  })

  it.each([
    ['without a person', { person: null }],
    ['with an unknown entity', { entity: 'planet' }],
    ['with an index between two steps', { currentIndex: 1.5 }],
    ['with an index before its first step', { currentIndex: -1 }],
    ['with too many steps', { totalSteps: 7 }],
    ['without limits', { limits: null }],
    ['with a limit below zero', { limits: { people: -1, time: null, budget: null } }],
    ['with only one of its limits', { limits: { people: 3 } }],
    ['with an invalid start time', { startTime: 'yesterday' }],
    ['without a numeric seed', { seed: '7' }],
    ['with an invalid completed flag', { completed: 'no' }],
    ['without a history id', { historyId: undefined }],
  ])('a stored flow run is refused %s', (_, wrong) => {
    expect(parseFlowRun({ ...answered(), ...wrong })).toBeNull()
  })

  it.each([
    ['with an unknown page', { page: 'the-end' }],
    ['whose choices are not all ids', { choices: ['v1', 2] }],
    ['whose answer has no title', { selected: [{ id: 'v1', leadsTo: [] }] }],
    ['whose answer was not offered', { selected: [pick('z')] }],
    ['with an invalid answer time', { timestamp: 'later' }],
    ['with a wrong maximum of answers', { maxSelection: 2 }],
  ])('a stored flow run is refused if it has a step %s', (_, wrong) => {
    const run = answered()
    const questions = run.questions.with(3, { ...run.questions[3], ...wrong } as FlowQuestion)
    expect(parseFlowRun({ ...run, questions })).toBeNull()
  })

  it('a step of a flow is reachable only if every step before it is answered', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => isReachable(answered(), i))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
