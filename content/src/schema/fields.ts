import { z } from 'zod'

/** The ids of rows: lower-case words and digits, joined by single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

export const ids = z.array(slug)

/** Words for people: never empty, no space at either end. */
export const prose = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim(), 'must not start or end with a space')

/** Words that a row may leave out by writing "". */
export const optionalProse = prose.or(z.literal(''))

/** What people call a thing when they look for it: searched, never shown. */
export const alsoCalled = z.array(prose)

/** Sentences as people would type them: searched, never shown. */
export const saidAs = z.array(prose)

export const day = z.iso.date()

/** Whom a person wants to impact, in the order of the home page (product 2, impact flow labels). */
export const entities = ['yourself', 'team', 'colleague', 'customer'] as const
export type Entity = (typeof entities)[number]
export const entityList = z.array(z.enum(entities)).min(1)

export const count = z.int().min(0)

/** What a person answers about their standing; also the ids of the table role. */
export const roles = ['individual', 'team', 'function'] as const

/** Where people work: `shop-floor` is also a warehouse, kitchen or building site. */
export const settings = ['office', 'shop-floor', 'remote', 'care', 'road'] as const

/** How people meet their customers: by which way, or who the customers are. */
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
 * What a piece of advice can't be done without, and what a kind of work usually has: a desk with a
 * screen, a diary that one fills oneself, meetings, a shift with a crew and a handover, colleagues
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

/** A team comes with the role. An occasion is what most people don't have this month: a leaver. */
export const needs = [...workParts, 'team', 'occasion'] as const

/** Values of a fixed list, each once. A row whose list is missing or empty suits everybody. */
export function tagsOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .array(z.enum(values))
    .refine((tags) => new Set(tags).size === tags.length, 'names a value twice')
    .optional()
}
