import { type Check, problemAt } from '#corpus.ts'
import { passagesOf } from '#text/prose.ts'

/** Words that tell people what is wrong with them. */
const deficit =
  /\b(?:weak(?:ness(?:es)?)?|lack(?:s|ing)?|fail(?:s|ure|ing)?|struggl(?:e|es|ing)|poor(?:ly)?|flaws?|faults?|bad(?:ly)?|problems?|difficult(?:y|ies)?|deficits?|unable|cannot|never|wrong|too (?:much|little|quick|slow|soft|hard))\b/i

/** Words that make a mirror into a verdict. */
const verdict =
  /\b(?:you are always|personality|type of person|born|by nature|diagnos|tests? show)/i

/** A profile speaks of what people bring and could try, never of what they are short of. */
export const mirror: Check = (corpus) =>
  passagesOf(corpus)
    .filter(({ table }) => table === 'clusters' || table === 'trait')
    .flatMap(({ entry, field, text }) => {
      const found = (deficit.exec(text) ?? verdict.exec(text))?.[0]
      return found ? [problemAt(entry, field, `“${found}”: not in a mirror`)] : []
    })
