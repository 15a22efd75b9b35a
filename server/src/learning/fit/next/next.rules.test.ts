import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '#lib/moments.ts'
import type { FitPiece } from '../fit.types.ts'
import {
  freshOf,
  nextOf,
  type Occasions,
  type OwnGoal,
  occasionsOf,
  type Shown,
  stateOf,
  whyNow,
} from './next.rules.ts'

const shown = (times: number, lastDay: string): Shown => ({ id: 'a', times, lastDay, newIn: null })
const piece = (adviceId: string, more: Partial<FitPiece> = {}) =>
  ({ adviceId, entity: 'team', themes: [`theme ${adviceId}`], ...more }) as FitPiece

describe('advice that was shown', () => {
  it.each<[times: number, lastDay: string, today: string, state: string]>([
    [1, '2026-11-21', '2026-11-21', 'new'],
    [1, '2026-11-21', '2026-11-22', 'again'],
    [2, '2026-11-22', '2026-11-22', 'again'],
    [2, '2026-11-22', '2026-11-23', 'resting'],
    [2, '2026-11-22', '2026-12-19', 'resting'],
    [2, '2026-11-22', '2026-12-20', 'new'],
    [1, '2026-11-22', '2026-12-20', 'new'],
    // Shown in Tokyo; in Honolulu it is still the day before, and the pieces don't change.
    [1, '2026-11-22', '2026-11-21', 'new'],
    [2, '2026-11-22', '2026-11-21', 'again'],
    // An app that was left open overnight can show it a third time.
    [3, '2026-11-23', '2026-11-23', 'resting'],
  ])('shown on %i days, last on %s, is on %s: %s', (times, lastDay, today, state) => {
    expect(stateOf(shown(times, lastDay), today)).toBe(state)
  })

  it('is never resting on the day of its second showing, and rests for 27 full days after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (days) => {
        const state = stateOf(shown(2, '2026-11-22'), dayAfter('2026-11-22', days))
        expect(state === 'resting').toBe(days >= 1 && days <= 27)
      }),
    )
  })
})

describe('the three pieces', () => {
  const ids = (pieces: FitPiece[]) => pieces.map(({ adviceId }) => adviceId).join('')
  const [a, b, c, x, y] = ['a', 'b', 'c', 'x', 'y'].map((id) => piece(id)) as [
    ...[FitPiece, FitPiece, FitPiece, FitPiece, FitPiece],
  ]
  it.each<[fresh: FitPiece | null, unseen: FitPiece[], seenOnce: FitPiece[], shows: string]>([
    [null, [a, b, c], [], 'abc'],
    [c, [a, b, c], [], 'cab'],
    [a, [b, c], [x, y], 'abx'],
    [x, [a, b, c], [x, y], 'xay'],
    [null, [a], [x, y], 'axy'],
    [null, [], [], ''],
  ])('are the fresh one, new ones, and last one that was shown once (case %#)', (...given) => {
    const [fresh, unseen, seenOnce, shows] = given
    expect(ids(nextOf(fresh, unseen, seenOnce))).toBe(shows)
  })
})

describe('the fresh piece of a week', () => {
  const now = Date.parse('2026-11-23T09:00:00Z')
  const daysAgo = (days: number) => now - days * 24 * 3_600_000
  const goal = (more: Partial<OwnGoal>): OwnGoal => ({
    ...{ title: 'Ask first', adviceId: 'g', entity: 'colleague', state: 'going' },
    ...{ updatedDate: daysAgo(60), didDate: null, achievedDate: null },
    ...more,
  })
  const occasions = (...goals: OwnGoal[]) => occasionsOf(goals, () => ['trust'], now)
  const about = piece('a', { themes: ['trust'], entity: 'customer' })

  it.each<[name: string, value: string | null, goals: OwnGoal[]]>([
    ['unseen', null, []],
    ['achieved', 'Ask first', [goal({ state: 'achieved', achievedDate: daysAgo(13) })]],
    ['unseen', null, [goal({ state: 'achieved', achievedDate: daysAgo(14) })]],
    ['goesWell', 'Ask first', [goal({ didDate: daysAgo(3) })]],
    ['unseen', null, [goal({ didDate: daysAgo(14) })]],
    ['unseen', null, [goal({ state: 'letGo', didDate: daysAgo(3) })]],
    ['quiet', 'customer', [goal({ entity: 'customer', state: 'achieved' })]],
    ['unseen', null, [goal({ entity: 'customer' })]],
    ['unseen', null, [goal({ entity: 'customer', state: 'letGo', updatedDate: daysAgo(27) })]],
    ['unseen', null, [goal({ entity: 'customer', state: 'letGo' }), goal({ entity: 'customer' })]],
  ])('has the reason %s with %s (case %#)', (name, value, goals) => {
    expect(whyNow(about, occasions(...goals))).toEqual({ name, value })
  })

  it('is a piece with an occasion if one is near, else one of the twelve that fit best', () => {
    const many = Array.from({ length: 60 }, (_, at) => piece(`p${at}`))
    const nothing: Occasions = occasions()
    const timely = { ...nothing, achieved: new Map([['theme p30', 'A goal']]) }
    const far = { ...nothing, achieved: new Map([['theme p55', 'A goal']]) }
    const last = (id: string) => -Number(id.slice(1))
    expect(freshOf(many, timely, last)?.adviceId).toBe('p30')
    expect(freshOf(many, nothing, last)?.adviceId).toBe('p11')
    expect(freshOf(many, far, last)?.adviceId).toBe('p11')
    expect(freshOf([], nothing, last)).toBeNull()
  })
})
