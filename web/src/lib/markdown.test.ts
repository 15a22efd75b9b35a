import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })

it('reads paragraphs, and a paragraph that is wholly a quotation as speech', () => {
  expect(
    parseMarkdown('One line\ngoes on.\n\n“What did you hear?”\n\nHe said “no” twice.'),
  ).toEqual([
    { kind: 'paragraph', children: [text('One line\ngoes on.')] },
    { kind: 'speech', children: [text('“What did you hear?”')] },
    { kind: 'paragraph', children: [text('He said “no” twice.')] },
  ])
})

it('reads lists, strong, emphasis and links to https', () => {
  expect(parseMarkdown('- a **b**\n- *c* and [d](https://example.org/e)\n\n1. e\n2. f')).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [
        [text('a '), { kind: 'strong', children: [text('b')] }],
        [
          { kind: 'emphasis', children: [text('c')] },
          text(' and '),
          { kind: 'link', href: 'https://example.org/e', children: [text('d')] },
        ],
      ],
    },
    { kind: 'list', ordered: true, items: [[text('e')], [text('f')]] },
  ])
})

it('reads a list right after a line, and the lines after it', () => {
  expect(parseMarkdown('Once a year:\n- you\n- your lead\nIn March.\n1. a\n- b')).toEqual([
    { kind: 'paragraph', children: [text('Once a year:')] },
    { kind: 'list', ordered: false, items: [[text('you')], [text('your lead')]] },
    { kind: 'paragraph', children: [text('In March.')] },
    { kind: 'list', ordered: true, items: [[text('a')]] },
    { kind: 'list', ordered: false, items: [[text('b')]] },
  ])
})

it('leaves open marks, other addresses and tags as the text they are', () => {
  for (const line of ['3 * 4', '**', '[x](javascript:alert(1))', '<b>x</b>', '[a [b](c)', '# x']) {
    expect(parseMarkdown(line)).toEqual([{ kind: 'paragraph', children: [text(line)] }])
  }
})

const words = (parts: Inline[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : words(part.children))).join('')
const allWords = (block: Block): string =>
  words(block.kind === 'list' ? block.items.flat() : block.children)

it('loses no letter, whatever the marks', () => {
  const letters = fc.array(
    fc.constantFrom('a', 'b', '*', '**', '[', '](https://', ')', ' ', '\n', '- '),
  )
  fc.assert(
    fc.property(letters, (parts) => {
      const text = parts.join('')
      const kept = parseMarkdown(text).map(allWords).join('')
      const count = (of: string) => of.replaceAll(/[^ab]/g, '')
      const hrefs = JSON.stringify(parseMarkdown(text)).match(/"href":"[^"]*"/g) ?? []
      const inHrefs = count(hrefs.join('').replaceAll('"href"', ''))
      expect(count(kept).length + inHrefs.length).toBe(count(text).length)
    }),
  )
})
