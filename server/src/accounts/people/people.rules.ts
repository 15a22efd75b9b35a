import { badInput } from '#lib/errors.ts'
import { cleanName, storedNameKey } from '#lib/names.ts'

/** Product 6, role choices; product 9, onboarding. */
export const WORK_ROLES = ['individual', 'team', 'function'] as const
export const TIMES = [10, 20, 30] as const
export const LEARNING_STYLES = [
  'read',
  'listen',
  'video-short',
  'video-long',
  'formal',
  'advice',
] as const
export const MOTIVATIONS = [
  'money',
  'project',
  'recognition',
  'learn',
  'purpose',
  'variety',
  'independent',
  'diverse',
] as const
export const JOBS_MAX = 60

/** The languages that there are words for, BCP 47: product 4, outbox. */
export const LANGUAGES = ['en'] as const

/**
 * A time zone under this platform's name for it, since browsers differ (Asia/Kolkata,
 * Asia/Calcutta). Refuses unknown zones, and bare offsets, which have no daylight saving time.
 */
export function keptTimeZone(zone: string): string {
  try {
    if (/^[a-z]/i.test(zone)) {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    }
  } catch {
    // An unknown zone throws; the error follows below.
  }
  throw badInput('We don’t know this time zone.', 'timeZone')
}

type Names = { firstName?: unknown; lastName?: unknown }

const KEYS = { firstName: 'firstKey', lastName: 'lastKey' } as const

/**
 * The names among these values in their stored form, each with its key for sorting and searching.
 * Refuses a first name without a visible character.
 */
export function keptNames(values: Names): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of ['firstName', 'lastName'] as const) {
    const value = values[name]
    if (typeof value !== 'string') continue
    kept[name] = cleanName(value)
    if (name === 'firstName' && kept[name] === '')
      throw badInput('Enter a name with letters.', name)
    kept[KEYS[name]] = storedNameKey(value)
  }
  return kept
}
