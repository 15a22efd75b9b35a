import type { RecordRow } from '#entity/entity.types.ts'
import type { Input } from '#entity/family.rules.ts'
import { create, getMany, type Hooks } from '#entity/family.ts'
import type { SignedIn } from '#graphql/context.ts'
import { viewedEntity } from './activity.entity.ts'

/** Seen again: the same entry, with the newer words and the time of now. */
export const viewedHooks: Hooks = {
  merge: {
    by: ['id', 'entity'],
    with: (_existing, { id: _id, entity: _entity, ...given }) => given,
  },
}

/** impactActionHistoryGetById: the newest entry of an item, or null. */
export async function viewed(context: SignedIn, id: string): Promise<RecordRow | null> {
  const rows = await getMany(context, viewedEntity)
  return rows.find((row) => row.id === id) ?? null
}

/** impactActionHistoryUpdateById: notes that an item was looked at, for the first time or again. */
export const markViewed = (context: SignedIn, obj: Input): Promise<RecordRow> =>
  create(context, viewedEntity, obj, viewedHooks)
