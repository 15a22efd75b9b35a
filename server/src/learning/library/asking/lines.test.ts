import { describe, expect, it } from 'vitest'
import { makeSynonyms } from '../words/synonyms.ts'
import { addLine, bestLines, noLines } from './lines.ts'
import { neighboursOf } from './neighbours.ts'

describe('the best line of a family', () => {
  const synonyms = makeSynonyms({ same: [], near: [] })
  const lines = noLines()
  const said = [
    'I forget names',
    'The phone rings all day long',
    'names and faces',
    'My boss shouts',
  ]
  said.forEach((text, at) => {
    addLine(lines, text, Math.floor(at / 2), synonyms)
  })
  const valuesOf = (...asked: Record<string, number>[]) => [
    ...bestLines(
      lines,
      asked.map((terms) => new Map(Object.entries(terms))),
      3,
    ),
  ]

  it('scores a family by its best line only, and a shorter line higher', () => {
    const [one, other, none] = valuesOf({ name: 1 })
    expect(one).toBeGreaterThan(0)
    expect(one).toBe(other)
    expect(none).toBe(0)
    expect(valuesOf({ phone: 1 })[0]).toBeLessThan(one ?? 0)
  })

  it('scores a line by the best of alternative terms', () => {
    expect(valuesOf({ boss: 0.5, shout: 2 })).toEqual(valuesOf({ shout: 2 }))
  })

  it('matches two adjacent words of a line', () => {
    expect(valuesOf({ 'boss shout': 1 })[1]).toBeGreaterThan(0)
    expect(valuesOf({ 'boss name': 1 })).toEqual([0, 0, 0])
  })
})

describe('the neighbours of a family', () => {
  const bags = [['phone', 'ring'], ['phone', 'call'], ['boss'], ['boss', 'shout', 'call']].map(
    (terms) => new Map(terms.map((term) => [term, 1])),
  )

  it('finds neighbours that share words with a family, without the family itself', async () => {
    const all = await neighboursOf(bags)
    expect(all.map((near) => near.map(({ family }) => family))).toEqual([[1], [0, 3], [3], [1, 2]])
    for (const near of all) {
      expect(near.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1)
    }
  })

  it('finds no neighbours without shared words', async () => {
    expect(await neighboursOf([new Map([['a', 1]]), new Map([['b', 1]])])).toEqual([[], []])
  })
})
