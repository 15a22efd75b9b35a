import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { formatDay } from '#lib/dates.ts'
import type { NextStep, Outcome } from './check-in.rules.ts'

export const outcomeLabel: Record<Outcome, MessageDescriptor> = {
  did: msg`Did it`,
  partly: msg`Partly`,
  notYet: msg`Not yet`,
  dropped: msg`No longer matters`,
}

export const nextLabel: Record<NextStep, MessageDescriptor> = {
  shrink: msg`Smaller step`,
  move: msg`Another time`,
  swap: msg`Other advice`,
  finish: msg`Finish it`,
}

export function reviewText(
  { reviewDate, reviewTime }: { reviewDate: string; reviewTime: string | null },
  today?: string,
): string {
  const day = formatDay(reviewDate.slice(0, 10), today)
  return reviewTime === null ? day : t`${day}, ${reviewTime}`
}
