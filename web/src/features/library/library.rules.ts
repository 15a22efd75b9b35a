import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { type Entity, isEntity } from '#lib/entities.ts'

/** Whom it is for: who was asked for where it serves them, else the first that it serves. */
export function entityOf(serves: readonly string[], asked: string | null): Entity {
  const served = serves.filter(isEntity)
  return served.find((entity) => entity === asked) ?? served[0] ?? 'yourself'
}

/** The piece of advice that is open: the one asked for, else the first; whether that one is gone. */
export function openAdvice(advices: readonly ImpactAdvice[], asked: string | null) {
  const found = advices.find((advice) => advice.id === asked)
  return { advice: found ?? advices[0], isGone: asked !== null && found === undefined }
}

/** What a goal or a bookmark keeps of an advice that is read in the library (product 3, goal). */
export function adviceFields(place: {
  action: Pick<ImpactAction, 'id' | 'title'>
  advice: Pick<ImpactAdvice, 'id' | 'title' | 'body'>
  /** The theme of the action, or none. */
  category: string
  entity: Entity
}) {
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

/** Obstacles that others meet: those of the open advice first, each once. */
export function challengeIdsOf(advices: readonly ImpactAdvice[], open: string | null): string[] {
  const first = advices.filter((advice) => advice.id === open)
  return [...new Set([...first, ...advices].flatMap((advice) => advice.challengeIds ?? []))]
}
