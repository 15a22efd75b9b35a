import type { PickOption } from '#ui/pick-list.tsx'
import { plain } from './zones.rules.ts'

type Calendar = { id: string; name: string }

/** The country of a calendar, as long as its list has not come; its id where nobody knows it. */
export function countryOf(calendar: string): string {
  const [country = ''] = calendar.split('-')
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? calendar
  } catch {
    return calendar
  }
}

/** The calendars whose country or part what was typed fits; before all, while nothing is typed, none. */
export function findCalendars(
  typed: string,
  calendars: readonly Calendar[],
  none: string,
): PickOption[] {
  const query = plain(typed)
  const options = calendars.map(({ id, name }) => ({ value: id, title: name }))
  if (typed.trim() === '') return [{ value: '', title: none }, ...options]
  if (query === '') return []
  const begins = ({ title }: PickOption) => plain(title).startsWith(query)
  const found = options.filter(({ value, title }) => plain(`${title} ${value}`).includes(query))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
