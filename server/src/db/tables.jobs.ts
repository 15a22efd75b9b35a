type Instant = number
type Maybe<T> = T | null

/** Work to do beside the requests. What it is about stays in the tables of its feature. */
export type JobTable = {
  /** Its handler, such as `mail` */
  kind: string
  /** The id of what it works on; never a text about somebody */
  key: string
  /** When it is due */
  runAt: Instant
  /** Attempts since it was enqueued, or last got further */
  attempts: number
  /** Until when the process that claimed it has it for itself */
  leasedUntil: Maybe<Instant>
  /** When it was given up */
  failedDate: Maybe<Instant>
  /** A code that says why the last attempt failed */
  lastError: Maybe<string>
}
