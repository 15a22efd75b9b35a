import { createHash } from 'node:crypto'
import type { Entity } from '#entity/entity.types.ts'

/** As the column has it. */
const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? null))

/** The columns of a record that others than its person may set, as they are stored. */
export const columnsOfOthers = ({ othersSet = [] }: Entity, row: object) =>
  Object.fromEntries(
    othersSet.map((name) => [name, stored((row as Record<string, unknown>)[name])]),
  ) as Record<string, string | number | null>

/**
 * The version of a record as others than its person see it: another number once what they may set is
 * another, and the same whatever the person saves of what is theirs alone.
 */
export function versionForOthers(entity: Entity, row: object): number {
  const text = JSON.stringify(columnsOfOthers(entity, row))
  // A positive number that every client can hold.
  return createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1
}
