import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { condition, isPlanned, lastAction } from '#features/advice/plan/plan-words.rules.ts'
import { answer } from '#features/goals/check-in/answer.ts'
import type { AnswerProps } from '#features/goals/check-in/answer-at-once.tsx'
import type { Next, PathStep } from '#features/goals/next.ts'
import { entityLabel, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { dayText } from './day-text.ts'

const buttons = [
  ['did', msg`Did it`],
  ['partly', msg`Partly`],
  ['notYet', msg`Not yet`],
  // Only of an overdue one.
  ['move', msg`Move it`],
  ['dropped', msg`Let it go`],
] as const

type Props = {
  next: Next
  step: PathStep | null
  /** Called once the server has the check-in. */
  onSaid: () => void
}

/** The next plan in one sentence, and the check-in in one tap (product 4, commitment). */
export function CommitmentCard({ next, step, onSaid }: Props) {
  const { goal, when, days, othersDue } = next
  const isStep = step?.state === 'current' && step.pathId === goal.pathId
  const { t, i18n } = useLingui()
  const [tap, setTap] = useState<AnswerProps['tap']>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  const isLate = when === 'overdue'
  // Ahead of its day, it asks only on request.
  const [isAsked, setIsAsked] = useState<'tapped' | boolean>(when !== 'ahead')
  const day = when === 'ahead' ? null : dayText(next)
  const about = isEntity(goal.entity) ? i18n._(entityLabel[goal.entity]) : null
  return (
    <section
      aria-label={t`Your next commitment`}
      className="on-surface flex flex-col gap-4 rounded-card p-5 sm:p-6"
    >
      <div>
        <p className="text-note font-semibold text-field-soft">
          {day}
          {day && ' · '}
          {isStep ? (
            <Trans>
              Week {step.week} of 4: {step.title}
            </Trans>
          ) : (
            about
          )}
        </p>
        <h2 className="mt-1 text-title">
          <AppLink to={paths.goal(goal._id)} className="no-underline hover:underline">
            {isPlanned(goal) ? (
              <Trans>
                When <bdi>{condition(goal.planWhen ?? '')}</bdi>, I'll{' '}
                <bdi>{lastAction(goal.planThen ?? '')}</bdi>
              </Trans>
            ) : (
              goal.title
            )}
          </AppLink>
        </h2>
        {!isAnswered && <SoFar next={next} />}
      </div>
      {!isAnswered && !isAsked && (
        <Button variant="quiet" className="self-start" onClick={() => setIsAsked('tapped')}>
          <Trans>Did it already?</Trans>
        </Button>
      )}
      {!isAnswered && isAsked && (
        <div className="flex flex-col gap-3">
          {isLate && (
            <p>
              <LateWords weeks={Math.floor(-(days ?? 0) / 7)} />
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {buttons.slice(0, isLate ? 5 : 3).map(([one, label], place) => (
              <Button
                key={one}
                ref={place === 0 && isAsked === 'tapped' ? takeFocus : undefined}
                variant={place === 0 ? 'strong' : 'quiet'}
                className="px-4! sm:px-6!"
                pending={tap === one && one !== 'move'}
                disabled={tap !== null && tap !== one}
                onClick={() => setTap(one)}
              >
                {i18n._(label)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {isAsked && (
        // The height of the line that comes after the paint.
        <div className="-mt-1 min-h-6">
          <Lazy
            part={answer}
            placeholder={null}
            props={{
              ...{ goal, tap, onCancel: () => setTap(null) },
              saysWorth: true,
              onShow: (shown) => {
                setIsAnswered(shown.isAnswered)
                // If the server refuses a kept answer later, it asks again.
                if (shown.isAnswered) setTap(null)
                if (shown.isSaid) onSaid()
              },
            }}
          />
        </div>
      )}
      {othersDue > 0 && (
        <AppLink
          to={paths.goals}
          className="-my-2 inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
        >
          <Trans>{othersDue} more due</Trans>
        </AppLink>
      )}
    </section>
  )
}

/** What changes from day to day: the week, how often it was done, and the check-in to come. */
function SoFar({ next }: { next: Next }) {
  const { week, timesDone } = next
  const comes = next.when === 'ahead' && dayText(next)
  return (
    <p className="mt-2 empty:hidden">
      {week > 1 && <Trans>This is week {week}. </Trans>}
      {timesDone > 0 && (
        <Plural
          value={timesDone}
          one="You’ve done it once. "
          _2="You’ve done it twice. "
          other="You’ve done it # times. "
        />
      )}
      {comes}
    </p>
  )
}

function LateWords({ weeks }: { weeks: number }) {
  if (weeks < 1)
    return <Trans>No harm done: say how it went, pick another day, or let it go.</Trans>
  return (
    <Plural
      value={weeks}
      one="A week has passed, and plans change: say how it went, pick another day, or let it go."
      other="# weeks have passed, and plans change: say how it went, pick another day, or let it go."
    />
  )
}

/** The pressed button is removed: the focus goes to its replacement. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
