import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '#learning/library/ranking/library.types.ts'
import type { RankedDocument } from '#learning/library/ranking/ranking.ts'
import { hasTie, settleTies } from './library.ties.rules.ts'

const hit = (key: string, score: number, adviceId: string | null = null): RankedDocument => {
  const [kind, id] = key.split(':')
  return { document: { key, kind, id, adviceId } as LibraryDocument, score }
}
const piece = (adviceId: string) => ({ adviceId, actionId: `of-${adviceId}` })
const pieces = ['a', 'b', 'c'].map(piece)
const keys = (hits: RankedDocument[]) =>
  settleTies(hits, pieces).map(({ document }) => document.key)

describe('hits that fit a query equally well', () => {
  it.each<[what: string, hits: RankedDocument[], after: string[]]>([
    [
      'sorts tied hits by how well they fit the person',
      [hit('advice:c', 10.2), hit('tip:1', 10.1, 'b'), hit('action:of-a', 10)],
      ['action:of-a', 'tip:1', 'advice:c'],
    ],
    [
      'keeps the order of hits with different scores',
      [hit('advice:c', 12), hit('advice:a', 11)],
      [],
    ],
    ['keeps the order of tied hits of other kinds', [hit('link:c', 5), hit('link:a', 5)], []],
    [
      'moves no tied hit past a hit of another kind',
      [hit('advice:c', 5), hit('goal:1', 5), hit('advice:a', 5)],
      ['advice:c', 'goal:1', 'advice:a'],
    ],
    [
      'sorts a tied hit without a known fit last',
      [hit('tip:2', 5), hit('advice:c', 5)],
      ['advice:c', 'tip:2'],
    ],
  ])('%s', (_what, hits, after) => {
    expect(keys(hits)).toEqual(after.length > 0 ? after : hits.map(({ document }) => document.key))
  })

  it('finds a tie only between neighbours that fit a query equally well', () => {
    expect(hasTie([hit('advice:a', 5.01), hit('advice:b', 5)])).toBe(true)
    expect(hasTie([hit('advice:a', 5), hit('goal:b', 5), hit('advice:c', 4)])).toBe(false)
  })
})
