import { nameKey } from '#lib/names.ts'

/** Limits of searches and questions: product 4, handbook. */
export const GAPS = {
  /** Characters of a search and of a question */
  words: 100,
  question: 300,
  /** Different searches of a person that count in a month */
  missesAMonth: 50,
  /** Questions of a person in a week, and open ones in all */
  questionsAWeek: 5,
  questions: 20,
  /** How long counts and open questions are kept */
  months: 12,
  weeks: 26,
} as const

/** The month of an instant in UTC, `2026-11`. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

export function monthBefore(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 7)
}

/** The key of equal questions: the id, or the words without capitals and accents. */
export const keyOf = (asked: { question: string } | { text: string }): string =>
  'question' in asked ? `id ${asked.question}` : `text ${nameKey(asked.text)}`

/** A question as an admin may see it: `name` only if the person gave it. */
export type QuestionRow = {
  key: string
  question: string | null
  text: string | null
  name: string | null
}

export type OpenQuestion = {
  key: string
  id: string | null
  text: string | null
  names: string[]
  /** How many people asked without their name */
  unnamed: number
}

/**
 * Questions with the names of the people who gave them. Ordered by the number of people, then by
 * words: an order by time could show who asked.
 */
export function openQuestions(rows: readonly QuestionRow[]): OpenQuestion[] {
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const all = [...byKey].map(([key, asked]) => {
    const names = asked.flatMap(({ name }) => name ?? []).sort()
    const texts = asked.flatMap(({ text }) => text ?? []).sort()
    const id = asked[0]?.question ?? null
    return { key, id, text: texts[0] ?? null, names, unnamed: asked.length - names.length }
  })
  const people = (one: OpenQuestion) => one.names.length + one.unnamed
  return all.sort((a, b) => people(b) - people(a) || (a.key < b.key ? -1 : 1))
}
