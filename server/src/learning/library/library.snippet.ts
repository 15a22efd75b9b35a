import type { SnippetPart } from '#learning/library/ranking/library.types.ts'
import type { Synonyms } from './words/synonyms.ts'
import { type Term, textTerms } from './words/terms.ts'
import { wordsOf } from './words/words.ts'

const MOST = 160
const BEFORE = 40
const CUT = '…'
/**
 * The most characters of one passage: notes may be long, and each mark is compared with all marks.
 */
const MOST_PASSAGE = 3000
const MOST_MARKS = 100

/** The part of the passages that best explains a hit, with the found words marked. */
export function snippetOf(
  passages: readonly string[],
  terms: ReadonlySet<string>,
  synonyms: Synonyms,
): SnippetPart[] {
  let best: { text: string; marks: Term[]; worth: number } | undefined
  for (const passage of passages) {
    const text = passage.slice(0, MOST_PASSAGE).replace(/\s+/g, ' ').trim()
    const found = textTerms(wordsOf(text), synonyms).filter(({ term }) => terms.has(term))
    const marks = outermost(found.slice(0, MOST_MARKS))
    const worth = Math.max(0, ...marks.map((_, at) => worthFrom(marks, at)))
    if (best === undefined || worth > best.worth) best = { text, marks, worth }
  }
  return best === undefined || best.text === '' ? [] : cut(best.text, best.marks)
}

/** Drops marks that are inside of a longer expression. */
const outermost = (marks: Term[]) =>
  marks.filter(
    (mark) =>
      !marks.some((other) => other !== mark && other.start <= mark.start && other.end >= mark.end),
  )

/** The number of different terms in a window that begins at a mark. */
function worthFrom(marks: readonly Term[], at: number): number {
  const from = marks[at]?.start ?? 0
  const inside = marks.slice(at).filter(({ end }) => end <= from + MOST - BEFORE)
  return new Set(inside.map(({ term }) => term)).size
}

function cut(text: string, marks: readonly Term[]): SnippetPart[] {
  let first = 0
  marks.forEach((_, at) => {
    if (worthFrom(marks, at) > worthFrom(marks, first)) first = at
  })
  const from = startBefore(text, marks[first]?.start ?? 0)
  const to = endAfter(text, from)
  const parts: SnippetPart[] = []
  const add = (part: string, marked: boolean) => {
    if (part !== '') parts.push({ text: part, marked })
  }
  let at = from
  let lead = from > 0 ? CUT : ''
  for (const { start, end } of marks) {
    if (start < at || end > to) continue
    add(lead + text.slice(at, start), false)
    lead = ''
    add(text.slice(start, end), true)
    at = end
  }
  add(lead + text.slice(at, to) + (to < text.length ? CUT : ''), false)
  return parts
}

/** The start of a snippet: at a sentence, or some words before the mark. */
function startBefore(text: string, mark: number): number {
  if (mark <= BEFORE) return 0
  const sentence = text.slice(0, mark).search(/(?<=[.!?][”"’]?\s)[^.!?]*$/)
  if (sentence >= 0 && mark - sentence <= BEFORE * 2) return sentence
  const space = text.indexOf(' ', mark - BEFORE)
  return space < 0 || space >= mark ? mark : space + 1
}

/** The end of a snippet: after a whole word, if possible. */
function endAfter(text: string, from: number): number {
  if (text.length - from <= MOST) return text.length
  const space = text.lastIndexOf(' ', from + MOST)
  return space > from ? space : from + MOST
}
