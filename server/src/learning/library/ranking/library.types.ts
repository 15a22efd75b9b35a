/** The kinds of hits: help is implementation advice, goal is one's own. */
export const SEARCH_KINDS = [
  'action',
  'advice',
  'kit',
  'path',
  'challenge',
  'help',
  'tip',
  'handbook',
  'link',
  'goal',
] as const
/** House knowledge is found by questions only. */
export type LibraryKind = (typeof SEARCH_KINDS)[number] | 'house'

/** The facts about a hit that a reader gets, apart from its words. */
export type LibraryFacts = {
  kind: LibraryKind
  id: string
  title: string
  /** The matter in the reader's words, of advice, kits and paths */
  situation: string | null
  /** The entities that it is for; empty if it is for no particular one */
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
  /** Words that find it and are not shown */
  keywords: string
  /** The words of its parent: for advice, its action */
  parent: string
  /** Sentences as people would type them; only questions are compared with them */
  said: readonly string[]
  /** The texts for the snippet, in reading order */
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

/** The filters of a call; bounds are inclusive upper bounds. */
export type LibraryFilters = {
  kinds?: readonly LibraryKind[] | null | undefined
  entity?: string | null | undefined
  people?: number | null | undefined
  time?: number | null | undefined
  budget?: number | null | undefined
  format?: string | null | undefined
}

/** The facts of a thing without any. */
export const NO_FACTS = {
  situation: null,
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
