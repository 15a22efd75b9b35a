import type { LibraryFacts, LibraryFilters } from '#learning/library/ranking/library.types.ts'
import { ENTITIES } from '#lib/entities.ts'
import { badInput } from '#lib/errors.ts'

const FORMATS: readonly string[] = [
  'read',
  'listen',
  'video-short',
  'video-long',
  'formal',
  'advice',
]

/** Characters of a query, as the search entity keeps them. */
export const MOST_QUERY = 300
const LIMIT = { usual: 20, most: 50 } as const

/** A query as it is searched: control and direction signs are no words. Throws where it is too long. */
export function readQuery(query: string): string {
  if (query.length > MOST_QUERY) {
    throw badInput(`Search with ${MOST_QUERY} characters or fewer.`, 'query')
  }
  return withoutSigns(query)
}

const withoutSigns = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Characters of a question. */
const MOST_ASKED = 2000

/** As `readQuery`, for a question of many lines. Throws where it is too long. */
export function readAsking(text: string): string {
  if (text.length > MOST_ASKED) {
    throw badInput(`Ask in ${MOST_ASKED} characters or fewer.`, 'text')
  }
  return text.split('\n').map(withoutSigns).filter(Boolean).join('\n')
}

/** How many hits to answer. Throws below 1; above the most there is, that is what comes. */
export function readLimit(limit: number | null | undefined): number {
  if (limit === null || limit === undefined) return LIMIT.usual
  if (limit < 1) throw badInput('Ask for at least one result.', 'limit')
  return Math.min(limit, LIMIT.most)
}

/** Throws where a filter cannot mean anything. */
export function checkFilters(filters: LibraryFilters): void {
  const { entity, format } = filters
  if (entity != null && !ENTITIES.some((one) => one === entity)) {
    throw badInput(`Use one of: ${ENTITIES.join(', ')}.`, 'entity')
  }
  if (format != null && !FORMATS.includes(format)) {
    throw badInput(`Use one of: ${FORMATS.join(', ')}.`, 'format')
  }
  for (const name of ['people', 'time', 'budget'] as const) {
    if ((filters[name] ?? 0) < 0) throw badInput('A limit must be 0 or more.', name)
  }
}

/**
 * Whether something fits the filters. Bounds are inclusive, and what has no value passes them
 * (product 5, common question); so does what is for nobody in particular. A format is asked for by
 * those who want just that, so what has none does not pass.
 */
export function fitsFilters(facts: LibraryFacts, filters: LibraryFilters): boolean {
  const { kinds, entity, format } = filters
  if (kinds != null && kinds.length > 0 && !kinds.includes(facts.kind)) return false
  if (entity != null && facts.entity.length > 0 && !facts.entity.includes(entity)) return false
  if (format != null && facts.format !== format) return false
  return (
    within(facts.people, filters.people) &&
    within(facts.time, filters.time) &&
    within(facts.budget, filters.budget)
  )
}

const within = (value: number | null, bound: number | null | undefined) =>
  value === null || bound == null || value <= bound
