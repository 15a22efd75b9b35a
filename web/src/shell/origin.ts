import type { Location } from 'react-router'
import { paths } from '#paths.ts'

const origins = {
  search: paths.library,
  feed: paths.feed,
  hub: paths.reminders,
  home: paths.home,
  chat: paths.chat,
  start: paths.onboarding('user-landing-personalization'),
}

/**
 * The page that a piece of advice was opened from, kept in the history state: `{ from: 'feed' }`.
 */
export type Origin = keyof typeof origins

type Place = Pick<Location, 'pathname' | 'state'>

const isAdvice = (path: string): boolean => path.startsWith(`${paths.library}/`)

/** The origin of an advice page; null if the history has no origin. */
export function originOf({ pathname, state }: Place): Origin | null {
  const from: unknown = (state as { from?: unknown } | null)?.from
  const isKnown = typeof from === 'string' && Object.hasOwn(origins, from)
  return isKnown && isAdvice(pathname) ? (from as Origin) : null
}

export const pathOf = (origin: Origin): string => origins[origin]

/** The path whose menu entry is highlighted: advice belongs to the page that it was opened from. */
export function menuPlace(place: Place): string {
  const origin = originOf(place)
  return origin === null ? place.pathname : pathOf(origin)
}
