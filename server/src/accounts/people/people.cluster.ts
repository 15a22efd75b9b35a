import type { Input } from '#entity/crud.rules.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput } from '#lib/errors.ts'
import {
  CLUSTER_KEYS,
  clusterOf,
  LEAST_TRAITS,
  readPicks,
  type TraitKey,
} from './people.cluster.rules.ts'
import type { Person } from './people.entity.ts'
import { updateWithCluster } from './people.ts'

export type TraitLookup = {
  /** The key of a trait in the content; undefined for an unknown trait */
  keyOf: (trait: string) => unknown
  /** Logs one line about a skipped step */
  log: (line: string) => void
}

/** The lookup without content, in which no trait exists. */
export const blindMirror: TraitLookup = { keyOf: () => undefined, log: () => {} }

function keysOf(mirror: TraitLookup, ids: readonly string[]): TraitKey[] {
  return ids.map((id) => {
    const found = mirror.keyOf(id)
    const key = CLUSTER_KEYS.find((one) => one === found)
    if (key === undefined) throw badInput('One of these traits does not exist.', 'selectedTraitIds')
    return key
  })
}

function clusterFrom(mirror: TraitLookup, ids: readonly string[]): number {
  const { picked, finals } = readPicks(ids)
  const keys = keysOf(mirror, picked)
  if (picked.length < LEAST_TRAITS) {
    mirror.log('traits less than 12')
    const missing = LEAST_TRAITS - picked.length
    throw badInput(
      `Select at least ${LEAST_TRAITS} traits before the favourites; ${missing} missing.`,
      'selectedTraitIds',
    )
  }
  return clusterOf(keys, keysOf(mirror, finals))
}

/**
 * userProfileCluster: saves the given fields of the person, with the rights of userUpdate, and the
 * cluster of their traits, in one step. The server counts the given or stored traits itself and
 * ignores the caller's count. Refuses fewer than twelve traits and unknown traits with
 * BAD_USER_INPUT, an old `version` with CONFLICT. Product 9, onboarding.
 */
export const profileCluster = (
  context: SignedIn,
  mirror: TraitLookup,
  user: Input,
): Promise<Person> => updateWithCluster(context, user, (traits) => clusterFrom(mirror, traits))
