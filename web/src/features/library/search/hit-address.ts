import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import type { Hit } from './found.queries.ts'

/** The target of a result: a page of the app, another site, or nothing. */
export type HitAddress = { to: string } | { href: string } | null

/** `wanted` is the entity of the search. */
export function hitAddress(hit: Hit, wanted: Entity | null): HitAddress {
  const entity = wanted && hit.entity.includes(wanted) ? wanted : hit.entity[0]
  switch (hit.kind) {
    case 'action':
      return { to: paths.action({ action: hit.id, entity }) }
    case 'advice':
      return hit.actionId
        ? { to: paths.action({ action: hit.actionId, advice: hit.id, entity }) }
        : null
    case 'kit':
      return { to: paths.kit(hit.id) }
    case 'path':
      return { to: paths.path(hit.id) }
    case 'tip':
      return hit.actionId
        ? { to: paths.action({ action: hit.actionId, advice: hit.adviceId, entity }) }
        : null
    case 'challenge':
      return { to: paths.challengeAdvice({ challenge: hit.id, entity }) }
    case 'help':
      return hit.challengeId
        ? { to: paths.challengeAdvice({ challenge: hit.challengeId, entity }) }
        : null
    case 'handbook':
      return hit.category ? { to: paths.orgInfo(hit.category, hit.id) } : null
    case 'goal':
      return { to: paths.goal(hit.id) }
    case 'link':
      return isOnTheWeb(hit.url) ? { href: hit.url } : null
    default:
      return null
  }
}

/** Other schemes could run scripts. */
function isOnTheWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url)
}
