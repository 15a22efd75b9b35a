import { nameKey } from '#lib/names.ts'

/** Limits of what members miss and ask: product 4, handbook. */
export const GAPS = {
  /** Longest words of a search, and of a question in one's own words, in characters */
  words: 100,
  question: 300,
  /** Most different words that count for a person in a month */
  missesAMonth: 50,
  /** Most questions of a person in a week, and open ones in all */
  questionsAWeek: 5,
  questions: 20,
  /** For how long figures and open questions are kept */
  months: 12,
  weeks: 26,
} as const

/** The month of an instant in UTC, `2026-11`. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/** The month so many months before. */
export function monthBefore(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 7)
}

/** What all who ask the same share: the id of a question, or its words without capitals and accents. */
export const keyOf = (asked: { question: string } | { text: string }): string =>
  'question' in asked ? `id ${asked.question}` : `text ${nameKey(asked.text)}`

/** One row as an admin may know it: `name` only where it was given. */
export type Asked = {
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
  /** How many asked without their name */
  unnamed: number
}

/** Questions with who asked them, those of most people first, then by their words: never by time. */
export function openQuestions(rows: readonly Asked[]): OpenQuestion[] {
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
