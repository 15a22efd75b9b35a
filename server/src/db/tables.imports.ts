// Files of members that are imported into a company; see `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Json = string
type Maybe<T> = T | null

/** An uploaded file and its progress. */
export type MemberImportTable = {
  _id: string
  company: string
  createdBy: Maybe<string>
  /** Whose rights it runs with: whoever uploaded, mapped or started it last */
  actor: Maybe<string>
  /** How often the actor's sessions had been ended by then */
  sessionsEnded: number
  /** Raised by each new preview, so that an admin starts what they saw */
  previewId: number
  createdDate: Instant
  fileName: string
  /** Of the cells, also in files of its rows */
  delimiter: string
  /** The names of the columns, and what each means */
  columns: Json
  state: string
  /** Why it stopped */
  problem: Maybe<string>
  rows: number
  /** Of the last row of the file; missing members have numbers after it */
  lastNumber: number
  /** The last row that is done in this pass (preview or import) */
  position: number
  /** How many rows are done in this pass */
  passed: number
  /** The last member who was checked for being in no row */
  cursor: Maybe<Json>
  /** Seats that are free after the last previewed row */
  seats: Maybe<number>
  /** Rows without a readable address */
  unread: number
  /** The preview and the results, by verdict */
  counts: Json
  results: Json
  /** Whether missing members lose their access */
  withMissing: Flag
  /** When the next invitation may be sent */
  mailAt: Instant
  endedDate: Maybe<Instant>
}

export type MemberImportRowTable = {
  import: string
  /** As a spreadsheet shows it */
  number: number
  cells: Json
  /** The keys of all addresses in the cells, between spaces: the erasure index */
  addresses: string
  /** Why the row could not be read */
  broken: Maybe<string>
  email: string
  emailKey: Maybe<string>
  /** The member, of a missing one */
  person: Maybe<string>
  name: string
  /** Of the preview until it was applied, then the result */
  verdict: Maybe<string>
  /** The verdict of the preview, if the result is another */
  planned: Maybe<string>
  problem: Maybe<string>
  /** The changes of an update */
  changes: Maybe<Json>
}
