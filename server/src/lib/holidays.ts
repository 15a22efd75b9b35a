import { badInput } from './errors.ts'

/** Public holidays of a country, or of a part of it: product 3, reference data. */
export type HolidayCalendar = {
  /** Country and part, `DE` or `DE-BY`; stored in a profile */
  id: string
  /** The country, ISO 3166-1 */
  isoCode: string
  name: string
}

const MOST_YEARS = 1000
const DAY_MS = 86_400_000

// Thirty megabytes that few processes need: loaded at first use.
const load = async () => (await import('date-holidays')).default

let listed: Promise<readonly HolidayCalendar[]> | undefined
const years = new Map<string, Promise<ReadonlySet<string>>>()

async function list(): Promise<readonly HolidayCalendar[]> {
  const Holidays = await load()
  const holidays = new Holidays()
  const found: HolidayCalendar[] = []
  for (const [isoCode, country] of Object.entries(holidays.getCountries('en'))) {
    found.push({ id: isoCode, isoCode, name: country })
    for (const [part, name] of Object.entries(holidays.getStates(isoCode, 'en') ?? {})) {
      found.push({ id: `${isoCode}-${part}`, isoCode, name: `${country}, ${name}` })
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** holidayCalendarGetMany: all calendars, by name. */
export function holidayCalendars(): Promise<readonly HolidayCalendar[]> {
  listed ??= list()
  return listed
}

/** Refuses an unknown calendar. */
export async function checkHolidayCalendar(id: unknown): Promise<void> {
  if (typeof id !== 'string') return
  if ((await holidayCalendars()).some((calendar) => calendar.id === id)) return
  throw badInput(
    'We don’t know this holiday calendar. Choose one from the list.',
    'holidayCalendar',
  )
}

/** The ISO days of a holiday, which may begin at sunset and last for days. */
function daysFrom(first: string, ms: number): string[] {
  const count = Math.max(1, Math.round(ms / DAY_MS))
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  )
}

async function workOut(calendar: string, year: number): Promise<ReadonlySet<string>> {
  const known = await holidayCalendars()
  if (!known.some(({ id }) => id === calendar)) return new Set()
  const Holidays = await load()
  const [country = '', part] = calendar.split(/-(.*)/)
  const types = { types: ['public' as const] }
  const holidays = part ? new Holidays(country, part, types) : new Holidays(country, types)
  return new Set(
    holidays
      .getHolidays(year)
      .flatMap(({ date, start, end }) =>
        daysFrom(date.slice(0, 10), end.getTime() - start.getTime()),
      ),
  )
}

/** The public holidays of a calendar in a year, `2026-12-25`; none for an unknown calendar. */
export function holidaysIn(calendar: string, year: number): Promise<ReadonlySet<string>> {
  const key = `${calendar} ${year}`
  let days = years.get(key)
  if (days === undefined) {
    if (years.size >= MOST_YEARS) years.clear()
    days = workOut(calendar, year)
    years.set(key, days)
  }
  return days
}
