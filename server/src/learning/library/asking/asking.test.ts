import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import { type LibraryDocument, NO_FACTS } from '#learning/library/ranking/library.types.ts'
import { termsWithin } from '#learning/library/ranking/own-goals.ts'
import { openLibrary } from '../library.ts'
import { emptyVocabulary } from '../words/vocabulary.ts'
import { type AskingIndex, askingIndexOf } from './asking.index.ts'
import { askIndex } from './asking.ts'

let index: AskingIndex
const content = openContent(readCompiled(compiledFile))
beforeAll(async () => {
  index = await askingIndexOf(await openLibrary(() => content).index())
})

const ask = (text: string) => askIndex(index, text, { handbook: true })
const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`

const LONG =
  'Hi! Hope you are having a good week. My colleague interrupts me in every meeting, and then she ' +
  'says she is sorry, but nothing changes - I don’t want a fight. Any tips? Thanks in advance!'

describe('a question', () => {
  it('finds actions with their advice and obstacles with their help for a question', () => {
    const hits = ask(LONG)
    expect(hits.length).toBeGreaterThan(3)
    for (const { hit, best } of hits) {
      if (hit.kind === 'action') expect(best).toMatchObject({ kind: 'advice', actionId: hit.id })
      if (hit.kind === 'challenge')
        expect(best).toMatchObject({ kind: 'help', challengeId: hit.id })
    }
    const keys = hits.map(({ hit }) => keyOf(hit))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('finds hits for a very long question, in any case of its letters', () => {
    expect(ask(`${LONG} `.repeat(9)).length).toBeGreaterThan(3)
    expect(
      ask(LONG)
        .slice(0, 3)
        .map(({ hit }) => keyOf(hit)),
    ).toEqual(
      ask(LONG.toUpperCase())
        .slice(0, 3)
        .map(({ hit }) => keyOf(hit)),
    )
  })

  it('names the matching words of a question as they were written', () => {
    for (const { because } of ask(LONG)) {
      expect(because).not.toBe('')
      if (because !== null) expect(LONG).toContain(because)
    }
  })

  it('quotes a whole sentence of each hit for a question', () => {
    for (const { best, hit, sentence } of ask(LONG).slice(0, 3)) {
      const piece = index.library.entries.find(
        ({ document }) => document.key === keyOf(best ?? hit),
      )
      const text = piece?.document.passages.join('\n') ?? ''
      expect(text).toContain(sentence)
    }
  })

  it('finds the action for a question in spoken language', () => {
    const [first] = ask('everyone on my team is busy but we all pull in different ways')
    expect(first?.hit.id).toBe('team-name-the-one-goal-of-the-week')
  })

  it('scores hits for a question from 0 to 1, higher if they fit better', () => {
    for (const { score } of ask(LONG)) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
    const [far] = ask('Explain quantum chromodynamics and the periodic table of Jupiter')
    expect(far?.score ?? 0).toBeLessThan(ask('I cannot say no to my boss')[0]?.score ?? 0)
  })

  it.each(['', 'Hello!', 'Hi, any tips? Thanks', '???', '🙂', 'xqzv'])(
    'finds no hit for the text %j without a question',
    (text) => {
      expect(ask(text)).toEqual([])
    },
  )

  it('answers a question in another alphabet or with HTML without an error', () => {
    expect(ask('كيف أقول لا لمديري؟')).toEqual([])
    expect(ask('<b>my boss</b> <script>shouts</script>').length).toBeGreaterThan(0)
  })
})

describe('the hits of a reader', () => {
  const question = 'how many days of vacation do I get'

  it('finds the handbook for questions of company users only', () => {
    const kinds = (handbook: boolean) =>
      askIndex(index, question, { handbook }).map(({ hit }) => hit.kind)
    expect(kinds(true)).toContain('handbook')
    expect(kinds(false)).not.toContain('handbook')
  })

  it('finds the reader’s own goals for a question', () => {
    const vocabulary = emptyVocabulary()
    const document: LibraryDocument = {
      ...{ ...NO_FACTS, kind: 'goal', id: '7', key: 'goal:7', title: 'Ring Zebulon weekly' },
      ...{ keywords: '', parent: '', said: [], passages: ['Ring Zebulon about the harvest.'] },
    }
    const read = (text: string) => termsWithin(text, vocabulary, index.library.synonyms)
    const thing = { document, title: read(document.title), text: read('Ring Zebulon harvest') }
    const own = [{ things: [thing], vocabulary }]
    const [first] = askIndex(index, 'Did I ring Zebulon about the harvest?', {
      own,
      handbook: true,
    })
    expect(first).toMatchObject({
      hit: { kind: 'goal', id: '7' },
      best: null,
      because: 'ring Zebulon about the harvest',
      sentence: 'Ring Zebulon about the harvest.',
    })
  })
})
