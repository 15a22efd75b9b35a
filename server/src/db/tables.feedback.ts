type Instant = number
type Maybe<T> = T | null

/** What a person said of the product, and where copies of it may be. */
export type FeedbackTable = {
  _id: string
  /** Nothing once the person is erased: the row then waits for the copy elsewhere to be deleted */
  user: Maybe<string>
  email: string
  name: string
  message: string
  path: string
  date: Instant
  /** Of its copy elsewhere */
  remoteId: Maybe<string>
  /** The addresses of all tables that a copy may be in, as JSON: it was tried there */
  places: Maybe<string>
}
