import type { Entity, Field, FieldSelection, Page, RecordRow } from '#entity/entity.types.ts'

const MOST_SHORT = 100

/** Whether a field is so long that its bytes are counted. */
export const isLong = ({ kind, values, max = 200 }: Field): boolean =>
  ['texts', 'advices', 'flow'].includes(kind) ||
  (kind === 'text' && values === undefined && max > MOST_SHORT)

export const longFieldsOf = ({ fields }: Entity): string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined && isLong(fields[name]))

/** A page ends once its text has this many characters: product 7, pages. */
const PAGE_CHARACTERS = 250_000

/**
 * Returns a function that takes one row after another and tells whether the page ends with it;
 * undefined if the call selects no long field, so that pages don't end early.
 */
export function pageEnd(
  entity: Entity,
  fields?: FieldSelection,
): ((row: object) => boolean) | undefined {
  const names = longFieldsOf(entity).filter((name) => fields?.names.includes(name) ?? true)
  if (names.length === 0) return undefined
  let characters = 0
  return (row) => {
    for (const name of names) {
      const value = (row as Record<string, unknown>)[name] ?? ''
      characters += typeof value === 'string' ? value.length : JSON.stringify(value).length
    }
    return characters >= PAGE_CHARACTERS
  }
}

/** Reads `count` rows that follow the row with the id `after`. */
export type ReadRows = (count: number, after: string | null) => Promise<RecordRow[]>

/** Rows with long fields that are read together: with the longest texts 1 MB. */
const LONG_AT_ONCE = 50

/** Reads rows with long fields in small steps, because a page may end early. */
export async function readPage(
  read: ReadRows,
  { first, after }: Page,
  isEnd?: (row: RecordRow) => boolean,
) {
  if (isEnd === undefined) return read(first, after)
  const rows: RecordRow[] = []
  for (let last = after; rows.length < first; last = rows.at(-1)?._id ?? null) {
    const count = Math.min(first - rows.length, LONG_AT_ONCE)
    const some = await read(count, last)
    const end = some.findIndex(isEnd)
    rows.push(...(end < 0 ? some : some.slice(0, end + 1)))
    if (end >= 0 || some.length < count) break
  }
  return rows
}
