import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import type { Entity } from '#lib/entities.ts'
import type { KeptSave } from '#lib/outbox.ts'

export type AdviceFields = {
  adviceId: string
  impactAdviceId: string
  adviceTitle: string
  adviceBody: string
  actionId: string
  actionTitle: string
  category: string
  entity: string
  /** The kit, which is the advice too. */
  kitId?: string
}

/** The fields of the advice that a goal or a bookmark keeps (product 3, goal). */
export function adviceFields(place: {
  action: Pick<ImpactAction, 'id' | 'title'>
  advice: Pick<ImpactAdvice, 'id' | 'title' | 'body'>
  /** The theme of the action, or ''. */
  category: string
  entity: Entity
}): AdviceFields {
  const { action, advice, category, entity } = place
  return {
    adviceId: advice.id,
    impactAdviceId: advice.id,
    adviceTitle: advice.title,
    adviceBody: advice.body,
    actionId: action.id,
    actionTitle: action.title,
    category,
    entity,
  }
}

/** The fields of a saved goal or bookmark that the reading page needs. */
export type SavedAdvice = {
  _id: string
  version: number | null
  adviceId: string | null
  entity: string | null
  isGoal: boolean
  isBookmark: boolean
  /** Whether it has a plan, as far as the server has answered. */
  isPlanned?: boolean
}

type WrittenFields = Partial<Omit<SavedAdvice, 'version'>> & { _id: string }

/**
 * The server's records, plus saves still waiting on this device. Saving the same advice again
 * extends its record.
 */
export function withKept(saved: readonly SavedAdvice[], kept: readonly KeptSave[]): SavedAdvice[] {
  return kept.reduce(
    (known, entry) => {
      const obj = entry.variables.obj as WrittenFields
      if (entry.operation === 'goalCreate') return withCreated(known, obj)
      if (entry.operation !== 'goalUpdate') return known
      return known
        .map((one) => (one._id === obj._id ? { ...one, ...pick(obj) } : one))
        .filter((one) => one.isGoal || one.isBookmark)
    },
    [...saved],
  )
}

function withCreated(known: SavedAdvice[], obj: WrittenFields): SavedAdvice[] {
  const { adviceId = null, entity = null, isGoal = false, isBookmark = false } = obj
  const same = known.find((one) => one.adviceId === adviceId && one.entity === entity)
  if (!same)
    return [...known, { _id: obj._id, version: null, adviceId, entity, isGoal, isBookmark }]
  const merged = {
    ...same,
    isGoal: same.isGoal || isGoal,
    isBookmark: same.isBookmark || isBookmark,
  }
  return known.map((one) => (one === same ? merged : one))
}

function pick({ isGoal, isBookmark }: WrittenFields): Partial<SavedAdvice> {
  return {
    ...(isGoal === undefined ? {} : { isGoal }),
    ...(isBookmark === undefined ? {} : { isBookmark }),
  }
}
