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
 * A time zone as it is kept: under this platform's name for it. Browsers differ in theirs
 * (Asia/Kolkata, Asia/Calcutta). Refuses what is no zone, and a bare offset: it knows no summer.
 */
export function keptTimeZone(zone: string): string {
  try {
    if (/^[a-z]/i.test(zone)) {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    }
  } catch {
    // Told below.
  }
  throw badInput('We don’t know this time zone.', 'timeZone')
}

type Names = { firstName?: unknown; lastName?: unknown }

const KEYS = { firstName: 'firstKey', lastName: 'lastKey' } as const

/**
 * The names among these values as they are kept, each with what it is sorted and searched by.
 * Refuses a first name in which nothing can be seen.
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
