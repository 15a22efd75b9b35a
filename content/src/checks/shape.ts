import { type Check, type Problem, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'
import { paragraphsOf } from '#text/words.ts'

/** Each advice says the exact words once: one paragraph that is wholly a quotation. */
export const quotation: Check = (corpus) =>
  corpus['impact-advice'].flatMap((entry) => {
    const quoted = paragraphsOf(entry.row.body).filter((text) => /^“[^“”]*”$/su.test(text)).length
    return quoted === 1
      ? []
      : [problemAt(entry, 'body', `has ${quoted} paragraphs wholly in “ ”, wanted 1`)]
  })

/** Titles stand in lists and diaries; `when` and `then` are halves of one sentence. */
export const sentenceParts: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, field, text }): Problem[] => {
    const isHalf = field === 'when' || field === 'then'
    const isLine = isHalf || field === 'title' || field === 'subchallenge'
    return [
      ...(isLine && text.endsWith('.')
        ? [problemAt(entry, field, 'must not end in a full stop')]
        : []),
      ...(isHalf && /^(?!I\b)\p{Lu}/u.test(text)
        ? [problemAt(entry, field, 'must start in lower case')]
        : []),
      ...(field === 'then' && !/\b(I|my|me|we)\b/.test(text)
        ? [problemAt(entry, field, 'must be in the first person')]
        : []),
      ...(/ {2}|\t/.test(text) ? [problemAt(entry, field, 'has two spaces together')] : []),
    ]
  })
