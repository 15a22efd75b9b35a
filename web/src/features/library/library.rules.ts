import type { ImpactAdvice } from '#api/content-tables.ts'
import { type Entity, isEntity } from '#lib/entities.ts'

/** The requested entity if the action serves it, else the first. */
export function entityOf(serves: readonly string[], asked: string | null): Entity {
  const served = serves.filter(isEntity)
  return served.find((entity) => entity === asked) ?? served[0] ?? 'yourself'
}

/** The requested advice, else the first; and whether the requested one is missing. */
export function openAdvice(advices: readonly ImpactAdvice[], asked: string | null) {
  const found = advices.find((advice) => advice.id === asked)
  return { advice: found ?? advices[0], isGone: asked !== null && found === undefined }
}

export function challengeIdsOf(advices: readonly ImpactAdvice[], open: string | null): string[] {
  const first = advices.filter((advice) => advice.id === open)
  return [...new Set([...first, ...advices].flatMap((advice) => advice.challengeIds ?? []))]
}
