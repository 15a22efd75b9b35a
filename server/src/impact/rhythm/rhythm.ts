import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { activeWeeks } from '#impact/impact-index/reading.ts'
import { holidaysIn } from '#lib/holidays.ts'
import { dayIn, daysOfWeek, weekAfter, weekIn, zoneOr } from '#lib/weeks.ts'
import { type FreeBy, freeBy, RHYTHM, type Rhythm, rhythmOf } from './rhythm.rules.ts'
import { findProfile, listPauses } from './rhythm.store.ts'

export type { RhythmWeek } from './rhythm.rules.ts'

/** The rhythm, and the reason why today is free, or null. */
export type RhythmToday = Rhythm & { today: FreeBy | null }

/** The public holidays of all years that these weeks touch. */
async function holidaysOf(calendar: string | null, from: string, to: string): Promise<Set<string>> {
  if (calendar === null || calendar === '') return new Set()
  const [first = '', last = ''] = [daysOfWeek(from).at(0), daysOfWeek(to).at(-1)]
  const [start, end] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  const years = Array.from({ length: end - start + 1 }, (_, place) => start + place)
  const days = await Promise.all(years.map((year) => holidaysIn(calendar, year)))
  return new Set(days.flatMap((each) => [...each]))
}

type Profile = Awaited<ReturnType<typeof findProfile>>

/** Days away and public holidays of the viewer in these weeks, and the reason why today is free. */
async function timeOff({ store, viewer, clock }: SignedIn, profile: Profile, from: string) {
  const zone = zoneOr(profile.timeZone)
  const now = clock.now()
  const [away, holidays] = await Promise.all([
    listPauses(store.read, viewer.userId),
    holidaysOf(profile.holidayCalendar, from, weekIn(now, zone)),
  ])
  const today: FreeBy | null = freeBy(dayIn(now, zone), { away, holidays })
  return { away, holidays, today }
}

/**
 * Whether today is free for the viewer, so that the product asks for nothing (product 4, rhythm).
 */
export async function isOffToday(context: SignedIn): Promise<boolean> {
  const profile = await findProfile(context.store.read, context.viewer.userId)
  const week = weekIn(context.clock.now(), zoneOr(profile.timeZone))
  return (await timeOff(context, profile, week)).today !== null
}

/** rhythmGet: one's own rhythm, in one's own zone and by one's own calendar (product 4, rhythm). */
export async function rhythm(context: SignedIn): Promise<RhythmToday> {
  const profile = await findProfile(context.store.read, context.viewer.userId)
  const zone = zoneOr(profile.timeZone)
  const now = weekIn(context.clock.now(), zone)
  const from = weekAfter(now, 1 - RHYTHM.lookBack)
  const [active, { today, ...days }] = await Promise.all([
    activeWeeks(context, from),
    timeOff(context, profile, from),
  ])
  const first = weekIn(profile.createdDate, zone)
  return { ...rhythmOf({ now, first, active: new Set(active), ...days }), today }
}

type Person = { _id: string; timeZone: string | null; holidayCalendar: string | null }

/** Whether a day is free for a person: days off, pauses and the holidays of this and the next year. */
export async function freeDaysOf(
  db: Db,
  { _id, timeZone, holidayCalendar }: Person,
  now: number,
): Promise<(day: string) => boolean> {
  const week = weekIn(now, zoneOr(timeZone))
  const holidays = await holidaysOf(holidayCalendar, week, weekAfter(week, WEEKS_AHEAD))
  const away = await listPauses(db, _id)
  return (day) => freeBy(day, { away, holidays }) !== null
}

const WEEKS_AHEAD = 52
