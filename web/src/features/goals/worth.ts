import { t } from '@lingui/core/macro'
import type { ListedGoalFragment } from '#api/generated/graphql.ts'

export type Worth = NonNullable<ListedGoalFragment['checkInWorth']>

/** What a check-in adds to the week's score (product 4, check-in). */
export function worthText({ counts, points, more, morePoints }: Worth): string {
  if (counts === 'tomorrow') return t`Check-ins earn points from tomorrow.`
  if (counts === 'nextWeek') return t`Already counted this week.`
  if (points > 0) return t`1 more action this week: +${points} points`
  if (more !== null && morePoints !== null)
    return t`Counts this week. ${more} more: +${morePoints} points`
  return t`You have all points for actions this week.`
}
