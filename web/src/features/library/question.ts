import { type Entity, isEntity } from '#lib/entities.ts'
import { searchFields } from '#lib/generated/search.ts'
import { paths } from '#paths.ts'

/** The kinds of searchable content; only users of a company can search the handbook. */
export const kinds = [
  'action',
  'advice',
  'kit',
  'path',
  'challenge',
  'help',
  'tip',
  'link',
  'handbook',
  'goal',
] as const
export type Kind = (typeof kinds)[number]

/** The learning styles (product 9, onboarding), as formats of content. */
export const formats = ['read', 'listen', 'video-short', 'video-long', 'formal', 'advice'] as const
export type Format = (typeof formats)[number]

/** Upper bounds, inclusive: people, minutes, whole currency units; null is any. */
export const bounds = ['time', 'people', 'budget'] as const
export type Bound = (typeof bounds)[number]

/** The filters of a search. */
export type Filters = Record<Bound, number | null> & {
  /** An empty list means every kind. */
  kinds: readonly Kind[]
  entity: Entity | null
  format: Format | null
}

export type Question = { text: string; filters: Filters }

export const mostText = searchFields.query.max

export const noFilters: Filters = {
  kinds: [],
  entity: null,
  time: null,
  people: null,
  budget: null,
  format: null,
}

export function wordsOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, mostText)
}

export function countFilters(filters: Filters): number {
  const { kinds: chosen, ...rest } = filters
  return Object.values(rest).filter((value) => value !== null).length + (chosen.length > 0 ? 1 : 0)
}

/** Adds or removes a kind. A choice of all kinds means the same as an empty list. */
export function toggleKind(filters: Filters, kind: Kind): Filters {
  const has = filters.kinds.includes(kind)
  const chosen = kinds.filter((one) => (one === kind ? !has : filters.kinds.includes(one)))
  return { ...filters, kinds: chosen.length === kinds.length ? [] : chosen }
}

/** The question in an address, without unknown values. */
export function readAddress(search: string): Question {
  const query = new URLSearchParams(search)
  const asked = query.getAll('kind')
  const entity = query.get('for')
  const format = query.get('format')
  return {
    text: (query.get('q') ?? '').slice(0, mostText),
    filters: {
      kinds: kinds.filter((kind) => asked.includes(kind)),
      entity: isEntity(entity) ? entity : null,
      time: boundFrom(query.get('time')),
      people: boundFrom(query.get('people')),
      budget: boundFrom(query.get('budget')),
      format: formats.find((one) => one === format) ?? null,
    },
  }
}

/** The address of a question; reading it gives the same question. */
export function toAddress({ text, filters }: Question): string {
  const words = wordsOf(text)
  if (words === '') return paths.library
  const query = new URLSearchParams({ q: words })
  for (const kind of filters.kinds) query.append('kind', kind)
  if (filters.entity) query.set('for', filters.entity)
  for (const bound of bounds) {
    const value = filters[bound]
    if (value !== null) query.set(bound, `${value}`)
  }
  if (filters.format) query.set('format', filters.format)
  return `${paths.library}?${query}`
}

/** A whole number from 0 that the server can count with, or null. */
function boundFrom(text: string | null): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null
  return Number(text)
}
