import { type Check, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'

/** Words that criticize people. */
const deficit =
  /\b(?:weak(?:ness(?:es)?)?|lack(?:s|ing)?|fail(?:s|ure|ing)?|struggl(?:e|es|ing)|poor(?:ly)?|flaws?|faults?|bad(?:ly)?|problems?|difficult(?:y|ies)?|deficits?|unable|cannot|never|wrong|too (?:much|little|quick|slow|soft|hard))\b/i

/** Words that judge people. */
const verdict =
  /\b(?:you are always|personality|type of person|born|by nature|diagnos|tests? show)/i

/** A profile names strengths of people and things to try, never their deficits. */
export const mirror: Check = (corpus) =>
  passagesOf(corpus)
    .filter(({ table }) => table === 'clusters' || table === 'trait')
    .flatMap(({ entry, field, text }) => {
      const found = (deficit.exec(text) ?? verdict.exec(text))?.[0]
      return found ? [problemAt(entry, field, `“${found}”: not in a mirror`)] : []
    })
