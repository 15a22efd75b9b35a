import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { answer } from '#features/goals/check-in/answer.ts'
import { CheckIn, takeUp } from '#features/goals/check-in/check-in.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isReviewDue } from '#features/goals/goals.rules.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { ProgressSteps } from '#features/goals/progress-steps.tsx'
import { worthText } from '#features/goals/worth.ts'
import { useTimeOff } from '#features/impact-index/rhythm.queries.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { HelpFor } from './editing/help-for.tsx'

const cheers = lazyPart<{ goal: WholeGoal }>(
  async () => (await import('#features/goals/sharing/goal-cheers.tsx')).GoalCheers,
)

/** Progress in five steps, and the check-in. */
export function GoalNow({ goal }: { goal: WholeGoal }) {
  const quick = useQuickChanges()
  const shown = quick.shown(goal)
  return (
    <section className="on-surface relative flex flex-col gap-3 rounded-card p-6 sm:p-8">
      <ProgressSteps
        about={titleOf(goal)}
        progress={shown.progress}
        onChange={(progress) => quick.save({ goal, change: { progress } })}
        titled
      />
      <div className="absolute top-3.5 right-3">
        <HelpFor label="progress" />
      </div>
      <Asking goal={goal} />
      <Lazy part={cheers} placeholder={null} props={{ goal }} />
    </section>
  )
}

/** The pressed button is removed: the focus goes to its replacement. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The check-in if it is due or requested; for an abandoned goal, a button to resume it. */
function Asking({ goal }: { goal: WholeGoal }) {
  // An answered check-in stays visible, though it is no longer due.
  const [asked, setAsked] = useState(false)
  const [pressed, setPressed] = useState(false)
  const isOff = useTimeOff() !== null
  useEffect(() => void answer.load(), [])
  if (asked || (!isOff && isReviewDue(goal, Date.now()))) {
    return (
      <div ref={pressed ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        <CheckIn goal={goal} onSay={() => setAsked(true)} />
      </div>
    )
  }
  if (goal.state === 'letGo') {
    return (
      <>
        <p className="font-display text-lead">
          <Trans>Let go</Trans>
        </p>
        <Lazy part={takeUp} placeholder={<div className="min-h-12" />} props={{ goal }} />
      </>
    )
  }
  function ask() {
    setPressed(true)
    setAsked(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="quiet" onClick={ask}>
        <Trans>Check in now</Trans>
      </Button>
      {goal.checkInWorth && (
        <p className="text-note text-field-soft">{worthText(goal.checkInWorth)}</p>
      )}
    </div>
  )
}
