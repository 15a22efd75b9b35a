import { describe, expect, it } from 'vitest'
import type { LibraryDocument } from '#learning/library/ranking/library.types.ts'
import type { RankedDocument } from '#learning/library/ranking/ranking.ts'
import { bestPart, NO_PART, suitedFirst } from './suited.ts'

const document = (id: string, kind: LibraryDocument['kind'] = 'advice') =>
  ({ id, kind, key: `${kind}:${id}` }) as LibraryDocument
const ranked = (id: string, score: number): RankedDocument =>
  ({ document: document(id), score }) as RankedDocument
const suits = (adviceId: string) => (adviceId.startsWith('ward') ? 'I’m a nurse' : null)

describe('the best part', () => {
  it('chooses the part that suits the reader if several fit about equally', () => {
    const parts = [ranked('desk', 1), ranked('ward', 0.96)]
    const chosen = { best: document('ward'), suits: 'I’m a nurse', isChosen: true }
    expect(bestPart(parts, [], suits)).toEqual(chosen)
    expect(bestPart(parts, [], undefined)).toEqual({ ...NO_PART, best: document('desk') })
  })

  it('chooses the part that fits the question clearly best', () => {
    const parts = [ranked('desk', 1), ranked('ward', 0.9)]
    expect(bestPart(parts, [], suits)).toEqual({ ...NO_PART, best: document('desk') })
  })
})

describe('things found', () => {
  const found = (id: string, value: number, kind: LibraryDocument['kind'] = 'action') => ({
    ...{ head: document(id, kind), value, best: document(id), isChosen: false },
    suits: suits(id),
  })
  const order = (...all: ReturnType<typeof found>[]) =>
    suitedFirst(all).map(({ head, suits }) => `${head.id}${suits === null ? '' : ' *'}`)

  it('moves an action that suits the reader only before hits that fit about equally', () => {
    expect(order(found('desk', 1), found('ward', 0.96))).toEqual(['ward *', 'desk'])
    expect(order(found('desk', 1), found('ward', 0.9))).toEqual(['desk', 'ward'])
  })

  it('keeps the place of hits that aren’t actions', () => {
    const rule = found('rule', 0.99, 'handbook')
    expect(order(found('desk', 1), rule, found('ward', 0.96))).toEqual(['ward *', 'rule', 'desk'])
  })
})
