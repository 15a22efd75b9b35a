// Columns follow the conventions of `tables.ts`.
type Instant = number
type Maybe<T> = T | null

/** A person's review of a goal; only they see it. */
export type CheckInTable = {
  _id: string
  user: string
  goal: string
  outcome: string
  next: Maybe<string>
  note: Maybe<string>
  /** The value that `next` replaced: the action, the title of the advice, or the review date */
  was: Maybe<string>
  progressBefore: Maybe<string>
  progressAfter: Maybe<string>
  createdDate: Instant
}
