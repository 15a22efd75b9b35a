import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { snippetOf } from './library.snippet.ts'
import { synonymsOf } from './words/synonyms.ts'
import { queryTerms } from './words/terms.ts'

const synonyms = synonymsOf(openContent(readCompiled(compiledFile)))

const terms = (query: string) => new Set(queryTerms(query, synonyms).map(({ term }) => term))
const shown = (parts: { text: string; marked: boolean }[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

const LONG =
  'Look at the first half hour of tomorrow and write down what stands in it. Then ask one person for feedback on the weakest line. They will tell you more in a minute than you find in a day. Say thank you, and change it while it can still be changed.'

describe('a snippet', () => {
  it('cuts a short snippet from a long passage that repeats one word', () => {
    const parts = snippetOf([`${'trust '.repeat(20_000)}`], terms('trust'), synonyms)
    expect(parts.filter(({ marked }) => marked).length).toBeGreaterThan(5)
    expect(parts.map(({ text }) => text).join('').length).toBeLessThanOrEqual(162)
  })

  it('marks the words of the query in a snippet, in any form', () => {
    const parts = snippetOf(
      ['Ask two colleagues, then thank them.'],
      terms('asking a colleague'),
      synonyms,
    )
    expect(shown(parts)).toBe('[Ask] two [colleagues], then thank them.')
  })

  it('marks a fixed expression in a snippet as a whole', () => {
    const parts = snippetOf(['Our one-to-one is on Friday.'], terms('1:1 one-to-one'), synonyms)
    expect(shown(parts)).toBe('Our [one-to-one] is on Friday.')
  })

  it('begins a snippet at the sentence with the word, and cuts it after a word', () => {
    const text = shown(snippetOf([LONG], terms('weakest'), synonyms))
    expect(text).toMatch(/^…Then ask one person for feedback on the \[weakest\] line\./)
    expect(text).toMatch(/\w…$/)
    expect(text.length).toBeLessThan(170)
  })

  it('cuts a snippet from the passage with most words of the query', () => {
    const passages = ['Some trust is there.', 'Nothing here.', 'Trust grows by promises kept.']
    expect(shown(snippetOf(passages, terms('trust promise'), synonyms))).toContain('[promises]')
  })

  it('shows the beginning of a text without the words, and no snippet without a text', () => {
    expect(shown(snippetOf(['A line.\n\nAnother.'], terms('trust'), synonyms))).toBe(
      'A line. Another.',
    )
    expect(snippetOf([], terms('trust'), synonyms)).toEqual([])
    expect(snippetOf(['  '], terms('trust'), synonyms)).toEqual([])
  })

  it('shows HTML in a snippet as plain text', () => {
    const text = '<b>trust</b> & <script>alert(1)</script>'
    expect(snippetOf([text], terms('trust'), synonyms).map((part) => part.text)).toEqual([
      '<b>',
      'trust',
      '</b> & <script>alert(1)</script>',
    ])
  })

  it('cuts a short part of the passage for any passage and query', () => {
    const word = fc.oneof(
      fc.constantFrom('trust', 'team', 'one-to-one', '🌱', 'مرحبا', '.', '“Ask', 'x'.repeat(300)),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    const text = fc.array(word, { maxLength: 80 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, fc.constantFrom('trust', 'team one-to-one', ''), (passage, query) => {
        const parts = snippetOf([passage], terms(query), synonyms)
        const whole = passage.replace(/\s+/g, ' ').trim()
        const bare = parts.map((part) => part.text).join('')
        expect(bare.length).toBeLessThanOrEqual(162)
        expect(whole).toContain(bare.replace(/^…(?=.)/, '').replace(/…$/, ''))
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})
