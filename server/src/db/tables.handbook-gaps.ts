import type { Generated } from 'kysely'

// Columns follow the conventions of `tables.ts`.

/** Words that a member searched for in vain in a month (2026-11, UTC); deleted when it is closed. */
export type HandbookMissTable = { user: string; company: string; month: string; words: string }

/** The number of people who missed words in a closed month: five or more, in steps of five. */
export type HandbookMissedTable = { company: string; month: string; words: string; people: number }

export type HandbookQuestionTable = {
  _id: string
  company: string
  /** Null once the person is erased */
  user: string | null
  /** Equal for all who ask the same question */
  key: string
  /** The id of a question of the content's handbook; null if the member wrote their own */
  question: string | null
  text: string | null
  isNamed: 0 | 1
  /** Whether an admin took it off the list without an answer */
  isDismissed: Generated<number>
  /** ISO week in UTC, such as 2026-47: a finer time could identify the member */
  week: string
}
