import type { HandbookQuestion } from '#api/content-tables.ts'
import { groupBy } from '#lib/group-by.ts'
import { slugOf } from '#lib/slug.ts'

/** A company's answer to a question (product 3, orgInfo). */
export type AnswerFields = {
  id: string
  version: number
  /** The question when it was last saved; the handbook may no longer have it. */
  question: string | null
  answer: string | null
  url: string | null
  contactPerson: string | null
  isAnswered: boolean
}

export type Entry<A extends AnswerFields = AnswerFields> = {
  question: HandbookQuestion
  answer: A | null
  /** The handbook no longer has the question; only the answer is left. */
  isWithdrawn?: true
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

/** The name of the category of withdrawn questions, and a text for a lost question. */
export type OtherWords = { category: string; question: (id: string) => string }

/** Every question with its answer, by category; last the answers whose question was withdrawn. */
export function categoriesOf<A extends AnswerFields>(
  questions: readonly HandbookQuestion[],
  answers: readonly A[],
  words: OtherWords,
): Category<A>[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const groups = groupBy(questions, ({ category }) => category)
  const asked = [...groups].map(([name, inCategory]) => ({
    name,
    slug: slugOf(name),
    sections: [...groupBy(inCategory, ({ subcategory }) => subcategory)].map(([section, list]) => ({
      name: section,
      slug: slugOf(section),
      entries: list.map((question) => ({ question, answer: byId.get(question.id) ?? null })),
    })),
  }))
  const ids = new Set(questions.map(({ id }) => id))
  const others = answers.filter(({ id }) => !ids.has(id)).map((one) => withdrawn(one, words))
  if (others.length === 0) return asked
  const place = { name: words.category, slug: slugOf(words.category) }
  return [...asked, { ...place, sections: [{ ...place, entries: others }] }]
}

function withdrawn<A extends AnswerFields>(answer: A, words: OtherWords): Entry<A> {
  const { category } = words
  const text = answer.question ?? words.question(answer.id)
  const question = { id: answer.id, text, type: '', category, subcategory: category }
  return { question, answer, isWithdrawn: true }
}

/** Whether this is the category of withdrawn questions. */
export const isOther = (category: Category): boolean =>
  entriesOf(category).some(({ isWithdrawn }) => isWithdrawn)

export const entriesOf = <A extends AnswerFields>({ sections }: Category<A>): Entry<A>[] =>
  sections.flatMap(({ entries }) => entries)

export const isAnswered = ({ answer }: Entry): boolean => answer?.isAnswered === true

/** Whether the entry has text to read: an answer or a contact. */
export const isShown = (entry: Entry): boolean =>
  isAnswered(entry) || (entry.isWithdrawn === true && Boolean(entry.answer?.contactPerson?.trim()))

export type Coverage = { answered: number; all: number }

/** Withdrawn questions don't count. */
export function coverageOf(entries: readonly Entry[]): Coverage {
  const asked = entries.filter(({ isWithdrawn }) => isWithdrawn !== true)
  return { answered: asked.filter(isAnswered).length, all: asked.length }
}

/** The contact named most often; in a tie, the first by alphabet. */
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

/** Whether the question and answer contain every word, ignoring case and accents. */
export function containsWords(entry: Entry, looked: string): boolean {
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

/** Only the sections with matching entries. */
export function narrowed<A extends AnswerFields>(
  sections: readonly Section<A>[],
  passes: (entry: Entry<A>) => boolean,
): Section<A>[] {
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(passes) }))
    .filter(({ entries }) => entries.length > 0)
}
