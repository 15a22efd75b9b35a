type Instant = number
type Maybe<T> = T | null

/** What a person said of the product, and how far it got on its way to a table elsewhere. */
export type FeedbackTable = {
  _id: string
  /** Nothing once the person is erased: the row then waits for the copy elsewhere to be deleted */
  user: Maybe<string>
  email: string
  name: string
  message: string
  path: string
  date: Instant
  tries: number
  /** When it may be forwarded (again), or its copy deleted; nothing when that is done */
  nextTry: Maybe<Instant>
  /** Of its copy elsewhere */
  remoteId: Maybe<string>
  /** The addresses of all tables that a copy may be in, as JSON: it was tried there */
  places: Maybe<string>
  lastError: Maybe<string>
}
