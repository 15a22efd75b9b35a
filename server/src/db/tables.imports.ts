// Columns of files of members that are brought into a company, in the manner of `tables.ts`.
type Instant = number
type Flag = 0 | 1
type Json = string
type Maybe<T> = T | null

/** One file, and how far it is. */
export type MemberImportTable = {
  _id: string
  company: string
  createdBy: Maybe<string>
  /** Whose rights it is looked at, and brought in with: who brought it, mapped it or began it last */
  actor: Maybe<string>
  /** Of the actor, how often their sessions were ended before they last did so */
  sessionsEnded: number
  /** Raised whenever its rows are looked at anew: what one saw is what one begins */
  look: number
  createdDate: Instant
  fileName: string
  /** What stands between cells, also in the file of what failed */
  delimiter: string
  /** The columns by their names, and what each says */
  columns: Json
  state: string
  /** Why it stopped */
  problem: Maybe<string>
  rows: number
  /** Of the last row of the file; members whom no row names stand behind it */
  lastNumber: number
  /** The row that was looked at last, in this pass over the file */
  position: number
  /** So many rows were looked at in this pass */
  passed: number
  /** The member that was looked at last, where those are sought whom no row names */
  cursor: Maybe<Json>
  /** Seats that would be free behind the row that was looked at last */
  seats: Maybe<number>
  /** Rows without an address that can be read: nobody can tell whom they are about */
  unread: number
  /** What is planned, and what was done, by verdict */
  counts: Json
  results: Json
  /** Whether members whom no row names lose their access */
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
  /** Keys of all addresses in the cells, between spaces: by these a person is found in it */
  addresses: string
  /** Why the row could not be read */
  broken: Maybe<string>
  email: string
  emailKey: Maybe<string>
  /** The member whom no row of the file names */
  person: Maybe<string>
  name: string
  /** What is planned until it was done, then what became of it */
  verdict: Maybe<string>
  /** What was planned, where it came otherwise */
  planned: Maybe<string>
  problem: Maybe<string>
  /** What an update changes */
  changes: Maybe<Json>
}
