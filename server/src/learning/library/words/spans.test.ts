import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spansOf } from './spans.ts'

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
function wordsOf(text: string): string[] {
  const spans = spansOf(text)
  return spans.flatMap((start, place) => (place % 2 ? [] : [text.slice(start, spans[place + 1])]))
}

it('finds the words of a text, with the apostrophes inside of them', () => {
  expect(wordsOf(`Don't “stop” — the team’s 2nd 'try'...`)).toEqual([
    ...["Don't", 'stop', 'the', 'team’s', '2nd', 'try'],
  ])
})

it('finds in any text what the letters of all alphabets say', () => {
  const letter = fc.constantFrom(...`aZ0'’ -—“é\u0301漢😀·…_`)
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'binary' }), fc.string())
  fc.assert(
    fc.property(text, (any) => {
      expect(wordsOf(any)).toEqual(any.match(WORD) ?? [])
    }),
    { numRuns: 1000 },
  )
})
