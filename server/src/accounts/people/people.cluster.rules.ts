import { badInput } from '#lib/errors.ts'

/** The keys of traits by profile cluster, 0 to 4 (product 9, onboarding). */
export const CLUSTER_KEYS = [
  'confidant',
  'explorer',
  'promoter',
  'advocate',
  'collaborator',
] as const
export type TraitKey = (typeof CLUSTER_KEYS)[number]

/** The fewest traits for a cluster; final picks don't count. Product 5. */
export const LEAST_TRAITS = 12
const MOST_FINALS = 2
const FIELD = 'selectedTraitIds'

export type Picks = {
  /** Every picked trait, once */
  picked: string[]
  /** The traits that were picked again at the end */
  finals: string[]
}

/**
 * Reads the stored list: a trait that occurs twice is a final pick. Refuses a third occurrence and
 * a third final. Product 5, traits.
 */
export function readPicks(ids: readonly string[]): Picks {
  const times = new Map<string, number>()
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  const finals = [...times].filter(([, count]) => count > 1).map(([id]) => id)
  if ([...times.values()].some((count) => count > 2)) {
    throw badInput('A trait counts twice at most: once selected, once as a favourite.', FIELD)
  }
  if (finals.length > MOST_FINALS) {
    throw badInput(`Choose ${MOST_FINALS} favourites at most.`, FIELD)
  }
  return { picked: [...times.keys()], finals }
}

/** Counts picks by key; a final pick counts twice. */
export function countKeys(picked: readonly TraitKey[], finals: readonly TraitKey[]) {
  const counts: Record<TraitKey, number> = {
    confidant: 0,
    explorer: 0,
    promoter: 0,
    advocate: 0,
    collaborator: 0,
  }
  for (const key of [...picked, ...finals]) counts[key] += 1
  return counts
}

/**
 * The cluster with the most picks. With equal picks, the one with more finals, then the lowest
 * number. The order of the picks does not matter. Product 9, onboarding.
 */
export function clusterOf(picked: readonly TraitKey[], finals: readonly TraitKey[]): number {
  const all = countKeys(picked, finals)
  const last = countKeys([], finals)
  const weight = (key: TraitKey) => all[key] * (MOST_FINALS + 1) + last[key]
  const most = Math.max(...CLUSTER_KEYS.map(weight))
  return CLUSTER_KEYS.findIndex((key) => weight(key) === most)
}
