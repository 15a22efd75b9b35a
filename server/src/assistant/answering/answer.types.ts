import type { SignedIn } from '#graphql/context.ts'
import type { Suits } from '#learning/library/asking/asking.types.ts'
import type { Library } from '#learning/library/library.ts'
import type { LibraryKind } from '#learning/library/ranking/library.types.ts'
import type { AskModel } from '../model/ask-model.ts'

/** The kinds of messages: product 4, Mira. */
export const CHAT_KINDS = [
  'advice',
  'handbook',
  'product',
  'goals',
  'rehearsal',
  'safety',
  'heavy',
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
  'faq',
  'page',
] as const

/** A next step. `reason` quotes the words of the person that it fits; `path` is a page to open. */
export type Card = {
  kind: (typeof CARD_KINDS)[number]
  id: string
  title: string
  /** The action of advice */
  action?: string | null
  /** The matter in the reader's words */
  situation?: string | null
  reason: string | null
  path: string | null
  /** The remembered line that put this card before others with about the same score */
  told?: string | null
}

/** An action that may be closer than the cards; its title, sent as a message, shows it. */
export type Closest = { title: string; situation: string | null }

export type Answer = {
  kind: ChatKind
  sentences: Sentence[]
  sources: Source[]
  cards: Card[]
  /** One question back, if the message can be understood in several ways */
  question: string | null
  /** Whether the question asks which person the message is about */
  asksWhom: boolean
  /** If Mira isn't sure: actions of which the person may choose one */
  closest?: Closest[]
  /** The text that the library was searched with, for messages that lean on it; never shown */
  topic?: string | null
  /** A text that a language model wrote for the person to check and send */
  draft?: string | null
}

/** The last answer of a chat, and the message before it. */
export type LastAnswer = Pick<Answer, 'kind' | 'question' | 'cards' | 'topic'> & { text: string }

/** The context of an answer besides the message. */
export type AnswerRequest = {
  context: SignedIn
  library: Library
  /** Country code of two capital letters, for help lines */
  country: string | null
  /** The person's day, 2026-11-23 */
  today: string
  /** The previous message of the chat, with its answer */
  before?: LastAnswer | undefined
  /** Finds the remembered line that fits a piece of advice */
  suits?: Suits | undefined
  /** Asks the language model, if one is set up and may read the message */
  askModel?: AskModel | undefined
}
