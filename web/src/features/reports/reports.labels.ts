import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportName } from '#api/generated/graphql.ts'
import { formatDay, formatMonth } from '#lib/dates.ts'
import { mondayOf } from '#lib/iso-week.ts'
import type { Tone } from '#ui/tone.ts'
import type { Line } from './reports.queries.ts'

/** The content of each report, in a sentence. */
export const about: Record<ReportName, MessageDescriptor> = {
  way: msg`How far people have come since their invitation.`,
  activity: msg`What people did each week. Without admins and people who share their score by name.`,
  score: msg`The average score of people who don’t share theirs by name, to the nearest 5.`,
  themes: msg`How many people saved a goal with each theme, by month.`,
  ratings: msg`How many people gave each answer about advice, by month.`,
  factors: msg`How many members use two-factor sign-in.`,
  handbook: msg`How many handbook questions have an answer.`,
}

export const toneOf: Record<ReportName, Tone> = {
  way: 'mint',
  activity: 'sun',
  score: 'coral',
  themes: 'lilac',
  ratings: 'lilac',
  factors: 'sun',
  handbook: 'mint',
}

const WHOM: Readonly<Record<string, Tone>> = {
  yourself: 'sun',
  team: 'mint',
  colleague: 'coral',
  customer: 'lilac',
}

/** A theme's line has its entity's colour. */
export const toneOfLine = (report: ReportName, { item }: Line): Tone =>
  WHOM[report === 'themes' ? (item.split('-')[0] ?? '') : ''] ?? toneOf[report]

/** The lines that a chart over time draws. Other reports show the newest period as bars. */
export const drawn: Partial<Record<ReportName, readonly string[]>> = {
  activity: ['feed', 'reminder', 'takeAction'],
  score: ['mean'],
  factors: ['members', 'secured'],
}

/** Reports whose figures are people out of all members. */
export const ofMembers: readonly ReportName[] = ['themes', 'ratings']

export const periodName = (by: string, period: string): string =>
  by === 'month' ? formatMonth(period) : formatDay(mondayOf(period))

/** A period in the short form for the foot of a chart: Nov 26, 16 Nov. */
export function shortPeriod(by: string, period: string): string {
  const day = by === 'month' ? `${period}-01` : mondayOf(period)
  return new Intl.DateTimeFormat('en-GB', {
    month: 'short',
    timeZone: 'UTC',
    ...(by === 'month' ? { year: '2-digit' } : { day: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`))
}
