import { badInput } from '#kernel/errors.ts'
import { cleanName } from '#kernel/names.ts'

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

const ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** Refuses a time zone that this platform does not know. */
export function checkTimeZone(zone: unknown): void {
  if (typeof zone === 'string' && !ZONES.has(zone)) {
    throw badInput('This time zone is not known.', 'timeZone')
  }
}

type Names = { firstName?: unknown; lastName?: unknown }

/** The names among these values as they are kept. Refuses one in which nothing can be seen. */
export function keptNames(values: Names): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of ['firstName', 'lastName'] as const) {
    const value = values[name]
    if (typeof value !== 'string') continue
    kept[name] = cleanName(value)
    if (kept[name] === '') throw badInput('Write a name that can be read.', name)
  }
  return kept
}
