import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })

it('reads a paragraph that is only a quotation as speech', () => {
  expect(
    parseMarkdown('One line\ngoes on.\n\n“What did you hear?”\n\nHe said “no” twice.'),
  ).toEqual([
    { kind: 'paragraph', children: [text('One line\ngoes on.')] },
    { kind: 'speech', children: [text('“What did you hear?”')] },
    { kind: 'paragraph', children: [text('He said “no” twice.')] },
  ])
})

it('reads lists, strong text, emphasis and https links in Markdown', () => {
  expect(parseMarkdown('- a **b**\n- *c* and [d](https://example.org/e)\n\n1. e\n2. f')).toEqual([
    {
      kind: 'list',
      start: null,
      items: [
        [text('a '), { kind: 'strong', children: [text('b')] }],
        [
          { kind: 'emphasis', children: [text('c')] },
          text(' and '),
          { kind: 'link', href: 'https://example.org/e', children: [text('d')] },
        ],
      ],
    },
    { kind: 'list', start: 1, items: [[text('e')], [text('f')]] },
  ])
})

it('reads a Markdown list right after a line, and the lines after it', () => {
  expect(parseMarkdown('Once a year:\n- you\n- your lead\nIn March.\n1. a\n- b')).toEqual([
    { kind: 'paragraph', children: [text('Once a year:')] },
    { kind: 'list', start: null, items: [[text('you')], [text('your lead')]] },
    { kind: 'paragraph', children: [text('In March.')] },
    { kind: 'list', start: 1, items: [[text('a')]] },
    { kind: 'list', start: null, items: [[text('b')]] },
  ])
})

it('keeps unclosed marks, unsafe addresses and tags as plain text', () => {
  for (const line of ['3 * 4', '**', '[x](javascript:alert(1))', '<b>x</b>', '[a [b](c)', '# x']) {
    expect(parseMarkdown(line)).toEqual([{ kind: 'paragraph', children: [text(line)] }])
  }
})

/** Inline Markdown in a short form, with marks as tags. */
const inline = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      const name = part.kind === 'link' ? `<${part.href}>` : part.kind === 'strong' ? 'B' : 'I'
      return `${name}{${inline(part.children)}}`
    })
    .join('')
const short = (source: string) =>
  parseMarkdown(source).map((block) =>
    block.kind === 'list'
      ? [block.start ?? '-', ...block.items.map(inline)].join('|')
      : inline(block.children),
  )

it.each([
  'Mitarbeiter*innen und Kolleg*innen',
  '9 * 5 und 8 * 2',
  'die *innen und *außen',
  'Pflicht* und Kür*',
  'ein 5*-Haus und ein 4*-Haus',
  'a*b*c und x**y**z',
])('keeps the asterisks of %j as text', (source) => expect(short(source)).toEqual([source]))

it.each([
  ['**Wichtig**: *heute*, (**immer**)!', 'B{Wichtig}: I{heute}, (B{immer})!'],
  ['**Mitarbeiter*innen** und *Kolleg*innen*', 'B{Mitarbeiter*innen} und I{Kolleg*innen}'],
  ['***beides***', 'B{I{beides}}'],
  ['**a *b* c** und *d **e** f*', 'B{a I{b} c} und I{d B{e} f}'],
  ['*„Danke“* und **“No”**', 'I{„Danke“} und B{“No”}'],
])('reads the emphasis in %j', (source, found) => expect(short(source)).toEqual([found]))

it.each([
  ['* Früh\n* Spät\n* Nacht', ['-|Früh|Spät|Nacht']],
  ['•\tFrüh\n\n•\tSpät', ['-|Früh|Spät']],
  ['1. a\n\n2. b\n\n3. c\n\nEnde', ['1|a|b|c', 'Ende']],
  ['3. c\n4. d', ['3|c|d']],
  ['1. a\nmehr\n2. b', ['1|a', 'mehr', '2|b']],
  ['24. Dezember\n31. Dezember', ['24|Dezember', '31|Dezember']],
  ['- a\n\nText\n\n- b', ['-|a', 'Text', '-|b']],
])('reads the lists in %j', (source, found) => expect(short(source)).toEqual(found))

it.each([
  ['https://a.example/b.', '<https://a.example/b>{https://a.example/b}.'],
  ['(www.a.example)!', '(<https://www.a.example>{www.a.example})!'],
  ['https://a.example/x_(y), z', '<https://a.example/x_(y)>{https://a.example/x_(y)}, z'],
  ['**https://a.example:** ja', 'B{<https://a.example>{https://a.example}:} ja'],
  ['„https://a.example“', '„<https://a.example>{https://a.example}“'],
  ['[Wiki](https://a.example/x_(y))', '<https://a.example/x_(y)>{Wiki}'],
  ['[HR](mailto:hr@a.example)', '<mailto:hr@a.example>{HR}'],
  ['mailto:hr@a.example?subject=Urlaub.', '<mailto:hr@a.example?subject=Urlaub>{hr@a.example}.'],
  ['[Intranet](http://intranet/hr)', 'Intranet (http://intranet/hr)'],
])('reads the links in %j', (source, found) => expect(short(source)).toEqual([found]))

it.each([
  ...['http://intranet/hr', 'www.', 'https://', 'https://me:pw@a.example', 'awww.a.example'],
  ...['mailto:nobody', '[x](ftp://a.example)', '[x](mailto:)', 'https://"onclick="x'],
])('reads no link in %j', (source) => expect(short(source)).toEqual([source]))

const words = (parts: Inline[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : words(part.children))).join('')
const allWords = (block: Block): string =>
  words(block.kind === 'list' ? block.items.flat() : block.children)

it('Markdown loses no letter, whatever its marks', () => {
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
