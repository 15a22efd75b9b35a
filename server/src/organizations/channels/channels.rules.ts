import { mondayOf } from '#lib/weeks.ts'

export const KINDS = ['slack', 'teams', 'webhook'] as const
export type ChannelKind = (typeof KINDS)[number]

/** Of a company: product 4, channels. `failures`: so many in a row turn a channel off. */
export const CHANNELS = { most: 5, name: 60, url: 2000, failures: 10, testsAnHour: 20 } as const

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The hour (UTC) at which messages are sent */
const SENT_AT_MS = 7 * HOUR_MS
/** A message that is later than this, because the server was down, is left out. */
const LATE_MS = 3 * DAY_MS

const dayAt = (day: string) => Date.parse(`${day}T00:00:00Z`)

type Sendable = {
  targetDate: string
  sendDate: string | null
  sendTime: string | null
  createdDate: number
}

/**
 * When a reminder goes to the channels of its company, in UTC: at its time, or 07:00, on its day, or
 * its first visible day. One that is written later goes on the next day.
 */
export function reminderMoment({ targetDate, sendDate, sendTime, createdDate }: Sendable): number {
  const time = sendTime === null ? SENT_AT_MS : Date.parse(`1970-01-01T${sendTime}:00Z`)
  const first = dayAt(sendDate ?? `${targetDate.slice(0, 7)}-01`) + time
  const after = Math.ceil((createdDate - time) / DAY_MS) * DAY_MS + time
  return Math.max(first, after)
}

/** When the digest of an ISO week goes out: on Monday at 07:00 UTC. */
export const digestMoment = (week: string): number => dayAt(mondayOf(week)) + SENT_AT_MS

/** Whether a channel gets a message of this moment now. A new channel gets no older ones. */
export const isDue = (moment: number, channel: { createdDate: number }, now: number): boolean =>
  channel.createdDate <= moment && moment <= now && now - moment < LATE_MS

/** The address of the channel is gone: no later message can arrive. */
export const isGone = (reason: string): boolean => reason === 'HTTP 404' || reason === 'HTTP 410'

/** Whether another attempt at the same message is useless. */
export const isRefusal = (status: number): boolean =>
  status >= 300 && status < 500 && ![408, 425, 429].includes(status)

/** The words of an answer: the message of a JSON error, else the text; a page has none. */
export function wordsOf(answer: string): string {
  try {
    const { error, message } = (JSON.parse(answer) ?? {}) as Record<string, unknown>
    const inner = (error as { message?: unknown } | undefined)?.message
    const [words] = [inner, error, message].filter((it) => typeof it === 'string')
    return `${words ?? ''}`
  } catch {
    return /^\s*</.test(answer) ? '' : answer
  }
}
