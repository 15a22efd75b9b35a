// Written as in `tables.ts`: instants are milliseconds, flags 1 and 0, lists JSON text.
type Instant = number
type Json = string
type Maybe<T> = T | null

export type ReminderTable = {
  _id: string
  version: number
  company: string
  createdBy: Maybe<string>
  /** Who wrote the text, and who alone wrote all the rest; nobody where several did */
  textBy: Maybe<string>
  detailsBy: Maybe<string>
  targetDate: string
  categoryId: Maybe<string>
  categoryTitle: Maybe<string>
  actions: Json
  roles: Json
  text: string
  createdDate: Instant
  updatedDate: Instant
}

export type OrgInfoTable = {
  _id: string
  version: number
  company: string
  id: string
  answer: Maybe<string>
  url: Maybe<string>
  contactPerson: Maybe<string>
  /** What was asked when it was changed last */
  question: Maybe<string>
  /** Who changed it last; only admins of the company are told */
  updatedBy: Maybe<string>
  /** Who wrote each of its parts last */
  answerBy: Maybe<string>
  urlBy: Maybe<string>
  contactBy: Maybe<string>
  createdDate: Instant
  updatedDate: Instant
}

/** The version that the last answer of a question had when it was deleted. */
export type OrgInfoDeletedTable = { company: string; id: string; version: number }
