import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionPages } from '#features/onboarding/onboarding-pages.ts'
import type { Answers } from './answers.rules.ts'
import {
  clashesOf,
  type KeptAnswers,
  keep,
  nothingKept,
  parseKeptAnswers,
  ready,
  resolve,
  settle,
  taken,
} from './kept.rules.ts'

const base: Answers = { 'user-role': ['team'], 'user-motivation': ['learn'] }
const kept = keep(nothingKept, base, { ...base, 'user-role': ['function'] })

describe('an unsaved onboarding answer', () => {
  it("stores an unsaved answer with the server's value, and sends it until it is saved", () => {
    expect(kept).toEqual({ mine: { 'user-role': ['function'] }, seen: { 'user-role': ['team'] } })
    expect(ready(kept, base)).toEqual(['user-role'])
    expect(settle(kept, { ...base, 'user-role': ['function'] })).toEqual(nothingKept)
  })

  it('does not send an answer that conflicts with another device before the person decides', () => {
    const theirs: Answers = { ...base, 'user-role': ['individual'], 'user-motivation': ['money'] }
    expect(clashesOf(kept, theirs)).toEqual(['user-role'])
    expect(ready(kept, theirs)).toEqual([])
    expect(ready(resolve(kept, theirs, 'user-role', true), theirs)).toEqual(['user-role'])
    expect(resolve(kept, theirs, 'user-role', false)).toEqual(nothingKept)
  })

  it('an unsaved answer does not conflict with an equal one, or with its own save', () => {
    expect(clashesOf(kept, { 'user-role': ['function'] })).toEqual([])
    const saved = taken(kept, { 'user-role': ['function'] })
    const later = keep(saved, base, { ...base, 'user-role': ['individual'] })
    expect(ready(later, { ...base, 'user-role': ['function'] })).toEqual(['user-role'])
  })

  it('reads unsaved answers safely from any stored value', () => {
    expect(parseKeptAnswers(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    for (const rubbish of [null, 3, 'x', [], { mine: 4 }, { mine: { 'user-role': [1] } }]) {
      expect(parseKeptAnswers(rubbish)).toEqual(nothingKept)
    }
  })
})

const ids = fc.constantFrom('a', 'b', 'c')
const answers = fc
  .uniqueArray(fc.constantFrom(...questionPages), { maxLength: 5 })
  .chain((pages) =>
    fc.tuple(...pages.map((page) => fc.tuple(fc.constant(page), fc.array(ids, { maxLength: 2 })))),
  )
  .map((entries): Answers => Object.fromEntries(entries))

it('sends each unsaved answer or reports its conflict, unless it is already saved', () => {
  fc.assert(
    fc.property(answers, fc.array(answers, { maxLength: 4 }), answers, (had, given, theirs) => {
      const all = given.reduce<KeptAnswers>(
        (sum, next) => keep(sum, had, { ...had, ...sum.mine, ...next }),
        nothingKept,
      )
      const open = [...ready(all, theirs), ...clashesOf(all, theirs)]
      for (const page of questionPages) {
        const mine = all.mine[page]
        if (mine === undefined) continue
        const isThere = JSON.stringify(theirs[page] ?? []) === JSON.stringify(mine)
        expect(open.includes(page)).toBe(!isThere)
      }
      expect(new Set(open).size).toBe(open.length)
    }),
  )
})
