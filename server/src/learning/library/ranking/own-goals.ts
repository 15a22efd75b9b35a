import type { SignedIn } from '#graphql/context.ts'
import { goalsInWords } from '#learning/goals/goals.ts'
import type { Synonyms } from '#learning/library/words/synonyms.ts'
import { textTerms } from '#learning/library/words/terms.ts'
import { addWords, emptyVocabulary, type Vocabulary } from '#learning/library/words/vocabulary.ts'
import { wordsOf } from '#learning/library/words/words.ts'
import type { Concept } from './concepts.ts'
import { type LibraryIndex, titleKey } from './library.index.ts'
import { type LibraryDocument, NO_FACTS } from './library.types.ts'
import { type QueryTerms, type RankedDocument, rarity } from './ranking.ts'
import { WEIGHTS } from './weights.ts'

/** A thing that only some people find, with the terms of its title and of its other text. */
export type OwnThing = {
  document: LibraryDocument
  title: Set<string>
  text: Set<string>
  /** For house knowledge, the words for its kind, such as a value */
  kind?: Set<string>
}

/** The things of a person or their company, and the words in them. */
export type OwnGoals = { things: readonly OwnThing[]; vocabulary: Vocabulary }

/** The most characters of goals that a search reads, newest first, so that it stays fast. */
const MOST_READ = 50_000

/** Reads the goals of the viewer only. */
export async function ownGoals(context: SignedIn, { synonyms }: LibraryIndex): Promise<OwnGoals> {
  const vocabulary = emptyVocabulary()
  const things: OwnThing[] = []
  let left = MOST_READ
  for (const { goal, title: named, words } of await goalsInWords(context)) {
    if (left <= 0) break
    const passages = words.map((text) => text.slice(0, left)).filter(Boolean)
    const action = goal.actionTitle ?? ''
    const title = named ?? (passages[0] ?? '').slice(0, 80)
    const document: LibraryDocument = {
      ...NO_FACTS,
      key: `goal:${goal._id}`,
      kind: 'goal',
      id: goal._id,
      title,
      entity: goal.entity ? [goal.entity] : [],
      actionId: goal.actionId || null,
      adviceId: goal.adviceId || null,
      category: goal.category || null,
      keywords: '',
      said: [],
      parent: action,
      passages: passages.length > 0 ? passages : [action].filter(Boolean),
    }
    things.push({
      document,
      title: termsWithin(title, vocabulary, synonyms),
      text: termsWithin([action, ...passages].join('\n'), vocabulary, synonyms),
    })
    left -= title.length + passages.join('').length
  }
  return { things, vocabulary }
}

/** The terms of a text; adds its words to the vocabulary. */
export function termsWithin(text: string, vocabulary: Vocabulary, synonyms: Synonyms): Set<string> {
  const words = wordsOf(text)
  addWords(vocabulary, words)
  return new Set(textTerms(words, synonyms).map(({ term }) => term))
}

/** Own things that fit enough of a query, with scores on the scale of the corpus. */
export function rankOwn(
  { things }: OwnGoals,
  index: LibraryIndex,
  { query, concepts, leastShare }: QueryTerms,
  fits: (document: LibraryDocument) => boolean,
): RankedDocument[] {
  const key = titleKey(query)
  return things.flatMap(({ document, title, text }) => {
    if (!fits(document)) return []
    const met = concepts.map((concept) => worthOf(concept, title, text))
    const share = met.filter((worth) => worth > 0).length / (concepts.length || 1)
    if (share === 0 || share < leastShare) return []
    const sum = met.reduce((total, worth) => total + worth, 0)
    const rare = rarity(things.length, index.entries.length)
    const score = sum * rare * share ** WEIGHTS.share * WEIGHTS.kinds[document.kind]
    const same = titleKey(document.title) === key ? WEIGHTS.sameTitle : 0
    return { document, score: score + same }
  })
}

/** The score of the best word for a concept in a goal. */
function worthOf(
  { exact, near }: Concept,
  title: ReadonlySet<string>,
  text: ReadonlySet<string>,
): number {
  let best = 0
  const look = (term: string, weight: number) => {
    const place = title.has(term) ? WEIGHTS.fields.title : text.has(term) ? WEIGHTS.fields.body : 0
    best = Math.max(best, place * weight)
  }
  for (const [term, weight] of exact) look(term, weight)
  for (const [term, weight] of near) look(term, weight * WEIGHTS.near.beside)
  return best
}
