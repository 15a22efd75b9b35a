import type { Faq } from '#api/content-tables.ts'

/** Lowercase letters and digits, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The questions that contain every typed word, or its beginning, in question or answer. */
export function findQuestions(all: readonly Faq[], typed: string): readonly Faq[] {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return all
  return all.filter(({ question, answer }) => {
    const text = ` ${plain(`${question} ${answer}`)}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
