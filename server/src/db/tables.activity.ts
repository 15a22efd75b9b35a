// Columns follow the conventions of `tables.ts`.
type Instant = number
type Json = string
type Maybe<T> = T | null

export type HistoryTable = {
  _id: string
  version: number
  user: string
  flow: Json
  startTime: Instant
  endTime: Maybe<Instant>
  liked: Maybe<number>
  createdDate: Instant
}

export type SearchTable = {
  _id: string
  version: number
  user: string
  query: string
  searchType: Maybe<string>
  date: Instant
}

export type ImpactActionHistoryTable = {
  _id: string
  version: number
  user: string
  id: string
  type: Maybe<string>
  title: Maybe<string>
  source: Maybe<string>
  entity: Maybe<string>
  createdDate: Instant
  viewedDate: Instant
}

/** "More like this" (more) and "Not for me" (notForMe) on advice. */
export type AdviceWishTable = { user: string; id: string; wish: string; wishDate: Instant }

/** Advice that "Next for you" showed on home; days are those of the person's zone. */
export type AdviceShownTable = {
  user: string
  id: string
  /** On how many days, of which none is four weeks after the one before */
  times: number
  lastDay: string
  /** The week in which it was the fresh piece, such as 2026-47 */
  newIn: Maybe<string>
}

/** The latest month whose review a person has seen, such as 2026-10. */
export type MonthSeenTable = { user: string; month: string }
