import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, CircleCheckBig } from 'lucide-react'
import { memo } from 'react'
import { About } from '#features/goals/about.tsx'
import { goalQuery, type ListedGoal, tooltipsQuery } from '#features/goals/goals.data.ts'
import { nextDate, type Progress, stepOf } from '#features/goals/goals.rules.ts'
import { nextDateText, titleOf } from '#features/goals/goals.words.ts'
import { ProgressSteps } from '#features/goals/progress-steps.tsx'
import { cx } from '#lib/cx.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'

type Props = {
  goal: ListedGoal
  today: string
  onProgress: (goal: ListedGoal, progress: Progress) => void
}

/**
 * A goal in the colour of its entity. The card leads to the goal; the steps are set in place.
 * Memoised by hand: of a thousand cards, only the one that changed is drawn again.
 */
export const GoalCard = memo(function GoalCard({ goal, today, onProgress }: Props) {
  const queries = useQueryClient()
  const ahead = () => {
    void queries.prefetchQuery(goalQuery(goal._id))
    void queries.prefetchQuery(tooltipsQuery)
  }
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  return (
    <article
      onPointerEnter={ahead}
      onFocus={ahead}
      className={cardClass(tone, 'relative flex h-full flex-col gap-4 pb-5')}
    >
      <div className="flex-1">
        <About goal={goal} />
        <h3 className="mt-1.5 text-title">
          <AppLink
            to={paths.goal(goal._id)}
            className="no-underline outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-(--focus)"
          >
            {titleOf(goal)}
          </AppLink>
        </h3>
        <NextLine goal={goal} today={today} />
      </div>
      <div className="relative">
        <ProgressSteps
          about={titleOf(goal)}
          progress={goal.progress}
          onChange={(progress) => onProgress(goal, progress)}
        />
      </div>
    </article>
  )
})

function NextLine({ goal, today }: { goal: ListedGoal; today: string }) {
  const { t } = useLingui()
  const next = nextDate(goal)
  const isDone = stepOf(goal.progress) === 4
  if (!next && !isDone) return null
  const Icon = isDone ? CircleCheckBig : CalendarClock
  const touched = formatDay(localDay(new Date(goal.updatedDate), null), today)
  const isLate = next !== null && next.day <= today
  return (
    <p className={cx('mt-2 flex items-center gap-2', isLate && 'font-bold')}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {next ? nextDateText(next, today) : t`Last changed ${touched}`}
    </p>
  )
}
