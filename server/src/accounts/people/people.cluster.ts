import { type Input, withhold } from '#entity/crud.rules.ts'
import { findWithin } from '#entity/crud.store.ts'
import { updateIn } from '#entity/crud.ts'
import type { RecordRow } from '#entity/entity.types.ts'
import type { SignedIn } from '#graphql/context.ts'
import { badInput, notFound } from '#lib/errors.ts'
import {
  CLUSTER_KEYS,
  clusterOf,
  LEAST_TRAITS,
  readPicks,
  type TraitKey,
} from './people.cluster.rules.ts'
import { userEntity } from './people.entity.ts'
import { userHooks } from './people.ts'

/** What the cluster is made of, from outside of the feature. */
export type Mirror = {
  /** The key of a trait of the content; no trait key where there is no such trait */
  keyOf: (trait: string) => unknown
  /** Told in one line what was not done */
  log: (line: string) => void
}

/** Without content: no trait exists. */
export const blindMirror: Mirror = { keyOf: () => undefined, log: () => {} }

function keysOf(mirror: Mirror, ids: readonly string[]): TraitKey[] {
  return ids.map((id) => {
    const found = mirror.keyOf(id)
    const key = CLUSTER_KEYS.find((one) => one === found)
    if (key === undefined) throw badInput('One of these traits does not exist.', 'selectedTraitIds')
    return key
  })
}

function clusterFrom(mirror: Mirror, ids: readonly string[]): number {
  const { picked, finals } = readPicks(ids)
  const keys = keysOf(mirror, picked)
  if (picked.length < LEAST_TRAITS) {
    mirror.log('traits less than 12')
    const missing = LEAST_TRAITS - picked.length
    throw badInput(
      `Pick at least ${LEAST_TRAITS} traits before the favourites; ${missing} missing.`,
      'selectedTraitIds',
    )
  }
  return clusterOf(keys, keysOf(mirror, finals))
}

/**
 * userProfileCluster: saves what is given of the person, with the rights of userUpdate, and the
 * cluster that their traits lead to, in one step. Counts by itself, from the traits that are given
 * or else kept; what the caller counted decides nothing. Refuses with BAD_USER_INPUT fewer than
 * twelve traits and traits that do not exist, with CONFLICT an old `version`. Product 9, onboarding.
 */
export async function profileCluster(
  context: SignedIn,
  mirror: Mirror,
  user: Input,
): Promise<RecordRow> {
  const _id = context.viewer.userId
  const row = await context.store.write(async (trx) => {
    const kept = await findWithin(trx, userEntity, { _id }, _id)
    if (kept === undefined) throw notFound(userEntity.noun)
    const ids = (user.selectedTraitIds ?? kept.selectedTraitIds ?? []) as string[]
    const values = { ...user, _id, version: user.version ?? kept.version }
    return updateIn(trx, context, userEntity, values, {
      ...userHooks,
      beforeUpdate: (by, given) => ({
        ...userHooks.beforeUpdate?.(by, given),
        profileCluster: clusterFrom(mirror, ids),
      }),
    })
  })
  return withhold(userEntity, row, userEntity.audience(context.viewer, row))
}
