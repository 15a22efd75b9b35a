import type { Updateable } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import type { Purpose } from '#integrations/seal.ts'

/** Groups of personal data; all data of a group has the same readers. */
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
  'partners',
  'blocked',
  'partnerSearch',
  'flows',
  'searches',
  'missed',
  'missedHere',
  'asked',
  'viewed',
  'chats',
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

/** Personal data that companies keep, each for its own time. */
export const KEPT_PARTS = ['importRows', 'invitations', 'adminAddress', 'changes'] as const
/** `days`: how long it is kept; null: until it is used or revoked */
export type Retention = { what: (typeof KEPT_PARTS)[number]; days: number | null }

export type ErasedPerson = { _id: string; email: string; emailKey: string }

/** `keys`: those of all their addresses, former ones too */
export type ForgottenPerson = ErasedPerson & { keys: readonly string[] }

/** How a table is erased, exported and disclosed; in `X.personal-data.ts` of its feature. */
export type Described<Column extends string = string, Row = Record<string, unknown>> = {
  /**
   * The columns that name a person, by default `user`: `emailKey`, `recipientKey` and `matchKey` by
   * address key, all others by id. Erasure deletes the row, or keeps it with other values.
   */
  names?: { readonly [C in Column]?: 'deleted' | { kept: Row; because: string } }
  /** Runs before the erasure by `names`, for steps that need their own code */
  first?(trx: Db, person: ForgottenPerson, now: number): Promise<void>
} & (ExportedTable<Column> | { leftOut: string })

/** How a table appears in the export and on the page "who sees what". */
export type ExportedTable<Column extends string = string> = {
  /** Heading in the exported page, and a sentence that explains it */
  title: string
  about: string
  /** Columns that are not exported: credentials, internal ones, and data about other people */
  without?: { readonly [W in 'opening' | 'inner' | 'ofOthers']?: readonly Column[] }
  /** A column that is sealed for the person, which the export opens */
  opens?: { column: Column; purpose: Purpose }
  /** The column of the affected person; another person's id is not exported */
  hides?: Column
  /** The columns that make a row the reader's; by default all with ids of people */
  by?: readonly Column[]
  /** Yields the reader's rows in batches, if columns do not identify them */
  find?(db: Db, reader: ForgottenPerson): AsyncIterable<Record<string, unknown>[]>
  /** Removes data about other people from a row */
  redact?(row: Record<string, unknown>, reader: ForgottenPerson): Record<string, unknown>
  /** The columns that identify and order a person's rows; by default their id */
  order?: readonly Column[]
  /** Its group, the groups of its fields, or the reason why it has no group */
  group: Group | { fields: { readonly [G in Group]?: readonly Column[] } } | { none: string }
  /** The call that discloses it to others, and the condition; by default it is not disclosed */
  disclosed?: { call: string; visibility: 'yes' | 'ifShared'; to: Reader | readonly Reader[] }
  /** How long a company keeps it */
  kept?: Retention
  /** The setting that sends copies of its rows to an external service */
  copiedBy?: 'feedbackTable'
  /** Facts computed from its rows, and the calls that disclose them, some only with consent */
  facts?: readonly { group: Group; call: string; kept?: Retention; ifShared?: 'colleagues' }[]
}

type Reader = 'companyAdmins' | 'appAdmins' | 'partners'

export type Personal = {
  readonly [T in keyof Tables]?: Described<keyof Tables[T] & string, Updateable<Tables[T]>>
}
