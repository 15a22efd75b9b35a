import { sentencesOf } from '#lib/sentences.ts'

/** Sentences that address a model instead of the people of a company. */
const TO_A_MODEL = [
  /\b(?:assistant|ai|chat ?bot|language model|llm|model)s?\b.{0,40}\b(?:must|should|shall|tell|say|answer|reply|ignore|forget|remember|read|write|stop|now)\b/i,
  /^\W*(?:dear )?(?:assistant|ai|system|model|mira)\b\s*[:,]/i,
  /\b(?:to|for|if you(?:'|’)?re|if you are) (?:an? |the |any |all )?(?:ai|assistant|chat ?bot|language model|llm|model)s?\b/i,
  /\b(?:ignore|forget|disregard|override)\b.{0,30}\b(?:instructions?|rules?|question|above|values|everything|prompt|sources?)\b/i,
  /^\W*(?:override|new task|new instructions?|important instructions?|instructions?)\b\s*[:,-]/i,
  /\b(?:developer mode|system prompt|end of sources)\b|<\/?\s*(?:system|user|assistant|admin|instructions?)\b|\[\/?\s*(?:system|admin|inst|user)\b/i,
  /\bfrom now on\b|\b(?:later|future|other) (?:answers|chats|conversations)\b/i,
  /^\W*(?:respond|reply|answer)\b (?:only )?(?:with|in|as)\b|\b(?:tell|ask|show|give) the user\b|\bciting sources\b/i,
]

/**
 * The text of a company without sentences that instruct a model. The rest is still untrusted: the
 * check of each written sentence doesn't depend on this filter.
 */
export function withoutInstructions(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      sentencesOf(line)
        .filter((sentence) => !TO_A_MODEL.some((pattern) => pattern.test(sentence)))
        .join(' '),
    )
    .join('\n')
    .trim()
}

/** A text that a written sentence may cite. */
export type Passage = { n: number; title: string; text: string }

/** A source as a passage; for texts of a company, without instructions to a model. */
export const passageOf = (
  n: number,
  { kind, title }: { kind: string; title: string },
  text: string,
): Passage => ({
  n,
  title: isOfCompany(kind) ? withoutInstructions(title) : title,
  text: isOfCompany(kind) ? withoutInstructions(text) : text,
})

const isOfCompany = (kind: string) => kind === 'handbook' || kind === 'house'
