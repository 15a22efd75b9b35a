import type { ImplementationChallenge } from '#api/content-tables.ts'
import type { Entity } from '#lib/entities.ts'

/** The families of obstacles, in the order in which they are shown. */
export const families = ['time', 'habit', 'confidence', 'reaction', 'skill', 'situation'] as const
export type Family = (typeof families)[number]

/** Obstacles by family, without empty families. A null entity includes all; `open` always stays. */
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

export function idOfHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null
  } catch {
    return null
  }
}
