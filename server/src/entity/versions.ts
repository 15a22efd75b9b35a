import { createHash } from 'node:crypto'
import type { Entity } from '#entity/entity.types.ts'

/** The value as its column stores it. */
const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? null))

/** The columns of a person's record that other people may set. */
export const columnsOfOthers = ({ othersSet = [] }: Entity, row: object) =>
  Object.fromEntries(
    othersSet.map((name) => [name, stored((row as Record<string, unknown>)[name])]),
  ) as Record<string, string | number | null>

/**
 * The version that people other than the owner see. It changes with the fields that they may set, and
 * does not disclose that the owner saved private fields.
 */
export function versionForOthers(entity: Entity, row: object): number {
  const text = JSON.stringify(columnsOfOthers(entity, row))
  // A positive 32-bit integer, the range of GraphQL's Int.
  return createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1
}
