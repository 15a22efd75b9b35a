import type { Content } from '#content/content.ts'
import type { FitJob, FitPiece } from './fit.types.ts'

export type FitContent = {
  byId: ReadonlyMap<string, FitPiece>
  /** The kits and paths by their ids, as pieces */
  kits: ReadonlyMap<string, FitPiece>
  paths: ReadonlyMap<string, FitPiece>
  jobs: ReadonlyMap<string, FitJob>
  /** Keys of the profiles by their numbers */
  profiles: ReadonlyMap<number, string>
}

type Fields = Readonly<Record<string, unknown>>

const known = new WeakMap<Content, FitContent>()

/** All advice with the people it suits; computed once for each edition of the content. */
export function fitContentOf(content: Content): FitContent {
  const found = known.get(content)
  if (found !== undefined) return found
  const profiles = rows(content, 'clusters')
  const formats = new Map(
    rows(content, 'internet-links').map((row) => [text(row.id), text(row.format)]),
  )
  const actions = actionsOf(content)
  const pieces = rows(content, 'impact-advice').flatMap((row) => {
    const action = actions.get(text(row.id))
    return action === undefined ? [] : [makePiece(row, action, { profiles, formats })]
  })
  const byId = new Map(pieces.map((piece) => [piece.adviceId, piece]))
  const occasions = (table: string) =>
    new Map(rows(content, table).map((row) => [text(row.id), makeOccasion(row, byId)]))
  const made = {
    byId,
    kits: occasions('kit'),
    paths: occasions('path'),
    jobs: new Map(rows(content, 'job').map((row) => [text(row.id), jobOf(row)])),
    profiles: new Map(profiles.map((row) => [Number(row.number), text(row.key)])),
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

type Beside = { profiles: readonly Fields[]; formats: ReadonlyMap<string, string> }

/** The most minutes of a piece that people can do at once, which is how some people learn. */
const QUICK = 5

const OCCASION = 'occasion'

function makePiece(row: Fields, action: Fields, { profiles, formats }: Beside): FitPiece {
  const adviceId = text(row.id)
  const time = typeof row.time === 'number' ? row.time : null
  const isQuick = time !== null && time <= QUICK
  return {
    adviceId,
    title: text(row.title),
    situation: text(row.situation) || null,
    actionId: text(action.id),
    entity: list(action.entity)[0] ?? null,
    themes: list(action.categoryIds),
    motivations: list(action.motivations),
    profiles: list(action.profiles),
    suggestedTo: profiles
      .filter(({ adviceIds }) => list(adviceIds).includes(adviceId))
      .map(({ key }) => text(key)),
    roles: list(row.roles),
    settings: list(row.settings),
    customers: list(row.customers),
    jobs: list(row.jobs),
    needs: list(row.needs).filter((need) => need !== OCCASION),
    isOccasional: list(row.needs).includes(OCCASION),
    start: typeof row.start === 'number' ? row.start : 0,
    time,
    formats: [
      ...(isQuick ? ['advice'] : []),
      ...list(row.linkIds).flatMap((id) => formats.get(id) ?? []),
    ],
  }
}

/** A kit or a path, as far as it can suit a person; it has the themes of its advice. */
function makeOccasion(row: Fields, byId: ReadonlyMap<string, FitPiece>): FitPiece {
  const advice = [...list(row.adviceIds), ...weeksOf(row)].flatMap((id) => byId.get(id) ?? [])
  const all = (values: (piece: FitPiece) => readonly string[]) => [
    ...new Set(advice.flatMap(values)),
  ]
  return {
    ...{ adviceId: text(row.id), title: text(row.title), actionId: list(row.actionIds)[0] ?? '' },
    situation: text(row.situation) || null,
    entity: list(row.entity)[0] ?? null,
    themes: all(({ themes }) => themes),
    motivations: all(({ motivations }) => motivations),
    profiles: all(({ profiles }) => profiles),
    ...{ suggestedTo: [], jobs: [], needs: [], isOccasional: false, start: 0, formats: [] },
    roles: list(row.roles),
    settings: list(row.settings),
    customers: list(row.customers),
    time: typeof row.minutes === 'number' ? row.minutes : null,
  }
}

/** The ids of the advice of a path's weeks. */
const weeksOf = ({ weeks }: Fields): string[] =>
  Array.isArray(weeks) ? weeks.flatMap(({ adviceId }) => adviceId ?? []) : []

const jobOf = (row: Fields): FitJob => ({
  id: text(row.id),
  title: text(row.title),
  settings: list(row.settings),
  customers: list(row.customers),
  has: list(row.has),
})

const rows = (content: Content, table: string): Fields[] =>
  content.tables.get(table)?.records.map((record) => record.fields) ?? []

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
