import { z } from 'zod'

/** The id of a row: lower-case words and digits, joined by single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

export const ids = z.array(slug)

/** A text for people: never empty, without spaces at the ends. */
export const prose = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim(), 'must not start or end with a space')

/** A text that may be "". */
export const optionalProse = prose.or(z.literal(''))

/** Other names that people may search for; never shown. */
export const alsoCalled = z.array(prose)

/** Sentences that people may type into the search; never shown. */
export const saidAs = z.array(prose)

export const day = z.iso.date()

/** The choices of home, in its order (product 2, impact flow labels). */
export const entities = ['yourself', 'team', 'colleague', 'customer'] as const
export type Entity = (typeof entities)[number]
export const entityList = z.array(z.enum(entities)).min(1)

export const count = z.int().min(0)

/** The possible roles of a person at work; also the ids of the table role. */
export const roles = ['individual', 'team', 'function'] as const

/** The places of work; `shop-floor` includes warehouses, kitchens and building sites. */
/** The formats of pages for further learning; the ids of the table learn beside advice. */
export const formats = ['read', 'listen', 'video-short', 'video-long', 'formal'] as const

export const settings = ['office', 'shop-floor', 'remote', 'care', 'road'] as const

/** How people meet their customers, or the kind of customers. */
export const customers = [
  'counter',
  'phone',
  'written',
  'online',
  'business',
  'internal',
  'public',
] as const

/**
 * Things that a piece of advice requires and that a kind of work usually has: a desk with a screen,
 * a diary that people plan themselves, meetings, a shift with a crew and a handover, colleagues
 * close by, customers or patients in person or by phone, letters to customers, work with the hands,
 * and pieces of work with a date.
 */
export const workParts = [
  'desk',
  'diary',
  'meetings',
  'shifts',
  'coworkers',
  'customers',
  'letters',
  'hands',
  'projects',
] as const

/** A team depends on the role. An occasion, such as a leaver, is rare in any one month. */
export const needs = [...workParts, 'team', 'occasion'] as const

/** Values of a fixed list, each once. A row whose list is missing or empty suits everyone. */
export function tagsOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .array(z.enum(values))
    .refine((tags) => new Set(tags).size === tags.length, 'names a value twice')
    .optional()
}
