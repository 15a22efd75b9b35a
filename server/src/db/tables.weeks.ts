// Columns of what the weekly score and the rhythm are made of, in the manner of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Maybe<T> = T | null

/**
 * What the weekly score is made of: something done once in a week, or, of a goal and the picture,
 * that it was there or `gone` at last in that week.
 */
export type ImpactEventTable = {
  user: string
  /** ISO week in the person's zone, such as 2026-47 */
  week: string
  measure: string
  item: string
  gone: Flag
  at: Instant
}

/** The counts of a week of a person, kept beside the events; goals and picture as the week ended. */
export type ImpactWeekTable = {
  user: string
  week: string
  goals: number
  hasAvatar: number
  takeAction: number
  feed: number
  reminder: number
  /** Whether the person showed it to the company's admins when the week was closed */
  shared: Flag
  /** The one company that was told of it; empty where none ever is, since the person came or went */
  disclosedTo: Maybe<string>
}

/** What a company was told of a week, once and for good; nothing where too few people are in it. */
export type CompanyWeekTable = {
  company: string
  week: string
  people: Maybe<number>
  mean: Maybe<number>
  closedDate: Instant
}

/** Days on which nothing is asked of a person, both included; without `toDay` until further notice. */
export type PauseTable = {
  _id: string
  user: string
  fromDay: string
  toDay: Maybe<string>
  kind: 'dayOff' | 'pause'
  createdDate: Instant
}
