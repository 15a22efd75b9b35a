import { wordsOf } from '#learning/library/words/words.ts'

/**
 * All words of a text as they are written, and any two in a row, each once: "my", "we" and "he said"
 * say much about the subject of a saying.
 */
export function phrasesIn(text: string): string[] {
  const words = wordsOf(text).map(({ raw }) => raw)
  const pairs = words.slice(1).map((second, at) => `${words[at]} ${second}`)
  return [...new Set([...words, ...pairs])]
}
