import type { ImplementationChallenge } from '#api/content-tables.ts'
import type { Entity } from '#lib/entities.ts'

/** The families of obstacles, in the order in which they are shown. */
export const families = ['time', 'habit', 'confidence', 'reaction', 'skill', 'situation'] as const
export type Family = (typeof families)[number]

/**
 * The obstacles of each family, those of nobody left out. `whom` null is everybody; `open` stays
 * whoever it serves, since somebody was led to it.
 */
export function byFamily(
  challenges: readonly ImplementationChallenge[],
  whom: Entity | null,
  open: string | null,
): { family: Family; challenges: ImplementationChallenge[] }[] {
  const shown = challenges.filter(
    ({ id, entity }) => whom === null || id === open || entity.includes(whom),
  )
  const isOf = (family: Family) => (one: ImplementationChallenge) =>
    (families.find((known) => known === one.family) ?? 'situation') === family
  return families
    .map((family) => ({ family, challenges: shown.filter(isOf(family)) }))
    .filter((group) => group.challenges.length > 0)
}

/** The id that the hash of an address names, or null. A hash that is no text names none. */
export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
