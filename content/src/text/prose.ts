import type { Corpus, Entry } from '#corpus.ts'
import type { TableName } from '#tables.ts'

/** The fields that people read, per table that is written here (references keep their own words). */
const proseFields = {
  'important-thing': ['title', 'text'],
  'impact-category': ['title', 'text'],
  'impact-action': ['title'],
  'impact-advice': ['title', 'body', 'when', 'then', 'smallest', 'stretch', 'notFor', 'why'],
  'implementation-challenge': ['title', 'if'],
  'implementation-advice': ['title', 'body', 'subchallenge', 'when', 'then'],
  main: ['title', 'text'],
  flow: ['title', 'text'],
  role: ['title', 'text'],
  motivation: ['title', 'text'],
  time: ['title', 'text'],
  learn: ['title', 'text'],
  job: ['title', 'text'],
  trait: ['title'],
  clusters: ['name', 'description', 'strengths', 'watchOuts', 'try'],
  handbook: ['text'],
  messages: ['title', 'text'],
  faq: ['question', 'answer'],
  news: ['title', 'text'],
  tooltips: ['title', 'text'],
} as const satisfies Partial<Record<TableName, readonly string[]>>

export type Passage = { entry: Entry; table: TableName; field: string; text: string }

/** Every text of the content that was written for its readers; each line of a list is one. */
export function passagesOf(corpus: Corpus): Passage[] {
  return Object.entries(proseFields).flatMap(([name, fields]) => {
    const table = name as keyof typeof proseFields
    const entries: Entry[] = corpus[table]
    return entries.flatMap((entry) =>
      fields.flatMap((field) =>
        [(entry.row as Record<string, unknown>)[field]]
          .flat()
          .flatMap((text) => (typeof text === 'string' ? [{ entry, table, field, text }] : [])),
      ),
    )
  })
}

/** The long texts: advice and implementation advice. */
export function bodiesOf(corpus: Corpus): Passage[] {
  return passagesOf(corpus).filter(({ field }) => field === 'body')
}

/** Texts of several sentences: the bodies, tips, profiles and answers about the product. */
export function textsOf(corpus: Corpus): Passage[] {
  return passagesOf(corpus).filter(
    ({ table, field }) =>
      field === 'body' ||
      field === 'answer' ||
      field === 'description' ||
      (table === 'main' && field === 'text') ||
      (table === 'news' && field === 'text'),
  )
}
