import type { Content } from '#features/content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { readConcepts } from './library.concepts.ts'
import { documentsOf } from './library.documents.ts'
import { type Own, ownGoals, rankOwn } from './library.goals.ts'
import { buildIndex, type LibraryIndex } from './library.index.ts'
import { loosened } from './library.near.ts'
import { type Ranked, rank, termsOf, type Wanted } from './library.ranking.ts'
import { checkFilters, fitsFilters, readLimit, readQuery } from './library.rules.ts'
import { snippetOf } from './library.snippet.ts'
import { spread } from './library.spread.ts'
import type {
  LibraryDocument,
  LibraryFilters,
  LibraryHit,
  LibraryResults,
} from './library.types.ts'
import { WEIGHTS } from './library.weights.ts'
import { emptyVocabulary } from './words/vocabulary.ts'

/** The corpus made searchable. */
export type Library = {
  /** The index; where the content has changed the old one, until the new one is made */
  index(): Promise<LibraryIndex>
}

/** Makes the index when it is first asked for, and again when a word of the content has changed. */
export function openLibrary(content: () => Content): Library {
  let ready: LibraryIndex | undefined
  let making: Promise<LibraryIndex> | undefined
  const make = async (): Promise<LibraryIndex> => {
    const now = content()
    ready = await buildIndex(now.version, documentsOf(now))
    return ready
  }
  return {
    index: async () => {
      if (ready?.version === content().version) return ready
      making ??= make().finally(() => {
        making = undefined
      })
      if (ready === undefined) return making
      // Whoever searches now is content with the old one; the next search tries again.
      making.catch(() => undefined)
      return ready
    },
  }
}

export type LibraryQuestion = {
  query: string
  filters?: LibraryFilters | null | undefined
  limit?: number | null | undefined
}

/** Searches the corpus and one's own goals. The handbook is there for company users only. */
export async function librarySearch(
  context: SignedIn,
  library: Library,
  question: LibraryQuestion,
): Promise<LibraryResults> {
  readQuestion(question)
  const [index, own] = await Promise.all([library.index(), ownGoals(context)])
  return searchIndex(index, question, { own, handbook: !context.viewer.isPublicUser })
}

function readQuestion({ query, filters, limit }: LibraryQuestion) {
  checkFilters(filters ?? {})
  return { query: readQuery(query), filters: filters ?? {}, most: readLimit(limit) }
}

const NOTHING_OWN: Own = { goals: [], vocabulary: emptyVocabulary() }
const MOST_NEAR = 6

/** As `librarySearch`, for a reader of whom it is known what they may see. */
export function searchIndex(
  index: LibraryIndex,
  question: LibraryQuestion,
  { own = NOTHING_OWN, handbook }: { own?: Own; handbook: boolean },
): LibraryResults {
  const { query, filters, most } = readQuestion(question)
  const vocabularies = [index.vocabulary, own.vocabulary]
  const { concepts, corrected } = readConcepts(query, vocabularies)
  const may = ({ kind }: LibraryDocument) => kind !== 'handbook' || handbook
  const search = (wanted: Wanted, fits: (document: LibraryDocument) => boolean) => {
    const { ranked, total } = rank(index, wanted, fits)
    const mine = rankOwn(own, index, wanted, fits)
    return {
      ranked: [...ranked, ...mine].sort((one, other) => other.score - one.score),
      total: total + mine.length,
      terms: termsOf(wanted.concepts),
    }
  }
  const wanted = { query: corrected ?? query, concepts, leastShare: WEIGHTS.leastShare }
  const best = search(wanted, (document) => may(document) && fitsFilters(document, filters))
  const hits = spread(best.ranked, most).map((hit) => asHit(hit, best.terms))
  if (hits.length > 0) return { query, corrected, total: best.total, hits, near: [] }
  const parts = search({ ...wanted, leastShare: 0 }, may)
  const loose = () =>
    search({ query, concepts: loosened(query, index.vocabulary), leastShare: 0 }, may)
  const { ranked, terms } = parts.ranked.length > 0 ? parts : loose()
  const near = spread(ranked, MOST_NEAR).map((hit) => asHit(hit, terms))
  return { query, corrected, total: 0, hits: [], near }
}

const asHit = ({ document }: Ranked, terms: ReadonlySet<string>): LibraryHit => ({
  ...document,
  snippet: snippetOf(document.passages, terms),
})
