import type { LibraryKind } from '#learning/library/ranking/library.types.ts'
import type { Passage } from './passages.rules.ts'

/** The kinds of messages: product 4, Mira. */
export const CHAT_KINDS = [
  'advice',
  'handbook',
  'goals',
  'rehearsal',
  'safety',
  'smalltalk',
  'outOfScope',
  'nothing',
] as const
export type ChatKind = (typeof CHAT_KINDS)[number]

/** The source of a sentence: `n` is its number in the answer, `path` the page to open. */
export type Source = {
  n: number
  kind: LibraryKind
  id: string
  title: string
  path: string | null
}

/** One sentence of an answer with the numbers of its sources; Mira's own words have no source. */
export type Sentence = { text: string; sources: number[] }

export const CARD_KINDS = [
  'advice',
  'handbook',
  'goal',
  'contact',
  'rehearsal',
  'helpLine',
  'help',
  'challenge',
  'link',
  'action',
  'kit',
  'path',
  'tip',
  'memory',
  'remembered',
  'house',
] as const

/** A next step. `reason` quotes the words of the person that it fits; `path` is a page to open. */
export type Card = {
  kind: (typeof CARD_KINDS)[number]
  id: string
  title: string
  reason: string | null
  path: string | null
  /** The remembered line that put this card before others with about the same score */
  told?: string | null
}

export type Answer = {
  kind: ChatKind
  sentences: Sentence[]
  sources: Source[]
  cards: Card[]
  /** One question back, if the message can be understood in several ways */
  question: string | null
  /** Whether the question asks which person the message is about */
  asksWhom: boolean
  /** Whether a language model wrote the sentences */
  isWritten: boolean
}

/** An answer from the hits, and the texts from which a model may write a better one. */
export type Draft = { answer: Answer; passages: Passage[] }
