import { wordsOf } from '../words/words.ts'

/** Two words side by side as one term. They keep small words that matter: "say no", "not mine". */
export function pairsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || text.slice(word.end, next.start).trim() !== '') return []
    return [`${word.stem} ${next.stem}`]
  })
}
