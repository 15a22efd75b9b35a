import type { Generated } from 'kysely'

// Columns follow the conventions of `tables.ts`.
type Instant = number
type Json = string
type Maybe<T> = T | null

export type ReminderTable = {
  _id: string
  version: number
  company: string
  createdBy: Maybe<string>
  /** The authors of the text and of all other fields; null if there were several */
  textBy: Maybe<string>
  detailsBy: Maybe<string>
  targetDate: string
  categoryId: Maybe<string>
  categoryTitle: Maybe<string>
  actions: Json
  roles: Json
  text: string
  /** When its message goes out, in each reader's zone; null: the first day of its month */
  sendDate: Maybe<string>
  /** Null: when the reader's hours begin */
  sendTime: Maybe<string>
  /** How many people got its message */
  reached: Generated<number>
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
  /** The question at the last change */
  question: Maybe<string>
  /** The author of the last change; only admins of the company see it */
  updatedBy: Maybe<string>
  /** The last author of each part */
  answerBy: Maybe<string>
  urlBy: Maybe<string>
  contactBy: Maybe<string>
  createdDate: Instant
  updatedDate: Instant
}

/** The version of a deleted answer, which the next answer continues. */
export type OrgInfoDeletedTable = { company: string; id: string; version: number }
