import type { LibraryFacts } from '#learning/library/ranking/library.types.ts'

const withQuery = (path: string, query: Record<string, string | null | undefined>) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1])
  return `${path}?${new URLSearchParams(given)}`
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The page of a category of the handbook, scrolled to one question. */
export const handbookPath = (category: string, question: string): string =>
  `/company/org-info/${slugOf(category)}#${question}`

/** The page with the house knowledge of a company. */
export const HOUSE_PAGE = '/company/mira'

/** The page of the web app for a hit of the library; null if there is no page. */
export function pathOf({ kind, id, ...of }: LibraryFacts): string | null {
  const entity = of.entity[0]
  switch (kind) {
    case 'action':
      return withQuery('/impact-actions/advice', { action: id, entity })
    case 'advice':
      return withQuery('/impact-actions/advice', { action: of.actionId, advice: id, entity })
    case 'kit':
    case 'path':
      return withQuery(`/impact-actions/${kind}`, { id })
    case 'tip':
      return of.actionId === null
        ? null
        : withQuery('/impact-actions/advice', {
            action: of.actionId,
            advice: of.adviceId,
            entity,
          })
    case 'challenge':
      return withQuery('/impact-actions/implementation-advice', { challenge: id, entity })
    case 'help':
      return withQuery('/impact-actions/implementation-advice', {
        challenge: of.challengeId,
        entity,
      })
    case 'handbook':
      return of.category === null ? null : handbookPath(of.category, id)
    case 'goal':
      return withQuery('/impact-goal/view', { id })
    case 'house':
      return of.url ?? `${HOUSE_PAGE}#${id}`
    case 'link':
      return of.url
  }
}
