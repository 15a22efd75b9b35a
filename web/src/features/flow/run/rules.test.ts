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
  it('copies the six steps of yourself, team and customer, and leaves the category out for a colleague', () => {
    expect(entities.map((entity) => stepsOf(entity).length)).toEqual([6, 6, 5, 6])
    expect(aRun('colleague').questions.map((q) => q.page)).toEqual([
      'important-thing',
      'impact-action',
      'impact-advice',
      'implementation-challenge',
      'implementation-advice',
    ])
  })

  it('records the start time and the total, clears the limits and is not completed', () => {
    expect(aRun()).toMatchObject({
      startTime: NOW,
      totalSteps: 6,
      currentIndex: 0,
      completed: false,
      limits: { people: null, time: null, budget: null },
    })
  })

  it('allows one thing, two categories, one action, one advice, two challenges and three helps', () => {
    expect(aRun().questions.map((q) => q.maxSelection)).toEqual([1, 2, 1, 1, 2, 3])
  })
})

describe('the target of a choice', () => {
  const record = {
    categoryIds: ['c'],
    actionIds: ['a', 'a'],
    adviceIds: ['v'],
    challengeIds: ['x'],
  }

  it('uses the field of its page', () => {
    expect(stepsOf('team').map((page) => leadsTo('team', page, record))).toEqual([
      ['c'],
      ['a'],
      ['v'],
      ['x'],
      ['v'],
      [],
    ])
  })

  it('goes from the important thing of a colleague straight to actions', () => {
    expect(leadsTo('colleague', 'important-thing', record)).toEqual(['a'])
  })

  it('leads to an empty question when the record has no such list', () => {
    expect(leadsTo('team', 'impact-action', {})).toEqual([])
  })

  it('moves on after one thing and one action, but not on steps with several choices or advice to read', () => {
    expect(stepsOf('team').filter(advances)).toEqual(['important-thing', 'impact-action'])
  })
})

describe('choosing', () => {
  it('replaces a single choice', () => {
    const run = choose(answered(), 0, pick('t2', 'c2'), LATER)
    expect(ids(run, 0)).toEqual(['t2'])
    expect(run.questions[0]?.timestamp).toBe(LATER)
  })

  it('ignores a choice that the step does not offer', () => {
    const run = answered()
    expect(choose(run, 2, pick('elsewhere'), LATER)).toBe(run)
    expect(choose(run, 9, pick('t1'), LATER)).toBe(run)
  })

  it('drops the oldest choice at the maximum, and a chosen one is only removed', () => {
    let run = choose(answered(), 1, pick('c2', 'a3'), LATER)
    expect(ids(run, 1)).toEqual(['c1', 'c2'])
    run = choose(run, 1, pick('c3', 'a4'), LATER)
    expect(ids(run, 1)).toEqual(['c2', 'c3'])
    run = choose(run, 1, pick('c2', 'a3'), LATER)
    expect(ids(run, 1)).toEqual(['c3'])
  })

  it('offers the targets of all choices of the step before, each once', () => {
    const run = choose(answered(), 1, pick('c2', 'a2', 'a3'), LATER)
    expect(offers(run, 2)).toEqual(['a1', 'a2', 'a3'])
  })

  it('keeps later answers that are still offered and clears those that are not', () => {
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

describe('moving and arriving', () => {
  it('goes on only from an answered step, and not beyond either end', () => {
    const run = offerFirst(aRun(), ['t1'])
    expect(next(run)).toBe(run)
    expect(previous(run)).toBe(run)
    expect(next(choose(run, 0, pick('t1', 'c1'), NOW)).currentIndex).toBe(1)
  })

  it('shows the step of an address that is reached, with its index', () => {
    const arrival = arrive(answered(), 'impact-action', 'team')
    expect(arrival).toMatchObject({ to: 'step', run: { currentIndex: 2 } })
  })

  it('leads back to the last reached step from one that is not reached yet', () => {
    expect(arrive(offerFirst(aRun(), ['t1']), 'impact-advice', 'team')).toEqual({
      to: 'page',
      page: 'important-thing',
    })
  })

  it('leads a colleague run away from the category page it does not have', () => {
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
    ['the kept run breaks the rules', { ...aRun(), totalSteps: 5 }, 'team'],
  ])('leads home when %s', (_, run, entity) => {
    expect(arrive(run, 'important-thing', entity)).toEqual({ to: 'home' })
  })
})

describe('ending', () => {
  it('needs a piece of advice', () => {
    expect(canComplete(aRun())).toBe(false)
    expect(complete(aRun()).completed).toBe(false)
    expect(complete(answered()).completed).toBe(true)
  })

  it('writes per step the page, the choices by id and title, and the time', () => {
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

  it('scores very helpful 4, helpful 3, somewhat helpful 2 and not helpful 1', () => {
    expect(Object.values(LIKED)).toEqual([4, 3, 2, 1])
  })
})

describe('a kept run', () => {
  it('is refused if it has another version, is cut off or is no run', () => {
    expect(parseFlowRun(answered())).toEqual(answered())
    expect(parseFlowRun({ ...answered(), version: 0 })).toBeNull()
    expect(parseFlowRun({ ...answered(), questions: undefined })).toBeNull()
    expect(parseFlowRun({ ...answered(), questions: [] })).toBeNull()
    expect(parseFlowRun(null)).toBeNull()
  })

  it.each([
    ['nobody’s', { person: null }],
    ['of no entity', { entity: 'planet' }],
    ['between two steps', { currentIndex: 1.5 }],
    ['before its first step', { currentIndex: -1 }],
    ['of too many steps', { totalSteps: 7 }],
    ['without limits', { limits: null }],
    ['of a limit below nothing', { limits: { people: -1, time: null, budget: null } }],
    ['of half its limits', { limits: { people: 3 } }],
    ['started at no time', { startTime: 'yesterday' }],
    ['without an order', { seed: '7' }],
    ['neither over nor not', { completed: 'no' }],
    ['without a history', { historyId: undefined }],
  ])('is refused when it is %s', (_, wrong) => {
    expect(parseFlowRun({ ...answered(), ...wrong })).toBeNull()
  })

  it.each([
    ['of an unknown page', { page: 'the-end' }],
    ['whose choices are no ids', { choices: ['v1', 2] }],
    ['whose answer has no title', { selected: [{ id: 'v1', leadsTo: [] }] }],
    ['whose answer was not offered', { selected: [pick('z')] }],
    ['answered at no time', { timestamp: 'later' }],
    ['that takes more answers than it may', { maxSelection: 2 }],
  ])('is refused with a step %s', (_, wrong) => {
    const run = answered()
    const questions = run.questions.with(3, { ...run.questions[3], ...wrong } as FlowQuestion)
    expect(parseFlowRun({ ...run, questions })).toBeNull()
  })

  it('reaches a step only when every step before it is answered', () => {
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
