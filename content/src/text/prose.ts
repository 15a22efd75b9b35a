import type { Corpus, Entry } from '#corpus.ts'
import type { TableName } from '#tables.ts'

/**
 * The fields that people read, for each table of our own texts (not for references). A dot leads
 * into the objects of a list.
 */
const proseFields = {
  'important-thing': ['title', 'text'],
  'impact-category': ['title', 'text'],
  'impact-action': ['title'],
  'impact-advice': [
    'title',
    'situation',
    'body',
    'script',
    'when',
    'then',
    'smallest',
    'stretch',
    'notFor',
    'why',
  ],
  'implementation-challenge': ['title', 'if'],
  'implementation-advice': ['title', 'body', 'subchallenge', 'when', 'then'],
  kit: [
    'title',
    'situation',
    'body',
    'when',
    'then',
    'prepare',
    'steps.title',
    'steps.text',
    'steps.say',
    'copy',
    'avoid',
    'handOver',
    'depends',
  ],
  path: [
    'title',
    'situation',
    'body',
    'weeks.title',
    'weeks.step',
    'weeks.when',
    'weeks.then',
    'weeks.why',
    'end',
  ],
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
  rehearsal: [
    'title',
    'name',
    'setting',
    'feelings.opening',
    'turns.says',
    'turns.variants',
    'turns.replies.say',
    'turns.replies.did',
    'turns.replies.better',
    'when',
    'then',
  ],
} as const satisfies Partial<Record<TableName, readonly string[]>>

export type Passage = { entry: Entry; table: TableName; field: string; text: string }

/** Every text of the content that was written for readers; each item of a list is one text. */
export function passagesOf(corpus: Corpus): Passage[] {
  return Object.entries(proseFields).flatMap(([name, fields]) => {
    const table = name as keyof typeof proseFields
    const entries: Entry[] = corpus[table]
    return entries.flatMap((entry) =>
      fields.flatMap((field) =>
        textsAt(entry.row, field.split('.')).map((text) => ({ entry, table, field, text })),
      ),
    )
  })
}

/** The texts at a path through objects and lists; if the path ends at an object, all its texts. */
function textsAt(value: unknown, [first, ...rest]: readonly string[]): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, [first ?? '', ...rest]))
  if (typeof value !== 'object' || value === null) return []
  if (!first) return Object.values(value).filter((text) => typeof text === 'string')
  return textsAt((value as Record<string, unknown>)[first], rest)
}

/** The long texts: advice, implementation advice, and the introductions of kits and paths. */
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
