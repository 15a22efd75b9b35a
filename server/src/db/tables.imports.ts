// Columns follow the conventions of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Json = string
type Maybe<T> = T | null

export type MemberImportTable = {
  _id: string
  company: string
  createdBy: Maybe<string>
  /** The admin with whose rights the import runs: the last one who uploaded, mapped or started it */
  actor: Maybe<string>
  /** The actor's `sessionsEnded` at that time */
  sessionsEnded: number
  /** The number of the preview; an admin starts the preview that they saw */
  previewId: number
  createdDate: Instant
  fileName: string
  /** Between cells, also in the file of failed rows */
  delimiter: string
  /** The encoding that its letters were read with, if the file doesn't name one */
  encoding: Maybe<string>
  /** The names of the columns and their fields */
  columns: Json
  state: string
  /** Why it stopped */
  problem: Maybe<string>
  rows: number
  /** The number of the file's last row; members missing from the file get higher numbers */
  lastNumber: number
  /** The last row of this pass over the file */
  position: number
  /** Rows done in this pass */
  passed: number
  /** The last member checked in the search for members missing from the file */
  cursor: Maybe<Json>
  /** Free seats after the last row of this pass */
  seats: Maybe<number>
  /** Rows without a readable address */
  unread: number
  /** Planned and done rows, counted by verdict */
  counts: Json
  results: Json
  /** Whether members missing from the file lose their access */
  withMissing: Flag
  /** When the next invitation may be sent */
  mailAt: Instant
  endedDate: Maybe<Instant>
}

export type MemberImportRowTable = {
  import: string
  /** The row number in a spreadsheet */
  number: number
  cells: Json
  /** Keys of all addresses in the cells, between spaces, for erasure and export */
  addresses: string
  /** Why the row could not be read */
  broken: Maybe<string>
  email: string
  emailKey: Maybe<string>
  /** A member missing from the file */
  person: Maybe<string>
  name: string
  /** The plan, then the outcome */
  verdict: Maybe<string>
  /** The plan, if the outcome differs */
  planned: Maybe<string>
  problem: Maybe<string>
  /** The fields that an update changes */
  changes: Maybe<Json>
}
