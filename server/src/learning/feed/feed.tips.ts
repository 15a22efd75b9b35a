import type { Content } from '#content/content.ts'
import { ENTITIES } from '#lib/entities.ts'

/** A tip as it is shown: product 9, tips. */
export type Tip = {
  id: string
  title: string
  text: string
  /** The audience: yourself, team, colleague or customer; null if unknown */
  entity: string | null
  /** The advice that it links to; null if that belongs to no action */
  adviceId: string | null
  adviceTitle: string | null
  actionId: string | null
  prioritised: boolean
  /** The months in which it is shown, 1 to 12; empty: all */
  months: readonly number[]
}

/** All tips by id, in order of their ids, which may have gaps. */
export type Tips = ReadonlyMap<number, Tip>

type Fields = Readonly<Record<string, unknown>>

const known = new WeakMap<Content, Tips>()

/** The tips of an edition of the content with their links; computed once for each edition. */
export function tipsOf(content: Content): Tips {
  const found = known.get(content)
  if (found !== undefined) return found
  const actions = new Map<string, Fields>()
  for (const { fields } of content.tables.get('impact-action')?.records ?? []) {
    for (const id of list(fields.adviceIds)) if (!actions.has(id)) actions.set(id, fields)
  }
  const rows = content.tables.get('main')?.records ?? []
  const tips = rows.flatMap(({ fields }) => {
    const id = Number(fields.id)
    return Number.isSafeInteger(id) ? [[id, makeTip(content, fields, actions)] as const] : []
  })
  const made = new Map(tips.sort(([a], [b]) => a - b))
  known.set(content, made)
  return made
}

function makeTip(content: Content, fields: Fields, actions: ReadonlyMap<string, Fields>): Tip {
  const adviceId = String(fields.adviceId ?? '')
  const advice = content.tables.get('impact-advice')?.byKey.get(adviceId)?.fields
  const action = advice === undefined ? undefined : actions.get(adviceId)
  const serves = list(action?.entity)
  const tagged = list(fields.tags).filter((tag) => ENTITIES.some((one) => one === tag))
  return {
    id: String(fields.id),
    title: String(fields.title ?? ''),
    text: String(fields.text ?? ''),
    entity: tagged.find((tag) => serves.includes(tag)) ?? serves[0] ?? tagged[0] ?? null,
    adviceId: action === undefined ? null : adviceId,
    adviceTitle: action === undefined ? null : String(advice?.title ?? ''),
    actionId: action === undefined ? null : String(action.id),
    prioritised: fields.prioritised === 1,
    months: list(fields.months).map(Number),
  }
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
