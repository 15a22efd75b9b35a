type Instant = number
type Maybe<T> = T | null

/** A person's feedback about the product, and the places where copies of it may be. */
export type FeedbackTable = {
  _id: string
  /** Null once the person is erased: the row then waits until its copy elsewhere is deleted */
  user: Maybe<string>
  email: string
  name: string
  message: string
  path: string
  date: Instant
  /** The id of its copy elsewhere */
  remoteId: Maybe<string>
  /** JSON: the addresses of all tables that may contain a copy */
  places: Maybe<string>
}
