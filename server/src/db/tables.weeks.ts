// Columns follow the conventions of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Maybe<T> = T | null

/**
 * An input of the weekly score: an action, counted once a week, or the last state of a goal or the
 * picture in a week: existing or `gone`.
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

/** The counts of a person's week; goals and picture as the week ended. */
export type ImpactWeekTable = {
  user: string
  week: string
  goals: number
  hasAvatar: number
  takeAction: number
  feed: number
  reminder: number
  /** Whether the person shared it with the company's admins when the week was closed */
  shared: Flag
  /** The only company that saw it; empty: no company may see it, as the person joined or left */
  disclosedTo: Maybe<string>
}

/** A company's published figures of a week, which never change; null for fewer than five people. */
export type CompanyWeekTable = {
  company: string
  week: string
  people: Maybe<number>
  mean: Maybe<number>
  closedDate: Instant
}

/** Days off, first and last day included; without `toDay` until further notice. */
export type PauseTable = {
  _id: string
  user: string
  fromDay: string
  toDay: Maybe<string>
  kind: 'dayOff' | 'pause'
  createdDate: Instant
}
