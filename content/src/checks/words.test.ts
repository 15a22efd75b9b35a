import { describe, expect, it } from 'vitest'
import { planClauses, sentenceParts } from '#checks/clauses.ts'
import { addresses, evidence, grades } from '#checks/evidence.ts'
import { lengths } from '#checks/lengths.ts'
import { nearDuplicates, openings } from '#checks/likeness.ts'
import { faultsInMarkdown, markdown } from '#checks/markdown.ts'
import { plainWords } from '#checks/plain-words.ts'
import { reading, shortReading } from '#checks/reading.ts'
import { wording } from '#checks/wording.ts'
import type { Check } from '#corpus.ts'
import type { Row } from '#tables.ts'
import { aCorpus } from '#test-corpus.ts'

type Advice = Partial<Row<'impact-advice'>>

const said = (check: Check, ...advice: Advice[]) =>
  check(aCorpus({ 'impact-advice': advice, sources: [{}] })).map(
    ({ field, message }) => `${field}: ${message}`,
  )

describe('reasons', () => {
  it('a reason needs a source, or grade D and the words "practice wisdom"', () => {
    expect(said(evidence, { grade: 'C' })).toEqual(['sourceIds: grade C needs a source'])
    expect(said(evidence, { why: 'It works.' })).toEqual([
      'why: grade D must say that it is practice wisdom',
    ])
  })

  it('a source whose co-author had papers withdrawn limits the grade to C', () => {
    const cited = { sourceIds: ['brooks-2015-advice-asking'], closeness: ['direct' as const] }
    expect(said(grades, { grade: 'B', ...cited })).toEqual([
      'grade: brooks-2015-advice-asking carries grade C at most',
    ])
    expect(said(grades, { grade: 'C', ...cited })).toEqual([])
  })

  it.each([
    ['A', ['direct'], 'grade: A needs a meta-analysis or trials that tested this (direct)'],
    ['B', ['analogy'], 'grade: B needs a source that is direct or near'],
    ['C', [], 'closeness: has 0 values for 1 sources'],
    ['D', ['near'], 'sourceIds: grade D is practice wisdom and cites no source'],
  ] as const)('grade %s is refused with sources that are %j', (grade, closeness, message) => {
    const cited = { sourceIds: ['doe-2001'], closeness: [...closeness] }
    expect(said(grades, { grade, ...cited })).toContain(message)
  })
})

describe('links', () => {
  it('a link without https is refused', () => {
    const corpus = aCorpus({ 'internet-links': [{ url: 'http://example.org' }] })
    expect(addresses(corpus).map(({ message }) => message)).toEqual(['must start with https://'])
  })
})

describe('lengths', () => {
  it('titles have at most 60 characters and advice 60 to 150 words', () => {
    expect(said(lengths, { title: 'x'.repeat(61), body: 'word '.repeat(151).trim() })).toEqual([
      'title: has 61 characters, at most 60',
      'body: has 151 words, wanted 60 to 150',
    ])
    expect(said(lengths, { body: 'word '.repeat(60).trim() })).toEqual([])
  })

  it('implementation advice has 40 to 90 words', () => {
    const corpus = aCorpus({ 'implementation-advice': [{ body: 'word '.repeat(39).trim() }] })
    expect(lengths(corpus).map(({ message }) => message)).toEqual(['has 39 words, wanted 40 to 90'])
  })
})

describe('when and then', () => {
  it('titles and plan clauses with a full stop or a capital are refused', () => {
    // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
    const advice = { title: 'Do it.', when: 'Monday comes', then: 'stop.' }
    expect(said(sentenceParts, advice)).toEqual([
      'title: must not end in a full stop',
      'when: must start in lower case',
      'then: must not end in a full stop',
    ])
    expect(said(sentenceParts, { when: 'I open my mail' })).toEqual([])
  })

  it.each([
    ['when', 'if they laugh', 'if'],
    ['then', 'I ask once', 'I'],
    ['then', 'I’ll ask once', 'I'],
    ['then', 'then ask once', 'then'],
  ])('a clause "%s" that begins like "%s" is refused', (field, text, found) => {
    const corpus = aCorpus({ 'implementation-advice': [{ [field]: text }] })
    expect(planClauses(corpus).map(({ message }) => message)).toEqual([
      `must not begin with “${found}”`,
    ])
  })

  it('the clause of an obstacle may begin with "I"', () => {
    expect(planClauses(aCorpus({ 'implementation-challenge': [{ if: 'I forget' }] }))).toEqual([])
  })
})

describe('plain words', () => {
  it.each([
    ['Ask somebody.', 'somebody', 'someone'],
    ['Whom do you ask?', 'Whom', 'who'],
    ['One small deed.', 'deed', 'action'],
  ])('the stiff words in "%s" are refused', (text, found, instead) => {
    const corpus = aCorpus({ main: [{ text }] })
    expect(plainWords(corpus).map(({ message }) => message)).toEqual([
      `“${found}”: say “${instead}”`,
    ])
  })
})

describe('Markdown', () => {
  it('Markdown may have paragraphs, lists, strong, emphasis and https links', () => {
    const body = 'A **strong** and *soft* word.\n\n- one\n- [two](https://example.org/a_b)'
    expect(faultsInMarkdown(body)).toEqual([])
  })

  it.each([
    ['# Heading'],
    ['> quoted'],
    ['1. first'],
    ['`code`'],
    ['a | b'],
    ['<b>bold</b>'],
    ['&nbsp;'],
    ['![picture](https://example.org/a.png)'],
    ['[link](http://example.org)'],
    ['[link](javascript:alert)'],
    ['see https://example.org'],
    ['**open'],
    ['one *'],
    ['    code'],
    ['---'],
  ])('Markdown with %j is refused', (body) => {
    expect(faultsInMarkdown(body)).not.toEqual([])
  })

  it('Markdown is refused in a field of plain text', () => {
    expect(said(markdown, { stretch: 'Be *bold*.' })).toEqual([
      'stretch: must be plain text in one line',
    ])
  })
})

describe('reading', () => {
  it('a text above reading grade 8.5 is refused', () => {
    const body =
      'Organisational prioritisation methodologies necessitate multidisciplinary deliberation.'
    expect(said(reading, { body })[0]).toMatch(/^body: reads at grade \d\d\.\d, at most 8\.5$/)
    expect(said(reading, { body: 'Say what you see. Ask what they see.' })).toEqual([])
  })

  it('a reason above its grade is refused', () => {
    const why = 'Organisational experience corroborates methodological deliberation.'
    expect(said(shortReading, { why })[0]).toMatch(/^why: reads at grade \d\d\.\d, at most 8\.5$/)
  })

  it('texts above reading grade 7 on average are refused', () => {
    const body = 'The manager told us about the policy in a short meeting on Monday.'
    expect(said(reading, { body })).toEqual([
      expect.stringMatching(/^body: texts read at grade [78]\.\d on average, at most 7$/),
    ])
  })
})

describe('wording', () => {
  it.each([
    ['Recognize them.', '“Recognize”: an American form'],
    ['A favorite color.', '“favorite”: an American form'],
    ['Do it now!', '“!”: no exclamation marks'],
    ["Don't.", "“'”: use “ ” and ’"],
    ['Studies show that it works.', '“Studies show”: a claim without a source'],
    ['It takes 66 days.', '“66 days”: not to be quoted'],
    ['Introverts need quiet.', '“Introverts”: puts people into boxes'],
    ['TODO', '“TODO”: is not final'],
  ])('the wording %j is refused', (smallest, message) => {
    expect(said(wording, { smallest })).toEqual([`smallest: ${message}`])
  })

  it('only a reason with a source may cite studies', () => {
    const why = 'Research found that it goes with more calm.'
    expect(said(wording, { why, sourceIds: ['doe-2001'] })).toEqual([])
    expect(said(wording, { why })).toHaveLength(1)
  })

  it('British words that look American are accepted', () => {
    expect(said(wording, { smallest: 'Prise it open, recognise the size of the prize.' })).toEqual(
      [],
    )
  })
})

describe('likeness', () => {
  const body = 'Ask the person next to you what they need from you this week, and wait.'

  it('refuses a second body that shares 60 % of its three-word runs', () => {
    const near = { id: 'b', body: body.replace('person', 'colleague') }
    expect(said(nearDuplicates, { body }, near)).toEqual(['body: shares 77 % with write-it'])
    const excerpt = { id: 'c', body: `${body} Then write down every word and read it to a friend.` }
    expect(said(nearDuplicates, { body }, excerpt)).toEqual(['body: shares 100 % with write-it'])
    expect(said(nearDuplicates, { body }, { id: 'd', body: 'Write one line a day.' })).toEqual([])
  })

  it('refuses a second body that starts with the same three words', () => {
    expect(said(openings, { body }, { id: 'b', body: 'Ask the person who knows.' })).toEqual([
      'body: starts as write-it does: “ask the person”',
    ])
  })
})
