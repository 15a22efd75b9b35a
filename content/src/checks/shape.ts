import { type Check, type Problem, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'
import { paragraphsOf } from '#text/words.ts'

/** Each advice has its exact words once, as a paragraph of their own in quotation marks. */
export const quotation: Check = (corpus) =>
  corpus['impact-advice'].flatMap((entry) => {
    const quoted = paragraphsOf(entry.row.body).filter((text) => /^“[^“”]*”$/su.test(text)).length
    return quoted === 1
      ? []
      : [problemAt(entry, 'body', `has ${quoted} paragraphs wholly in “ ”, wanted 1`)]
  })

/** Texts without a full stop: titles, and the clauses of a plan. */
export const sentenceParts: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, field, text }): Problem[] => {
    const isClause = field === 'if' || field === 'when' || field === 'then'
    const isLine = isClause || field === 'title' || field === 'subchallenge'
    return [
      ...(isLine && text.endsWith('.')
        ? [problemAt(entry, field, 'must not end in a full stop')]
        : []),
      ...(isClause && /^(?!I\b)\p{Lu}/u.test(text)
        ? [problemAt(entry, field, 'must start in lower case')]
        : []),
      ...(/ {2}|\t/.test(text) ? [problemAt(entry, field, 'has two spaces together')] : []),
    ]
  })

/** Words that a clause must not begin with, because the sentence around it has them already. */
const doubled: Record<string, RegExp> = {
  if: /^(?:if|when)\b/i,
  when: /^(?:if|when)\b/i,
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a pattern is no promise
  then: /^(?:I|then)\b/i,
}

/**
 * A plan reads "When {when}, I’ll {then}." with the clauses of an advice, and "If {if}, I’ll
 * {then}." with the clauses of an obstacle and its help.
 */
export const planClauses: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, field, text }): Problem[] => {
    const found = doubled[field]?.exec(text)?.[0]
    return found ? [problemAt(entry, field, `must not begin with “${found}”`)] : []
  })
