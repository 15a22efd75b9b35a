import type { Content } from '#content/content.ts'
import type { FitJob, FitPiece } from './fit.rules.ts'

export type FitContent = {
  pieces: readonly FitPiece[]
  byId: ReadonlyMap<string, FitPiece>
  jobs: ReadonlyMap<string, FitJob>
  /** Keys of the profiles by their numbers */
  profiles: ReadonlyMap<number, string>
}

type Fields = Readonly<Record<string, unknown>>

const known = new WeakMap<Content, FitContent>()

/** The advice of an edition of the content with what decides whom it fits; made once for each. */
export function fitContentOf(content: Content): FitContent {
  const found = known.get(content)
  if (found !== undefined) return found
  const themes = new Map(rows(content, 'impact-category').map((row) => [text(row.id), row]))
  const formats = new Map(
    rows(content, 'internet-links').map((row) => [text(row.id), text(row.format)]),
  )
  const actions = actionsOf(content)
  const pieces = rows(content, 'impact-advice').flatMap((row) => {
    const action = actions.get(text(row.id))
    return action === undefined ? [] : [makePiece(row, action, { themes, formats })]
  })
  const made = {
    pieces,
    byId: new Map(pieces.map((piece) => [piece.adviceId, piece])),
    jobs: new Map(rows(content, 'job').map((row) => [text(row.id), jobOf(row)])),
    profiles: new Map(rows(content, 'clusters').map((row) => [Number(row.number), text(row.key)])),
  }
  known.set(content, made)
  return made
}

/** The first action of each piece of advice. */
function actionsOf(content: Content): Map<string, Fields> {
  const actions = new Map<string, Fields>()
  for (const action of rows(content, 'impact-action')) {
    for (const id of list(action.adviceIds)) if (!actions.has(id)) actions.set(id, action)
  }
  return actions
}

type Beside = { themes: ReadonlyMap<string, Fields>; formats: ReadonlyMap<string, string> }

/** Minutes up to which a piece is one thing to do at once, which is how some people learn. */
const QUICK = 5

function makePiece(row: Fields, action: Fields, { themes, formats }: Beside): FitPiece {
  const themeIds = list(action.categoryIds)
  const time = typeof row.time === 'number' ? row.time : null
  const isQuick = time !== null && time <= QUICK
  const ofThemes = (field: 'motivations' | 'profiles') =>
    themeIds.flatMap((id) => list(themes.get(id)?.[field]))
  return {
    adviceId: text(row.id),
    title: text(row.title),
    actionId: text(action.id),
    entity: list(action.entity)[0] ?? null,
    themes: themeIds,
    motivations: ofThemes('motivations'),
    profiles: ofThemes('profiles'),
    roles: list(row.roles),
    settings: list(row.settings),
    customers: list(row.customers),
    time,
    formats: [
      ...(isQuick ? ['advice'] : []),
      ...list(row.linkIds).flatMap((id) => formats.get(id) ?? []),
    ],
    isTrending: row.trending === 1,
  }
}

const jobOf = (row: Fields): FitJob => ({
  title: text(row.title),
  settings: list(row.settings),
  customers: list(row.customers),
})

const rows = (content: Content, table: string): Fields[] =>
  content.tables.get(table)?.records.map((record) => record.fields) ?? []

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
