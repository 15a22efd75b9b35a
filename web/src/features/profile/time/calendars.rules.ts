import { countryName } from '#features/profile/zone-countries.ts'
import type { PickOption } from '#ui/pick-list.tsx'
import { plain } from './zones.rules.ts'

type Calendar = { id: string; name: string }

/** A calendar's country while the list loads; its id if unknown. */
export const countryOf = (calendar: string): string =>
  countryName(calendar.split('-')[0] ?? '') ?? calendar

/** The calendars that match the typed text; all of them without a text. */
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
