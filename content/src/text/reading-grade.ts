import { syllable } from 'syllable'
import { sentencesOf, wordsOf } from '#text/words.ts'

/**
 * Flesch-Kincaid grade level: the school years that a reader needs. The content is written for ages
 * 12 to 14, which are the grades 7 to 8.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text)
  const sentences = sentencesOf(text).length
  if (words.length === 0 || sentences === 0) return 0
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}
