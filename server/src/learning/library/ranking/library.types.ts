/** What can be found: help is implementation advice, goal is one's own. */
export const SEARCH_KINDS = [
  'action',
  'advice',
  'challenge',
  'help',
  'tip',
  'handbook',
  'link',
  'goal',
] as const
/** House knowledge is found by questions only. */
export type LibraryKind = (typeof SEARCH_KINDS)[number] | 'house'

/** What a reader is told of a thing that was found, apart from its words. */
export type LibraryFacts = {
  kind: LibraryKind
  id: string
  title: string
  /** Whom it is for; empty where it is for nobody in particular */
  entity: readonly string[]
  people: number | null
  /** In minutes */
  time: number | null
  budget: number | null
  /** A learning style: read, listen, video-short, video-long, formal, advice */
  format: string | null
  actionId: string | null
  adviceId: string | null
  challengeId: string | null
  url: string | null
  category: string | null
}

/** A thing of the library with all the words by which it is found. */
export type LibraryDocument = LibraryFacts & {
  /** kind:id */
  key: string
  /** Words that stand for it and are not shown */
  keywords: string
  /** The words of what it belongs to: of advice its action */
  parent: string
  /** Sentences as people would type them: only questions are held against them */
  said: readonly string[]
  /** What the snippet is cut from, in the order of reading */
  passages: readonly string[]
}

export type SnippetPart = { text: string; marked: boolean }
export type LibraryHit = LibraryFacts & { snippet: SnippetPart[] }

export type LibraryResults = {
  query: string
  corrected: string | null
  total: number
  hits: LibraryHit[]
  near: LibraryHit[]
}

/** As asked for; bounds are upper bounds, inclusive. */
export type LibraryFilters = {
  kinds?: readonly LibraryKind[] | null | undefined
  entity?: string | null | undefined
  people?: number | null | undefined
  time?: number | null | undefined
  budget?: number | null | undefined
  format?: string | null | undefined
}

/** Of what has none of it. */
export const NO_FACTS = {
  entity: [],
  people: null,
  time: null,
  budget: null,
  format: null,
  actionId: null,
  adviceId: null,
  challengeId: null,
  url: null,
  category: null,
} satisfies Partial<LibraryFacts>
