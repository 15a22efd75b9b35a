import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ListChecks } from 'lucide-react'
import { memo, useId } from 'react'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import { About } from '#features/goals/about.tsx'
import { CheckIn, takeUp } from '#features/goals/check-in/check-in.tsx'
import { nextDateText, titleOf } from '#features/goals/goals.labels.ts'
import { goalQuery, type ListedGoal, tooltipsQuery } from '#features/goals/goals.queries.ts'
import { isOver, nextDate, type Progress } from '#features/goals/goals.rules.ts'
import { ProgressSteps } from '#features/goals/progress-steps.tsx'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'

type Props = {
  goal: ListedGoal
  today: string
  /** Whether its review is due, or was answered just now. */
  isDue: boolean
  /** Today is a day off: a date that has passed is not shown. */
  isOff: boolean
  onProgress: (goal: ListedGoal, progress: Progress) => void
  /** Called before a check-in changes the goal. */
  onSay: (goal: ListedGoal) => void
}

/** A goal in its entity's colour. Memoised, so that only the changed one of 1,000 cards renders. */
export const GoalCard = memo(function GoalCard(props: Props) {
  const { goal, today, isDue, isOff, onProgress, onSay } = props
  const queries = useQueryClient()
  const heading = useId()
  const preload = () => {
    void queries.prefetchQuery(goalQuery(goal._id))
    void queries.prefetchQuery(tooltipsQuery)
  }
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  return (
    <article
      onPointerEnter={preload}
      onFocus={preload}
      className={cardClass(tone, 'relative flex h-full flex-col gap-4 pb-5')}
    >
      <div className="flex-1">
        <About goal={goal} />
        <h3 id={heading} className="mt-1.5 text-title">
          <AppLink
            to={paths.goal(goal._id)}
            className="no-underline outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-(--focus)"
          >
            {titleOf(goal)}
          </AppLink>
        </h3>
        <NextLine goal={goal} today={today} isOff={isOff} />
        <PlanLine goal={goal} heading={heading} />
      </div>
      {isDue && (
        <div className="relative">
          <CheckIn goal={goal} onSay={() => onSay(goal)} />
        </div>
      )}
      {goal.state === 'letGo' && !isDue && (
        <div className="relative flex">
          <Lazy part={takeUp} placeholder={<div className="min-h-12" />} props={{ goal }} />
        </div>
      )}
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

/** The plan in a sentence; without a plan, a link to make one. */
function PlanLine({ goal, heading }: { goal: ListedGoal; heading: string }) {
  if (isPlanned(goal)) return <PlanSentence goal={goal} className="mt-3" />
  if (isOver(goal)) return null
  return (
    <AppLink
      to={paths.planGoal(goal._id)}
      aria-describedby={heading}
      className={buttonClass('quiet', 'relative mt-3')}
    >
      <ListChecks aria-hidden="true" className="size-5" />
      <Trans>Plan it</Trans>
    </AppLink>
  )
}

type NextLineProps = Pick<Props, 'goal' | 'today' | 'isOff'>

function NextLine({ goal, today, isOff }: NextLineProps) {
  const next = nextDate(goal)
  if (!next) return null
  const isLate = next.day <= today
  if (isLate && isOff) return null
  return (
    <p className={cx('mt-2 flex items-center gap-2', isLate && 'font-bold')}>
      <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
      {nextDateText(next, today)}
    </p>
  )
}
