import type { Updateable } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** What the product knows about a person, in groups of which each is seen by the same people. */
export const GROUPS = [
  'name',
  'address',
  'account',
  'begun',
  'workRole',
  'membership',
  'profile',
  'settings',
  'goals',
  'flows',
  'searches',
  'missed',
  'missedHere',
  'asked',
  'viewed',
  'score',
  'pauses',
  'feedback',
  'signIns',
  'secondStep',
  'byCompany',
  'contact',
  'secrets',
] as const
export type Group = (typeof GROUPS)[number]

/** What companies keep about people, each for a time of its own. */
export const KEPT_PARTS = ['importRows', 'invitations', 'adminAddress', 'changes'] as const
/** For how many days; null: until it is used, or taken back */
export type Kept = { what: (typeof KEPT_PARTS)[number]; days: number | null }

export type Erased = { _id: string; email: string; emailKey: string }

/** `keys`: of all addresses that are theirs, former ones too */
export type Forgotten = Erased & { keys: readonly string[] }

/** How a table is forgotten, downloaded and told of, beside the feature that owns it: `X.personal-data.ts`. */
export type Described<Column extends string = string, Row = Record<string, unknown>> = {
  /**
   * The columns that name a person, by default `user`: `emailKey`, `recipientKey` and `wayKey` by the
   * keys of their addresses, all others by id. A row of somebody who is erased is deleted, or kept with other values.
   */
  names?: { readonly [C in Column]?: 'deleted' | { kept: Row; because: string } }
  /** What is forgotten before that, and in another way */
  first?(trx: Db, person: Forgotten, now: number): Promise<void>
} & (Shown<Column> | { leftOut: string })

/** How a table stands in the copy of one's own data and on the page of who sees what. */
export type Shown<Column extends string = string> = {
  /** Heading in the page that people read, and a sentence on what it is */
  title: string
  about: string
  /** Columns that stay here: they open an account, serve the store alone, or tell of somebody else */
  without?: { readonly [W in 'opening' | 'inner' | 'ofOthers']?: readonly Column[] }
  /** A column with whom it was done to: another person's id is not the reader's to have */
  hides?: Column
  /** The columns by which a row is the reader's, of ids and of keys; by default all that hold their id */
  by?: readonly Column[]
  /** Finds the rows that are the reader's, where that is not said by columns alone; some at a time */
  find?(db: Db, reader: Forgotten): AsyncIterable<Record<string, unknown>[]>
  /** A row as the reader has it, without what it says of others */
  tell?(row: Record<string, unknown>, reader: Forgotten): Record<string, unknown>
  /** What tells the rows of a person from each other; by default their id */
  order?: readonly Column[]
  /** Its group, or those of its fields, or why it is in none */
  group: Group | { fields: { readonly [G in Group]?: readonly Column[] } } | { none: string }
  /** The call by which others come to it, who does, and on what condition; without one nobody */
  told?: { call: string; sight: 'yes' | 'ifShared'; to: Reader | readonly Reader[] }
  /** For how long it is there, of what a company keeps */
  kept?: Kept
  /** The setting by which a copy of its rows goes to a service that others run */
  copiedBy?: 'feedbackTable'
  /** What is worked out of its rows and told without them: by which call, to all who may make it */
  facts?: readonly { group: Group; call: string; kept?: Kept }[]
}

type Reader = 'companyAdmins' | 'appAdmins'

/** The personal tables of a feature. */
export type Personal = {
  readonly [T in keyof Tables]?: Described<keyof Tables[T] & string, Updateable<Tables[T]>>
}
