import type { Content } from '#content/content.ts'
import { withoutMarks } from '#lib/markdown.ts'
import { type LibraryDocument, type LibraryKind, NO_FACTS } from './library.types.ts'

type Fields = Readonly<Record<string, unknown>>

export function documentsOf(content: Content): LibraryDocument[] {
  const actions = rows(content, 'impact-action')
  const advice = rows(content, 'impact-advice')
  const challenges = rows(content, 'implementation-challenge')
  const help = rows(content, 'implementation-advice')
  const actionOf = parents(actions)
  const challengeOf = parents(challenges)
  const whom = (fields: Fields | undefined) => list(fields?.entity)
  const adviceEntity = new Map(
    advice.map((row) => [text(row.id), whom(actionOf.get(text(row.id)))]),
  )
  return [
    ...actions.map((row) =>
      make('action', row, {
        entity: whom(row),
        format: 'advice',
        keywords: `${words(row)}, ${also(row)}`,
        said: list(row.saidAs),
        passages: [titlesOf(advice, row)],
      }),
    ),
    ...advice.map((row) => {
      const action = actionOf.get(text(row.id))
      return make('advice', row, {
        entity: whom(action),
        people: number(row.people),
        time: number(row.time),
        budget: number(row.budget),
        format: 'advice',
        actionId: text(action?.id) || null,
        keywords: also(row),
        parent:
          action === undefined ? '' : `${text(action.title)} ${words(action)} ${also(action)}`,
        passages: [row.situation, row.body, row.when, row.then, row.smallest, row.stretch],
      })
    }),
    ...rows(content, 'kit').map((row) =>
      make('kit', row, {
        entity: whom(row),
        time: number(row.minutes),
        format: 'advice',
        keywords: also(row),
        said: list(row.saidAs),
        passages: [row.situation, row.body, ...partsOf(row.steps)],
      }),
    ),
    ...rows(content, 'path').map((row) =>
      make('path', row, {
        entity: whom(row),
        format: 'advice',
        keywords: also(row),
        said: list(row.saidAs),
        passages: [row.situation, row.body, ...partsOf(row.weeks)],
      }),
    ),
    ...challenges.map((row) =>
      make('challenge', row, {
        entity: whom(row),
        keywords: also(row),
        said: list(row.saidAs),
        passages: [titlesOf(help, row)],
      }),
    ),
    ...help.map((row) => {
      const challenge = challengeOf.get(text(row.id))
      return make('help', row, {
        entity: whom(challenge),
        format: 'advice',
        challengeId: text(challenge?.id) || null,
        parent: challenge === undefined ? '' : `${text(challenge.title)}, ${also(challenge)}`,
        passages: [row.body, row.subchallenge, row.when, row.then],
      })
    }),
    ...rows(content, 'main').map((row) =>
      make('tip', row, {
        entity: adviceEntity.get(text(row.adviceId)) ?? [],
        format: 'advice',
        adviceId: text(row.adviceId) || null,
        actionId: text(actionOf.get(text(row.adviceId))?.id) || null,
        parent: list(row.tags).join(' '),
        passages: [row.text],
      }),
    ),
    ...rows(content, 'handbook').map((row) =>
      make('handbook', row, {
        title: text(row.text),
        category: text(row.category),
        keywords: also(row),
        said: list(row.saidAs),
        parent: `${text(row.category)} ${text(row.subcategory)}`,
      }),
    ),
    ...rows(content, 'internet-links').map((row) =>
      make('link', row, {
        url: text(row.url),
        time: number(row.minutes),
        format: text(row.format) || null,
        keywords: `${text(row.publisher)}, ${list(row.themes).join(', ')}`,
        passages: [row.about],
      }),
    ),
  ]
}

const rows = (content: Content, table: string): Fields[] =>
  content.tables.get(table)?.records.map((record) => record.fields) ?? []

/** The row whose adviceIds name an id. */
function parents(from: readonly Fields[]): Map<string, Fields> {
  return new Map(from.flatMap((row) => list(row.adviceIds).map((id) => [id, row] as const)))
}

/** The titles of the rows that a row links to, as one line. */
function titlesOf(from: readonly Fields[], row: Fields): string {
  const ids = list(row.adviceIds)
  return from
    .filter(({ id }) => ids.includes(text(id)))
    .map(({ title }) => text(title))
    .join(' · ')
}

/** The titles of the steps of a kit or of the weeks of a path: the words of all would match anything. */
const partsOf = (parts: unknown): string[] =>
  Array.isArray(parts) ? (parts as Fields[]).map(({ title }) => text(title)) : []

const also = (row: Fields) => list(row.alsoCalled).join(', ')

const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const words = (row: Fields) => list(row.keywords).join(', ')

function make(
  kind: LibraryKind,
  row: Fields,
  more: Partial<Omit<LibraryDocument, 'passages'>> & { passages?: unknown[] },
): LibraryDocument {
  const id = text(row.id)
  const passages = (more.passages ?? [])
    .map(text)
    .map(withoutMarks)
    .filter((passage) => passage !== '')
  return {
    ...NO_FACTS,
    kind,
    id,
    key: `${kind}:${id}`,
    title: text(row.title),
    situation: text(row.situation) || null,
    keywords: '',
    parent: '',
    said: [],
    ...more,
    passages,
  }
}
