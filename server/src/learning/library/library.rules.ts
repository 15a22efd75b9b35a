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

/** The most characters of a query, as in the search entity. */
export const MOST_QUERY = 300
const LIMIT = { usual: 20, most: 50 } as const

/** A query without control and direction characters. Throws if it is too long. */
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

/** The most characters of a question. */
const MOST_ASKED = 2000

/** Like `readQuery`, for a question of many lines. Throws if it is too long. */
export function readAsking(text: string): string {
  if (text.length > MOST_ASKED) {
    throw badInput(`Ask in ${MOST_ASKED} characters or fewer.`, 'text')
  }
  return text.split('\n').map(withoutSigns).filter(Boolean).join('\n')
}

/** The number of hits to answer, at most `LIMIT.most`. Throws below 1. */
export function readLimit(limit: number | null | undefined): number {
  if (limit === null || limit === undefined) return LIMIT.usual
  if (limit < 1) throw badInput('Ask for at least one result.', 'limit')
  return Math.min(limit, LIMIT.most)
}

/** Throws if a filter has an impossible value. */
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
 * Whether a thing fits the filters. Bounds are inclusive, and things without a value pass them
 * (product 5, common question); so do things for no particular entity. A person who filters by
 * format wants just that format, so things without a format don't pass.
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
