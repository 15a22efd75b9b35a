import type { HandbookQuestion } from '#api/content-tables.ts'
import { groupBy } from '#lib/group-by.ts'
import { slugOf } from '#lib/slug.ts'

/** A company's answer to a question (product 3, orgInfo). */
export type AnswerFields = {
  id: string
  version: number
  answer: string | null
  url: string | null
  contactPerson: string | null
  isAnswered: boolean
}

/** A question with its answer, if there is one. */
export type Entry<A extends AnswerFields = AnswerFields> = {
  question: HandbookQuestion
  answer: A | null
}

export type Section<A extends AnswerFields = AnswerFields> = {
  name: string
  slug: string
  entries: Entry<A>[]
}
export type Category<A extends AnswerFields = AnswerFields> = {
  name: string
  slug: string
  sections: Section<A>[]
}

/** Every question with its answer, by category and subcategory, in the order of the handbook. */
export function categoriesOf<A extends AnswerFields>(
  questions: readonly HandbookQuestion[],
  answers: readonly A[],
): Category<A>[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const groups = groupBy(questions, ({ category }) => category)
  return [...groups].map(([name, inCategory]) => ({
    name,
    slug: slugOf(name),
    sections: [...groupBy(inCategory, ({ subcategory }) => subcategory)].map(([section, list]) => ({
      name: section,
      slug: slugOf(section),
      entries: list.map((question) => ({ question, answer: byId.get(question.id) ?? null })),
    })),
  }))
}

export const entriesOf = <A extends AnswerFields>({ sections }: Category<A>): Entry<A>[] =>
  sections.flatMap(({ entries }) => entries)

export const isAnswered = ({ answer }: Entry): boolean => answer?.isAnswered === true

/** How many questions have an answer, of how many. */
export type Coverage = { answered: number; all: number }

export function coverageOf(entries: readonly Entry[]): Coverage {
  return { answered: entries.filter(isAnswered).length, all: entries.length }
}

/** Whom most answers name; of two that are named as often, the first by the alphabet. */
export function contactOf(entries: readonly Entry[]): string | null {
  const names = entries.flatMap(({ answer }) => answer?.contactPerson?.trim() || [])
  const counts = groupBy(names, (name) => name)
  const [most] = [...counts].sort(
    ([one, ofOne], [other, ofOther]) =>
      ofOther.length - ofOne.length || one.localeCompare(other, 'en'),
  )
  return most?.[0] ?? null
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether question or answer hold every word of what is looked for, capitals and accents aside. */
export function holds(entry: Entry, looked: string): boolean {
  const { question, answer } = entry
  const text = fold(
    [
      ...[question.text, question.category, question.subcategory],
      ...[answer?.answer, answer?.contactPerson, answer?.url],
    ].join(' '),
  )
  return fold(looked)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The sections with the entries that pass, without those that have none left. */
export function narrowed<A extends AnswerFields>(
  sections: readonly Section<A>[],
  passes: (entry: Entry<A>) => boolean,
): Section<A>[] {
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(passes) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether a text is the whole address of a page that is read over HTTPS. */
export function isLink(text: string): boolean {
  return /^https:\/\/\S+$/i.test(text) && URL.canParse(text)
}
