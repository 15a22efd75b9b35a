import { type Check, type Problem, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'

/** Texts without a full stop: titles, and the clauses of a plan. */
export const sentenceParts: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, field: path, text }): Problem[] => {
    const field = lastOf(path)
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
    const found = doubled[lastOf(field)]?.exec(text)?.[0]
    return found ? [problemAt(entry, field, `must not begin with “${found}”`)] : []
  })

/** The field at the end of a path: `when` of `weeks.when`. */
const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
