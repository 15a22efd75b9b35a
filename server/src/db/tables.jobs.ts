type Instant = number
type Maybe<T> = T | null

/** Background work. Its data is in the tables of its feature. */
export type JobTable = {
  /** The name of its handler, such as `mail` */
  kind: string
  /** The id of the record it works on; never text about a person */
  key: string
  runAt: Instant
  /** Attempts since it was enqueued, or last made progress */
  attempts: number
  /** End of the lease of the process that claimed it */
  leasedUntil: Maybe<Instant>
  /** When the last attempt failed */
  failedDate: Maybe<Instant>
  /** The error code of the last attempt */
  lastError: Maybe<string>
}
