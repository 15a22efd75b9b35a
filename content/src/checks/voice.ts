import { type Check, type Corpus, type Problem, problemAt } from '#corpus.ts'
import { type Passage, passagesOf } from '#text/prose.ts'
import { wordsOf } from '#text/words.ts'

/** A text without the words that people in it say. */
export const narrationOf = (text: string) =>
  text
    .replace(/^\*\*[^*]+:\*\* .*$/gmu, '')
    .replace(/“[^”]*”/gsu, '')
    .trim()

const contraction =
  /\b\p{L}+(?:n’t|’(?:re|ve|ll|d|m)|(?<=\b(?:it|that|there|what|here|who|he|she|let|where|how))’s)\b/giu

/** The contractions in 1,000 words of the narration of all advice. */
export function contractionsIn(corpus: Corpus): number {
  const narration = corpus['impact-advice']
    .flatMap(({ row }) => [row.body, row.smallest, row.stretch, row.notFor, row.why])
    .map(narrationOf)
  const words = narration.reduce((sum, text) => sum + wordsOf(text).length, 0)
  const found = narration.reduce((sum, text) => sum + [...text.matchAll(contraction)].length, 0)
  return (1000 * found) / (words || 1)
}

const wanted = { min: 8, max: 25 }

/** The narrator says “you’re” and “don’t”, as people do, but not in every sentence. */
export const contractions: Check = (corpus) => {
  const found = contractionsIn(corpus)
  if (corpus['impact-advice'].length === 0 || (found >= wanted.min && found <= wanted.max))
    return []
  return [
    {
      file: 'tables/impact-advice',
      row: '-',
      field: 'body',
      message: `has ${found.toFixed(1)} contractions in 1,000 words of narration, wanted ${wanted.min} to ${wanted.max}`,
    },
  ]
}

const pronoun = /^(?:them|they|their|theirs|it|its|she|he|him|her|hers|his|those|these|this|that)$/i
/** Words that a pronoun cannot stand for. */
const small = new Set(
  `a an the and or but so if when before after until while as at by for from in into of off on out
  over to up with without about not no never do don’t let make get give put take keep say tell ask
  write name show hear see look go come be is are was were has have had what which who how why where
  one two three first last next more less once again back away down only just even still also than
  then there here you your yourself i my me we our us`.split(/\s+/),
)

/**
 * The first pronoun of a title that no noun before it explains; undefined without one. “So that” is
 * no pronoun.
 */
export function leaningPronoun(title: string): string | undefined {
  const words = wordsOf(title.replace(/\bso that\b/giu, 'so'))
  const at = words.findIndex((word) => pronoun.test(word))
  // The first word is a verb.
  const before = words.slice(1, at).filter((word) => !small.has(word.toLowerCase()))
  return at > 0 && before.length === 0 ? words[at] : at === 0 ? words[0] : undefined
}

const titled = new Set<string>(['impact-action', 'impact-advice', 'kit', 'path'])

/** A card shows the title alone, so that a pronoun needs its noun there. */
export const titlesAlone: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, table, field, text }) => {
    if (!titled.has(table) || (field !== 'title' && field !== 'weeks.title')) return []
    const found = leaningPronoun(text)
    return found ? [problemAt(entry, field, `“${found}” stands for no noun in the title`)] : []
  })

const talk =
  /\b(?:an?|the|this|that|each|every|any|one|your|our|my|his|her|their|its)\s+(?:(?!to\b)[\w’-]+\s+)?talks?\b(?!\s+(?:to|with|about|through|over|less|more|first|freely|again|too|at|so|in)\b)/iu

/** “Talk” is what people do or hear from a stage; two people have a conversation. */
export const conversation: Check = (corpus) =>
  passagesOf(corpus).flatMap((passage): Problem[] => {
    const found = isOwn(passage) ? talk.exec(passage.text)?.[0] : undefined
    return found ? [problemAt(passage.entry, passage.field, `“${found}”: say “conversation”`)] : []
  })

const isOwn = ({ table }: Passage) => titled.has(table) || table.startsWith('implementation')
