import { describe, expect, it } from 'vitest'
import {
  hasCommonQuestion,
  isLimited,
  isWithin,
  limitFrom,
  NO_LIMITS,
  setLimits,
} from './limits.ts'
import { choose, offerFirst, startFlow } from './rules.ts'

const NOW = '2026-11-21T08:00:00.000Z'
const aStart = { person: 'ada', now: NOW, seed: 7, historyId: 'h1' }

describe('the limits of a flow', () => {
  it('asks for limits in the team flow only', () => {
    const asked = (['yourself', 'team', 'colleague', 'customer'] as const).filter((entity) =>
      hasCommonQuestion(startFlow({ entity, ...aStart })),
    )
    expect(asked).toEqual(['team'])
  })

  it('accepts advice at the limit, and refuses it one above', () => {
    const limits = { ...NO_LIMITS, time: 10 }
    expect(isWithin({ people: 3, time: 10, budget: 0 }, limits)).toBe(true)
    expect(isWithin({ people: 3, time: 11, budget: 0 }, limits)).toBe(false)
  })

  it('applies a limit of zero to advice', () => {
    expect(isWithin({ budget: 0 }, { ...NO_LIMITS, budget: 0 })).toBe(true)
    expect(isWithin({ budget: 5 }, { ...NO_LIMITS, budget: 0 })).toBe(false)
  })

  it('ignores an empty limit, and accepts advice without a value', () => {
    expect(isWithin({ people: 500, time: 90, budget: 9 }, NO_LIMITS)).toBe(true)
    expect(isWithin({ people: null }, { people: 1, time: 1, budget: 1 })).toBe(true)
  })

  it('requires advice to meet every limit', () => {
    const limits = { people: 5, time: 10, budget: 0 }
    expect(isWithin({ people: 5, time: 10, budget: 0 }, limits)).toBe(true)
    expect(isWithin({ people: 6, time: 10, budget: 0 }, limits)).toBe(false)
    expect(isWithin({ people: 5, time: 10, budget: 1 }, limits)).toBe(false)
  })

  it('detects whether any limit for advice is set', () => {
    expect(isLimited(NO_LIMITS)).toBe(false)
    expect(isLimited({ ...NO_LIMITS, budget: 0 })).toBe(true)
  })

  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['15', 15],
    [' 7.9 ', 7],
    ['-1', null],
    ['ten', null],
    ['1e999', null],
  ])('reads the typed limit %j as %j', (text, limit) => {
    expect(limitFrom(text)).toBe(limit)
  })

  it('removes chosen advice that exceeds new limits, and the choices after it', () => {
    let run = offerFirst(startFlow({ entity: 'team', ...aStart }), ['t'])
    for (const [index, id, to] of [
      [0, 't', 'c'],
      [1, 'c', 'a'],
      [2, 'a', 'v'],
      [3, 'v', 'x'],
    ] as const) {
      run = choose(run, index, { id, title: id, leadsTo: [to] }, NOW)
    }
    const advice = new Map([['v', { time: 20 }]])
    expect(setLimits(run, { ...NO_LIMITS, time: 20 }, advice).questions[3]?.selected).toHaveLength(
      1,
    )
    const tight = setLimits(run, { ...NO_LIMITS, time: 19 }, advice)
    expect(tight.questions[3]).toMatchObject({ choices: ['v'], selected: [], timestamp: null })
    expect(tight.questions[4]?.choices).toEqual([])
  })
})
