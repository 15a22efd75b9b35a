import type { Synonyms } from './synonyms.ts'
import { isStopWord, joined, type Word, wordsOf } from './words.ts'

/** A word or a fixed expression that counts; `term` is its form in the index. */
export type Term = { term: string; start: number; end: number; words: readonly Word[] }

function expressedAt(
  { expressions }: Synonyms,
  words: readonly Word[],
  at: number,
): readonly Word[] | undefined {
  const found = expressions
    .get(words[at]?.stem ?? '')
    ?.find(({ parts }) => parts.every((part, place) => words[at + place]?.stem === part))
  return found && words.slice(at, at + found.parts.length)
}

const asTerm = (words: readonly Word[]): Term => ({
  term: joined(words.map(({ stem }) => stem)),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
  words,
})

/** The terms of a query: each fixed expression once, the words outside of them, no stop words. */
export function queryTerms(text: string, synonyms: Synonyms): Term[] {
  const words = wordsOf(text)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const found = expressedAt(synonyms, words, at) ?? words.slice(at, at + 1)
    const [word] = found
    if (found.length > 1 || (word !== undefined && !isStopWord(word.raw))) terms.push(asTerm(found))
    at += found.length
  }
  return terms
}

/** The terms of a document: fixed expressions, and also the words inside of them. */
export function textTerms(words: readonly Word[], synonyms: Synonyms): Term[] {
  return words.flatMap((word, at) => {
    const found = expressedAt(synonyms, words, at)
    const own = isStopWord(word.raw) ? [] : [asTerm([word])]
    return found === undefined ? own : [asTerm(found), ...own]
  })
}
