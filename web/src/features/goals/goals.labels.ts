import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { addDays, formatDay } from '#lib/dates.ts'
import type { NextDate, Progress } from './goals.rules.ts'

/** The displayed steps of a goal (product 4, goal progress). */
export const progressLabel: Record<Progress, MessageDescriptor> = {
  'On the starting blocks': msg`On the starting blocks`,
  'Building momentum': msg`Building momentum`,
  'Making headway': msg`Making headway`,
  'In the zone': msg`In the zone`,
  'Goal achieved!': msg`Goal achieved!`,
}

/** "Check-in today", "The end was 3 Nov": the next date, and whether it is overdue. */
export function nextDateText({ kind, day }: NextDate, today: string): string {
  const isReview = kind === 'review'
  const date = formatDay(day, today)
  if (day < today) return isReview ? t`Check-in was due ${date}` : t`The end was ${date}`
  if (day === today) return isReview ? t`Check-in today` : t`Ends today`
  if (day === addDays(today, 1)) return isReview ? t`Check-in tomorrow` : t`Ends tomorrow`
  return isReview ? t`Check-in on ${date}` : t`Ends on ${date}`
}

export function titleOf({ title }: { title: string | null }): string {
  return title ?? t`A goal without a title`
}
