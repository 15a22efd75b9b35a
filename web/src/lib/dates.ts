const locale = 'en-GB'

/** The day this many days after `day`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export function formatDay(day: string, today?: string): string {
  const sameYear = today !== undefined && today.slice(0, 4) === day.slice(0, 4)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** A day with its weekday: Mon 30 Nov. */
export function weekdayOf(day: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options)
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
}

export function formatMonth(yearMonth: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${yearMonth}-01T00:00:00Z`))
}

/**
 * The calendar day at an instant, as 2026-11-21, in the person's time zone (the device's if null).
 */
export function localDay(at: Date, timeZone: string | null): string {
  // Swedish writes days as ISO 8601 does.
  return inZone(at, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE')
}

/** An instant in the person's zone, the device's if null or if this browser does not know it. */
export function inZone(
  at: Date,
  timeZone: string | null,
  options: Intl.DateTimeFormatOptions,
  language = locale,
): string {
  try {
    const zone = timeZone === null ? {} : { timeZone }
    return new Intl.DateTimeFormat(language, { ...options, ...zone }).format(at)
  } catch {
    // The browser does not know the zone, so this uses the device's.
    return new Intl.DateTimeFormat(language, options).format(at)
  }
}
