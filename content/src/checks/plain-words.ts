import { type Check, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'

/** Words that people don't say to a colleague, and the words to use instead. */
const stiff: [pattern: RegExp, instead: string][] = [
  [/\bmailbox(?:es)?\b/i, 'email'],
  [/\bmails?\b/i, 'email'],
  [/\bwhom\b/i, 'who'],
  [/\bnobody\b/i, 'no one'],
  [/\bsomebody\b/i, 'someone'],
  [/\beverybody\b/i, 'everyone'],
  [/\banybody\b/i, 'anyone'],
  [/\bdeeds?\b/i, 'action'],
  [/\btak(?:e|es|ing) along\b/i, 'keep'],
  [/\btold of\b/i, 'told about'],
  [/\bat home in\b/i, 'used to'],
  [/\bcom(?:e|es|ing) about\b/i, 'happen'],
]

/** Reports words that people don't say to a colleague. */
export const plainWords: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, field, text }) =>
    stiff.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0]
      return found ? [problemAt(entry, field, `“${found}”: say “${instead}”`)] : []
    }),
  )
