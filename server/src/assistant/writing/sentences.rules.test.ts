import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CitedSentence, Sentences } from './sentences.rules.ts'

const read = (pieces: readonly string[]): CitedSentence[] => {
  const sentences = new Sentences()
  return [...pieces.flatMap((piece) => sentences.add(piece)), ...sentences.end()]
}

describe('the sentences of a model', () => {
  it.each<[string, [string, ...number[]][]]>([
    [
      'Ask first [1]. Then listen. [2]',
      [
        ['Ask first.', 1],
        ['Then listen.', 2],
      ],
    ],
    [
      'Ask first.[1][2] Then listen [2, 3].',
      [
        ['Ask first.', 1, 2],
        ['Then listen.', 2, 3],
      ],
    ],
    [
      '- **Ask** first [1].\n- Listen [2]',
      [
        ['Ask first.', 1],
        ['Listen', 2],
      ],
    ],
    [
      '1. Ask [1].\n\n2) Listen [2].',
      [
        ['Ask.', 1],
        ['Listen.', 2],
      ],
    ],
    [
      'Say “Thanks. It helped.” [1] Then go [1].',
      [['Say “Thanks.'], ['It helped.”', 1], ['Then go.', 1]],
    ],
    [
      'Write it down, e.g. in a list [1]. Wait 3.5 days [2].',
      [
        ['Write it down, e.g. in a list.', 1],
        ['Wait 3.5 days.', 2],
      ],
    ],
    ['No source here. And half a sen', [['No source here.']]],
    ['', []],
  ])('sentences and citations of a model are read from %j', (text, expected) => {
    expect(read([text]).map(({ text, cites }) => [text, ...cites])).toEqual(expected)
  })

  it('the sentences of a model don’t depend on the pieces in which the text arrives', () => {
    const text = 'Ask first [1]. Then “listen” [2, 3]. 👩‍🚀 Thank her! [1]\n- Write it down [2]'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), text.length]
        const pieces = at.slice(1).map((end, place) => text.slice(at[place], end))
        expect(read(pieces)).toEqual(read([text]))
      }),
    )
  })
})
