import { badInput } from '#lib/errors.ts'
import { dayAfter, momentIn } from '#lib/moments.ts'
import { dayIn } from '#lib/weeks.ts'

/** The kinds of messages that a person chooses; messages about the account always come. */
export const MESSAGE_KINDS = ['plan', 'checkIn', 'digest', 'reminder', 'partner'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The channels that a person chooses for a kind; each message is also in the app. */
export const CHOSEN_CHANNELS = ['mail', 'push'] as const
export type ChosenChannel = (typeof CHOSEN_CHANNELS)[number]

/** The channels of one kind that are on. */
export type Choice = Record<ChosenChannel, boolean>

/** Nothing leaves the app before the person chooses it: product 4, messages. */
export const OFF: Choice = { mail: false, push: false }

/** When messages may come, in the zone of the person. */
export type MessageTimes = {
  /** ISO weekdays, 1 is Monday: `12345` */
  days: string
  /** The first and the last time of day; overnight if the first is later */
  fromTime: string
  toTime: string
  /** ISO weekday and time of the weekly digest */
  digestDay: number
  digestTime: string
  /** The first day on which messages come again; null: they come */
  mutedUntil: string | null
}

export const DEFAULT_TIMES: MessageTimes = {
  days: '12345',
  fromTime: '08:00',
  toTime: '20:00',
  digestDay: 2,
  digestTime: '10:00',
  mutedUntil: null,
}

/** How long "Pause everything" lasts, in days. */
export const MUTE_DAYS = 14
/** How far ahead a day with messages is looked for */
const MOST_DAYS = 370

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Throws unless days, times and weekday are valid. */
export function checkTimes(times: Partial<MessageTimes>): void {
  const { days, digestDay } = times
  for (const field of ['fromTime', 'toTime', 'digestTime'] as const) {
    const time = times[field]
    if (time !== undefined && !TIME.test(time)) throw badInput('Write the time like 09:30.', field)
  }
  if (days !== undefined && !isWeekdays(days)) throw badInput('Choose at least one day.', 'days')
  if (digestDay !== undefined && !(Number.isInteger(digestDay) && digestDay >= 1 && digestDay <= 7))
    throw badInput('Choose a day of the week.', 'digestDay')
}

/** Whether a text lists ISO weekdays in order, each once, at least one: `135`. */
export const isWeekdays = (days: string): boolean => /^(?=.)1?2?3?4?5?6?7?$/.test(days)

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The zone of a person, and the days on which nothing asks for anything. */
export type PersonDays = { zone: string; isFree(day: string): boolean }

export const isMuted = (day: string, { mutedUntil }: MessageTimes): boolean =>
  mutedUntil !== null && day < mutedUntil

const mayCome = (day: string, times: MessageTimes, { isFree }: PersonDays): boolean =>
  times.days.includes(String(weekdayOf(day))) && !isMuted(day, times) && !isFree(day)

/** The windows of a day in which messages may come, as instants. */
function windowsOf(day: string, { fromTime, toTime }: MessageTimes, zone: string) {
  const [from, to] = [momentIn(day, fromTime, zone), momentIn(day, toTime, zone)]
  if (fromTime < toTime) return [[from, to] as const]
  const [start, end] = [momentIn(day, null, zone), momentIn(dayAfter(day, 1), null, zone)]
  if (fromTime === toTime) return [[start, end] as const]
  return [[start, to] as const, [from, end] as const]
}

/** The first instant from `at` on at which a message may come; null if no day of a year allows it. */
export function nextAllowed(at: number, times: MessageTimes, days: PersonDays): number | null {
  const first = dayIn(at, days.zone)
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const day = dayAfter(first, ahead)
    if (!mayCome(day, times, days)) continue
    for (const [from, to] of windowsOf(day, times, days.zone)) {
      const moment = Math.max(at, from)
      if (moment < to) return moment
    }
  }
  return null
}

/**
 * The moment of the digest in the week that begins on `monday`: on its day, or the next day of that
 * week that is not free; null if all are.
 */
export function digestMoment(
  monday: string,
  times: MessageTimes,
  { zone, isFree }: PersonDays,
): number | null {
  for (let place = times.digestDay - 1; place < 7; place += 1) {
    const day = dayAfter(monday, place)
    if (!isFree(day) && !isMuted(day, times)) return momentIn(day, times.digestTime, zone)
  }
  return null
}
