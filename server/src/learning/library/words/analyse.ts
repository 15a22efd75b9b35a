import { spansOf } from './spans.ts'
import { american } from './spelling.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { SYNONYMS } from './synonyms.ts'

/** A word of a text: as it is written, where it stands, and its stem. */
export type Word = { raw: string; stem: string; start: number; end: number }

/** A word or a fixed expression that counts; `term` is what the index keeps. */
export type Term = { term: string; start: number; end: number; words: readonly Word[] }

const LONGEST = 40

/** A word without signs, accents and the possessive s, in lower case. */
const plain = (written: string) =>
  (/^[a-z\d]+$/i.test(written)
    ? written.toLowerCase()
    : written
        .normalize('NFKD')
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/[^\p{L}\p{N}]/gu, '')
  ).slice(0, LONGEST)

/** Words whose stem is that of another word, which they have nothing to do with. */
const WHOLE = new Set(
  (
    'business community department executive general generation internal international news ' +
    'policy position presentation university'
  ).split(' '),
)

/** The stem of a lower-case word, whichever way it is spelled. */
export function stemOf(raw: string): string {
  const word = american(raw)
  const one = WHOLE.has(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '')
  return WHOLE.has(one) ? one : stem(word)
}

type Expression = { parts: readonly string[]; term: string }

/** Fixed expressions by their first word, the longest first. */
const EXPRESSIONS = new Map<string, Expression[]>()

/** A word as it is written, and its stem. */
export type Reading = {
  readonly raw: string
  readonly stem: string
  readonly isStop: boolean
  /** The fixed expressions that begin with it */
  readonly begins: readonly Expression[] | undefined
}
const readings = new Map<string, Reading>()
const MOST_READINGS = 30_000

/** Words come again and again, so those that were met first are remembered. */
function readingOf(written: string): Reading {
  const known = readings.get(written)
  if (known !== undefined) return known
  const raw = plain(written)
  const stem = stemOf(raw)
  const made = { raw, stem, isStop: STOP_WORDS.has(raw), begins: EXPRESSIONS.get(stem) }
  if (readings.size < MOST_READINGS && written.length <= LONGEST) readings.set(written, made)
  return made
}

/** All words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  eachWord(text, ({ raw, stem }, start, end) => words.push({ raw, stem, start, end }))
  return words
}

/** The same, where it does not matter where they stand; nothing is made anew of a word met before. */
export function readingsOf(text: string): Reading[] {
  const found: Reading[] = []
  eachWord(text, (reading) => found.push(reading))
  return found
}

function eachWord(text: string, take: (word: Reading, start: number, end: number) => void): void {
  const spans = spansOf(text)
  for (let place = 0; place < spans.length; place += 2) {
    const start = spans[place] ?? 0
    const end = spans[place + 1] ?? 0
    const reading = readingOf(text.slice(start, end))
    if (reading.raw !== '') take(reading, start, end)
  }
}

/** A fixed expression as one term; no word holds a plus. */
const joined = (words: readonly string[]) => words.join('+')

/** How the index writes a word or an expression of the table of synonyms. */
export const termOf = (entry: string): string => joined(wordsOf(entry).map((word) => word.stem))

for (const entry of [...SYNONYMS.same, ...SYNONYMS.near].flat()) {
  const parts = wordsOf(entry).map((word) => word.stem)
  const [first] = parts
  if (first === undefined || parts.length < 2) continue
  const others = EXPRESSIONS.get(first) ?? []
  const term = joined(parts)
  if (!others.some((other) => other.term === term)) others.push({ parts, term })
  EXPRESSIONS.set(
    first,
    others.sort((one, other) => other.parts.length - one.parts.length),
  )
}
// They were read before it was known what they begin.
readings.clear()

type Stemmed = Pick<Reading, 'stem'>

const expressionAt = (
  begins: readonly Expression[] | undefined,
  words: readonly Stemmed[],
  at: number,
): Expression | undefined =>
  begins?.find(({ parts }) => parts.every((part, place) => words[at + place]?.stem === part))

/** The words of the expression that begins here. */
function expressedAt(words: readonly Word[], at: number): readonly Word[] | undefined {
  const found = expressionAt(EXPRESSIONS.get(words[at]?.stem ?? ''), words, at)
  return found && words.slice(at, at + found.parts.length)
}

const asTerm = (words: readonly Word[]): Term => ({
  term: joined(words.map((word) => word.stem)),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  words,
})

/** The terms of a query: each fixed expression once, the words outside of them, no stop words. */
export function queryTerms(text: string): Term[] {
  const words = wordsOf(text)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const found = expressedAt(words, at) ?? words.slice(at, at + 1)
    const [word] = found
    if (found.length > 1 || (word !== undefined && !STOP_WORDS.has(word.raw))) {
      terms.push(asTerm(found))
    }
    at += found.length
  }
  return terms
}

/** The terms of a text that is found: fixed expressions, and the words inside of them as well. */
export function textTerms(words: readonly Word[]): Term[] {
  return words.flatMap((word, at) => {
    const found = expressedAt(words, at)
    const own = STOP_WORDS.has(word.raw) ? [] : [asTerm([word])]
    return found === undefined ? own : [asTerm(found), ...own]
  })
}

/** The terms alone, where it does not matter where they stand. */
export function termsIn(words: readonly Reading[]): string[] {
  const terms: string[] = []
  words.forEach(({ stem, isStop, begins }, at) => {
    const found = expressionAt(begins, words, at)
    if (found !== undefined) terms.push(found.term)
    if (!isStop) terms.push(stem)
  })
  return terms
}
