// What members miss in their company's handbook, in the manner of `tables.ts`.

/** Words that a member searched for in vain in a month, 2026-11 in UTC; deleted when it is closed. */
export type HandbookMissTable = { user: string; company: string; month: string; words: string }

/** How many people missed some words in a closed month: five or more, in steps of five. */
export type HandbookMissedTable = { company: string; month: string; words: string; people: number }

/** A question that a member asked the company. */
export type HandbookQuestionTable = {
  _id: string
  company: string
  /** Nothing once the person is erased */
  user: string | null
  /** Of the question: the same for all who ask it */
  key: string
  /** Of the content's handbook; nothing where somebody used their own words */
  question: string | null
  text: string | null
  isNamed: 0 | 1
  /** ISO week in UTC, such as 2026-47: a finer time could say who asked */
  week: string
}
