import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFreeDay } from '#api/rhythm.ts'
import { LazyCheckIn, LazyStory, LazyTakeUp } from '#features/goals/check-in/check-in.lazy.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isReviewDue } from '#features/goals/goals.rules.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { ProgressSteps } from '#features/goals/progress-steps.tsx'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { LazyHelp } from './editing/help-for.lazy.tsx'
import { hasReading } from './goal-reading.tsx'
import { PlanCard } from './plan-card.tsx'

/** How many check-ins the page of a goal shows. */
const most = 3

/** Where a goal stands: progress and check-in, its plan, and what became of it so far. */
export function GoalNow({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const quick = useQuickChanges()
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  const { checkIns } = goal
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col gap-4 lg:gap-6 lg:*:last:flex-1',
        hasReading(goal) ? 'lg:col-start-2' : 'lg:col-span-2',
      )}
    >
      <div className={cardClass(tone, 'relative flex flex-col gap-5')}>
        <ProgressSteps
          about={titleOf(goal)}
          progress={quick.shown(goal).progress}
          onChange={(progress) => quick.save({ goal, change: { progress } })}
          titled
        />
        <div className="absolute top-3.5 right-3">
          <LazyHelp label="progress" />
        </div>
        <Asking goal={goal} />
      </div>
      <PlanCard goal={goal} />
      {checkIns.length > 0 && (
        <section className="on-surface flex flex-col gap-4 rounded-card p-6 sm:p-8">
          <h2 className="text-title">
            <Trans>So far</Trans>
          </h2>
          <LazyStory checkIns={checkIns.slice(0, most)} label={t`Check-ins`} />
          {checkIns.length > most && (
            <AppLink to={paths.committedActions} className={linkClass('self-start')}>
              <Trans>All of it</Trans>
            </AppLink>
          )}
        </section>
      )}
    </div>
  )
}

/** The button that was pressed is gone: the focus goes on to what it led to. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The check-in, when its moment has come or somebody wants to; of a goal let go, the way back. */
function Asking({ goal }: { goal: WholeGoal }) {
  // What was answered stays in sight, though it is not due any more.
  const [asked, setAsked] = useState(false)
  const [pressed, setPressed] = useState(false)
  const isFree = useFreeDay() !== null
  if (asked || (!isFree && isReviewDue(goal, Date.now()))) {
    return (
      <div ref={pressed ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        <LazyCheckIn goal={goal} onSay={() => setAsked(true)} />
      </div>
    )
  }
  if (goal.state === 'letGo') {
    return (
      <>
        <p className="font-display text-lead">
          <Trans>Let go</Trans>
        </p>
        <LazyTakeUp goal={goal} />
      </>
    )
  }
  if (goal.state === 'achieved') return null
  function ask() {
    setPressed(true)
    setAsked(true)
  }
  return (
    <Button variant="quiet" className="self-start" onClick={ask}>
      <Trans>Check in now</Trans>
    </Button>
  )
}
