import type { Asked, Entity, Field } from '#entity/entity.types.ts'

const MOST_SHORT = 100

/** Whether a field is so long that its bytes are counted. */
export const isLong = ({ kind, values, max = 200 }: Field): boolean =>
  ['texts', 'advices', 'flow'].includes(kind) ||
  (kind === 'text' && values === undefined && max > MOST_SHORT)

export const longFieldsOf = ({ fields }: Entity): string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined && isLong(fields[name]))

/** A page ends once its text has so many characters: product 7, pages. */
const PAGE_CHARACTERS = 250_000

/**
 * Whether a page ends with a row, called for one after the other; undefined if no long field is asked
 * for, so that no page ends early.
 */
export function pageEnd(entity: Entity, fields?: Asked): ((row: object) => boolean) | undefined {
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
