import type { LibraryDocument } from '#learning/library/ranking/library.types.ts'
import { sentencesOf } from '#lib/sentences.ts'
import type { Synonyms } from '../words/synonyms.ts'
import { textTerms } from '../words/terms.ts'
import { wordsOf } from '../words/words.ts'
import type { AskedTerm } from './asked.ts'

/** The most words between two that fit, and the most words of a quote. */
const MOST_BETWEEN = 2
const MOST_WORDS = 12

/** Added to the length of a sentence, so that a very short one doesn't win by a single word. */
const USUAL_WORDS = 8
/** A shorter sentence says little outside of its text. */
const LEAST_WORDS = 6

const NEGATION =
  /(?:^|[^\p{L}\p{N}])((?:not|no|never|cannot|can not|\p{L}+n['’]?t)\s+(?:\p{L}+\s+)?)$/iu

/**
 * The run of words in one clause that fits best, as it was written, for "because you mentioned". It
 * includes a negation before it.
 */
export function becauseOf(text: string, terms: readonly AskedTerm[]): string | null {
  let best: { start: number; end: number; worth: number } | undefined
  terms.forEach((first, from) => {
    let worth = 0
    let { end } = first
    for (const term of terms.slice(from)) {
      if (term.clause !== first.clause) break
      if (term !== first && wordsOf(text.slice(end, term.start)).length > MOST_BETWEEN) break
      if (wordsOf(text.slice(first.start, term.end)).length > MOST_WORDS) break
      end = term.end
      worth += term.weight
    }
    if (best === undefined || worth > best.worth) best = { start: first.start, end, worth }
  })
  if (best === undefined) return null
  const before = NEGATION.exec(text.slice(0, best.start))?.[1] ?? ''
  return text.slice(best.start - before.length, best.end)
}

const isWhole = (sentence: string) =>
  /^[“‘"']?[\p{Lu}\p{N}]/u.test(sentence) && /[.!?][”’"')]*$/.test(sentence)

/** A piece without its first paragraph (the situation) and its last (the good result). */
function whatToDo(text: string): string {
  const parts = text.split(/\n\s*\n/)
  return parts.length < 3 ? text : parts.slice(1, -1).join('\n')
}

const wholeIn = ({ kind, passages }: LibraryDocument): string[] =>
  (kind === 'handbook' ? passages : passages.map(whatToDo)).flatMap(sentencesOf).filter(isWhole)

const MOST_QUOTED = 300

/** A short text as a whole, as half of a definition is useless; the sentences of a long one. */
function houseQuotes({ passages }: LibraryDocument): string[] {
  const [, text = ''] = passages
  if (text.length > MOST_QUOTED) return sentencesOf(text).filter(Boolean)
  return text === '' ? [] : [text]
}

type Sentence = { text: string; length: number; terms: ReadonlySet<string> }
const read = new WeakMap<LibraryDocument, readonly Sentence[]>()

/** The whole sentences of a piece with their terms, read once. */
function sentencesIn(document: LibraryDocument, synonyms: Synonyms): readonly Sentence[] {
  const known = read.get(document)
  if (known !== undefined) return known
  const whole = document.kind === 'house' ? houseQuotes(document) : wholeIn(document)
  const made = whole.map((text) => {
    const words = wordsOf(text)
    const terms = new Set(textTerms(words, synonyms).map(({ term }) => term))
    return { text, length: words.length, terms }
  })
  const telling = made.filter(({ length }) => length >= LEAST_WORDS)
  const kept = telling.length > 0 ? telling : made
  read.set(document, kept)
  return kept
}

/** The whole sentence of a piece that fits best; its first if no sentence fits. */
export function sentenceOf(
  document: LibraryDocument,
  asked: readonly AskedTerm[],
  synonyms: Synonyms,
): string | null {
  let best: { text: string; worth: number } | undefined
  for (const { text, length, terms } of sentencesIn(document, synonyms)) {
    let sum = 0
    for (const { terms: meeting } of asked) {
      let most = 0
      for (const [term, weight] of meeting) if (terms.has(term)) most = Math.max(most, weight)
      sum += most
    }
    const worth = sum / Math.sqrt(USUAL_WORDS + length)
    if (best === undefined || worth > best.worth) best = { text, worth }
  }
  return best?.text ?? null
}
