import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { loosened, readConcepts } from '#learning/library/ranking/concepts.ts'
import {
  buildIndex,
  corpusOf,
  keptIndex,
  type LibraryIndex,
  titleKey,
} from '#learning/library/ranking/library.index.ts'
import type {
  LibraryDocument,
  LibraryFilters,
  LibraryHit,
  LibraryResults,
} from '#learning/library/ranking/library.types.ts'
import { ownGoals, rankOwn } from '#learning/library/ranking/own-goals.ts'
import {
  type QueryTerms,
  type RankedDocument,
  rank,
  spread,
  termsOf,
} from '#learning/library/ranking/ranking.ts'
import { WEIGHTS } from '#learning/library/ranking/weights.ts'
import { fitOf } from '../fit/fit.ts'
import { type AskingIndex, askingIndexOf } from './asking/asking.index.ts'
import { askIndex, type Reader } from './asking/asking.ts'
import type { AskedHit, Suits } from './asking/asking.types.ts'
import type { Meaning } from './asking/vectors.ts'
import { ownAnswers } from './library.answers.ts'
import { ownEntries } from './library.house.ts'
import { checkFilters, fitsFilters, readAsking, readLimit, readQuery } from './library.rules.ts'
import { snippetOf } from './library.snippet.ts'
import { hasTie, settleTies } from './library.ties.rules.ts'

export type Library = {
  content(): Content
  /** The index. After a change of the content, the old index until the new one is made */
  index(): Promise<LibraryIndex>
  /** The milliseconds that it took to make the newest index; null until one is made */
  madeIn(): number | null
  /** The meaning of a question; undefined without an encoder, or without its answer */
  meaningOf(index: AskingIndex, text: string): Promise<Meaning | undefined>
}

/**
 * Makes the index at the first call, and again after a change of the content. An index that the
 * build stored in the folder `kept` is used as it is.
 */
export function openLibrary(
  content: () => Content,
  kept = import.meta.dirname,
  meaningOf: Library['meaningOf'] = async () => undefined,
): Library {
  let ready: LibraryIndex | undefined
  let making: Promise<LibraryIndex> | undefined
  let madeIn: number | null = null
  const make = async (): Promise<LibraryIndex> => {
    const begin = performance.now()
    const corpus = corpusOf(content())
    ready = (await keptIndex(kept, corpus)) ?? (await buildIndex(corpus))
    madeIn = Math.round(performance.now() - begin)
    return ready
  }
  return {
    content,
    meaningOf,
    madeIn: () => madeIn,
    index: async () => {
      if (ready?.version === content().version) return ready
      making ??= make().finally(() => {
        making = undefined
      })
      if (ready === undefined) return making
      // This search uses the old index; after a failure the next search tries again.
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

/**
 * Searches the corpus, one's own goals and the answers of one's own company. Only company users
 * find the handbook. Hits that fit the query equally well come in the order in which they fit the
 * reader.
 */
export async function librarySearch(
  context: SignedIn,
  library: Library,
  question: LibraryQuestion,
): Promise<LibraryResults> {
  readQuestion(question)
  const index = await library.index()
  const own = await Promise.all([ownGoals(context, index), ownAnswers(context, index)])
  const found = findIn(index, question, { own, handbook: !context.viewer.isPublicUser })
  if (!hasTie(found.hits)) return shown(found, index)
  const { pieces } = await fitOf(context, library.content())
  return shown({ ...found, hits: settleTies(found.hits, pieces) }, index)
}

/**
 * Answers a question in a person's own words from the corpus, their own goals, their company's
 * answers and its house knowledge, best first. A hit that `suits` them comes before others that fit
 * about equally. Throws if the text has more than 2,000 characters.
 */
export async function libraryAsk(
  context: SignedIn,
  library: Library,
  text: string,
  suits?: Suits,
): Promise<AskedHit[]> {
  const asked = readAsking(text)
  const index = await library.index()
  const [house, ...own] = await Promise.all([
    ownEntries(context, index),
    ownGoals(context, index),
    ownAnswers(context, index),
  ])
  const asking = await askingIndexOf(index)
  return askIndex(asking, asked, {
    ...{ own, house, suits },
    handbook: !context.viewer.isPublicUser,
    meaning: await library.meaningOf(asking, asked),
  })
}

/** Whether a text has the whole title of an entry of one's company's house knowledge. */
export async function namesHouseEntry(
  context: SignedIn,
  library: Library,
  text: string,
): Promise<boolean> {
  const { things } = await ownEntries(context, await library.index())
  const said = ` ${titleKey(readAsking(text))} `
  return things.some(({ document }) => {
    const title = titleKey(document.title)
    return title !== '' && said.includes(` ${title} `)
  })
}

function readQuestion({ query, filters, limit }: LibraryQuestion) {
  checkFilters(filters ?? {})
  return { query: readQuery(query), filters: filters ?? {}, most: readLimit(limit) }
}

const MOST_NEAR = 6

/** Like `librarySearch`, for given records of a reader instead of a session. */
export const searchIndex = (
  index: LibraryIndex,
  question: LibraryQuestion,
  reader: Reader,
): LibraryResults => shown(findIn(index, question, reader), index)

/** The hits, before snippets are cut from them. */
type RankedResults = Pick<LibraryResults, 'query' | 'corrected' | 'total'> & {
  hits: readonly RankedDocument[]
  near: readonly RankedDocument[]
  terms: ReadonlySet<string>
}

function shown({ terms, ...found }: RankedResults, index: LibraryIndex): LibraryResults {
  const hit = (each: RankedDocument) => asHit(each, terms, index)
  return { ...found, hits: found.hits.map(hit), near: found.near.map(hit) }
}

function findIn(
  index: LibraryIndex,
  question: LibraryQuestion,
  { own = [], handbook }: Reader,
): RankedResults {
  const { query, filters, most } = readQuestion(question)
  const vocabularies = [index.vocabulary, ...own.map(({ vocabulary }) => vocabulary)]
  const { concepts, corrected } = readConcepts(query, vocabularies, index.synonyms)
  const may = ({ kind }: LibraryDocument) => kind !== 'handbook' || handbook
  const search = (wanted: QueryTerms, fits: (document: LibraryDocument) => boolean) => {
    const { ranked, total } = rank(index, wanted, fits)
    const mine = own.flatMap((each) => rankOwn(each, index, wanted, fits))
    const all = withOwn(ranked, mine)
    return {
      ranked: all.sort((one, other) => other.score - one.score),
      total: total + all.length - ranked.length,
      terms: termsOf(wanted.concepts),
    }
  }
  const wanted = { query: corrected ?? query, concepts, leastShare: WEIGHTS.leastShare }
  const best = search(wanted, (document) => may(document) && fitsFilters(document, filters))
  const hits = spread(best.ranked, most)
  const { terms, total } = best
  if (hits.length > 0) return { query, corrected, total, hits, near: [], terms }
  const parts = search({ ...wanted, leastShare: 0 }, may)
  const loose = () =>
    search({ query, concepts: loosened(query, index.vocabulary), leastShare: 0 }, may)
  const other = parts.ranked.length > 0 ? parts : loose()
  const near = spread(other.ranked, MOST_NEAR)
  return { query, corrected, total: 0, hits: [], near, terms: other.terms }
}

/** Merges a question that was found by its words and by its answer into one hit with the answer. */
function withOwn(
  ranked: readonly RankedDocument[],
  mine: readonly RankedDocument[],
): RankedDocument[] {
  const found = new Map(ranked.map((one) => [one.document.key, one]))
  for (const { document, score } of mine) {
    const other = found.get(document.key)?.score ?? 0
    found.set(document.key, { document, score: Math.max(score, other) })
  }
  return [...found.values()]
}

const asHit = (
  { document }: RankedDocument,
  terms: ReadonlySet<string>,
  { synonyms }: LibraryIndex,
): LibraryHit => ({
  ...document,
  snippet: snippetOf(document.passages, terms, synonyms),
})
