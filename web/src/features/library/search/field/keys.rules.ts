/** The index that means the search field. */
export const atField = -1

/** The index that a key leads to, or null. In the field, Home and End move the text cursor. */
export function placeAfter(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1)
  if (from === atField) return null
  if (key === 'ArrowUp') return from - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
