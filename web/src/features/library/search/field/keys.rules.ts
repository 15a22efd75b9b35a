/** The field, among the places that the arrow keys go through; results count from 0. */
export const atField = -1

/**
 * Where a key leads from one of `count` results, or from the field: another place, or null where it
 * is not ours. Home and End belong to the text while one is in the field.
 */
export function placeAfter(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1)
  if (from === atField) return null
  if (key === 'ArrowUp') return from - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
