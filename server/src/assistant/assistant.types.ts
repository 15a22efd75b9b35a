import type { LibraryKind } from '#learning/library/library.types.ts'

/** What a message asks for: product 4, Mira. */
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

/** Where a sentence comes from; `n` is the number that the answer shows, `path` the page to open. */
export type Source = { n: number; kind: LibraryKind; id: string; title: string; path: string }

/** One sentence of an answer and the numbers of its sources; Mira's own words have none. */
export type Sentence = { text: string; sources: readonly number[] }

/** What a person can do next. `reason` quotes the words of theirs that it fits. */
export const CARD_KINDS = ['advice', 'handbook', 'goal', 'contact', 'rehearsal', 'helpLine'] as const
export type Card = {
  kind: (typeof CARD_KINDS)[number]
  id: string
  title: string
  reason: string | null
  path: string | null
}

export type Answer = {
  kind: ChatKind
  sentences: readonly Sentence[]
  sources: readonly Source[]
  cards: readonly Card[]
  /** One question back, if the message can be understood in several ways */
  question: string | null
}

/** A message of a person with Mira's answer. */
export type Message = { _id: string; text: string; createdDate: number; answer: Answer }
