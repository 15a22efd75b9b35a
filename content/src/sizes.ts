import type { Entity } from '#schema/fields.ts'
import type { TableName } from '#tables.ts'

type Size = {
  /** The exact number of rows; `atLeast` if there may be more. */
  rows?: number
  atLeast?: number
  perEntity?: Partial<Record<Entity, number>>
}

/** The wanted size of each table. More content raises these numbers. */
export const sizes = {
  'important-thing': { rows: 32, perEntity: { yourself: 8, team: 8, colleague: 8, customer: 8 } },
  'impact-category': { rows: 28 },
  'impact-action': {
    rows: 200,
    perEntity: { yourself: 55, team: 70, colleague: 30, customer: 45 },
  },
  'impact-advice': { rows: 600 },
  'implementation-challenge': { rows: 80 },
  'implementation-advice': { rows: 240 },
  kit: { rows: 40 },
  path: { rows: 12 },
  main: { rows: 420 },
  flow: { rows: 19 },
  role: { rows: 3 },
  motivation: { rows: 8 },
  time: { rows: 3 },
  learn: { rows: 6 },
  job: { rows: 25 },
  trait: { rows: 60 },
  clusters: { rows: 5 },
  handbook: { rows: 160 },
  messages: { rows: 36 },
  faq: { rows: 32 },
  news: { atLeast: 5 },
  about: { rows: 3 },
  'internet-links': { atLeast: 1 },
  tooltips: { rows: 40 },
  synonyms: { atLeast: 100 },
  sources: { atLeast: 1 },
  'mira-reply': { rows: 80 },
  'help-line': { rows: 46 },
  rehearsal: { rows: 12 },
} as const satisfies Record<TableName, Size>

/** The number of categories that are also reminders. */
export const reminderCategories = { min: 12 }

/** The number of trending pieces of advice (product 7, trending advice). */
export const trendingAdvice = { min: 4, max: 20 }

/** The number of tips that admins see first (product 7, main). */
export const prioritisedTips = { min: 15, max: 25 }

/** The ids of the tips of which a person sees one first (product 9, tips). */
export const starterTips = { first: 181, last: 192 }

export function sizeOf(table: TableName): Size {
  return sizes[table]
}
