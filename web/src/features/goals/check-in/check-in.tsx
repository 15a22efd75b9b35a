import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { useIsKept } from '#features/goals/kept-changes.ts'
import { worthText } from '#features/goals/worth.ts'
import { cx } from '#lib/cx.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { answer } from './answer.ts'
import { outcomeLabel } from './check-in.labels.ts'
import { type Outcome, outcomes } from './check-in.rules.ts'

export const takeUp = lazyPart<{ goal: ListedGoal }>(
  async () => (await import('./take-up.tsx')).TakeUp,
)

type CheckInProps = {
  goal: ListedGoal
  /** Called at the first tap, before the goal changes. */
  onSay?: () => void
}

/** How did it go? One tap answers; then the next steps are offered. */
export function CheckIn({ goal, onSay }: CheckInProps) {
  const [tap, setTap] = useState<Outcome | null>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  const isKept = useIsKept(goal._id)
  // An answer of an earlier visit that this device keeps is shown once its part is there.
  const asks = !isAnswered && (tap !== null || !isKept)
  return (
    <>
      {asks && (
        <Question
          goal={goal}
          pending={tap}
          onSay={(outcome) => {
            onSay?.()
            setTap(outcome)
          }}
        />
      )}
      <Lazy
        part={answer}
        placeholder={null}
        props={{
          ...{ goal, tap, onCancel: () => setTap(null) },
          onShow: (shown) => {
            setIsAnswered(shown.isAnswered)
            // If the server refuses a kept answer later, it asks again.
            if (shown.isAnswered) setTap(null)
          },
        }}
      />
    </>
  )
}

const onTone = 'bg-on-tone! text-[#fff]!'

type QuestionProps = {
  goal: ListedGoal
  pending: Outcome | null
  onSay: (outcome: Outcome) => void
}

function Question({ goal, pending, onSay }: QuestionProps) {
  const { t, i18n } = useLingui()
  const about = titleOf(goal)
  const worth = goal.checkInWorth
  return (
    <fieldset className="min-w-0" aria-label={t`How did it go? ${about}`}>
      <div className="mb-3 flex items-center gap-1">
        <p aria-hidden="true" className="font-display text-lead">
          <Trans>How did it go?</Trans>
        </p>
        <PageHelp page="goals" labels={['check in']} name={t`About check-ins`} />
      </div>
      <div className="flex flex-wrap gap-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'did' ? 'strong' : 'quiet'}
            className={cx('px-4! sm:px-5!', outcome === 'did' && onTone)}
            pending={pending === outcome}
            disabled={pending !== null && pending !== outcome}
            onClick={() => onSay(outcome)}
          >
            {i18n._(outcomeLabel[outcome])}
          </Button>
        ))}
      </div>
      {worth && <p className="mt-2 text-note">{worthText(worth)}</p>}
    </fieldset>
  )
}
