import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { worthText } from '#features/goals/worth.ts'
import { cx } from '#lib/cx.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { outcomeLabel } from './check-in.labels.ts'
import { type Outcome, outcomes } from './check-in.rules.ts'
import type { FollowUpProps } from './follow-up.tsx'
import { Kept } from './kept.tsx'
import { useSaying } from './saying.ts'

export type CheckInProps = {
  goal: ListedGoal
  /** Called at the first tap, before the goal changes. */
  onSay?: () => void
}

// Shown after an answer.
export const followUp = lazyPart<FollowUpProps>(
  async () => (await import('./follow-up.tsx')).FollowUp,
)

/** How did it go? One tap answers; then the next steps are offered. */
export function CheckIn({ goal, onSay }: CheckInProps) {
  const { said, setSaid, isKept, pending, say } = useSaying(goal)
  useEffect(() => void followUp.load().catch(() => {}), [])
  if (said !== null) {
    const answered = <Question goal={goal} pending={said.outcome} />
    return <Lazy part={followUp} placeholder={answered} props={{ goal, said, onSaid: setSaid }} />
  }
  if (isKept) return <Kept />
  function tap(outcome: Outcome) {
    onSay?.()
    say(outcome)
  }
  return <Question goal={goal} pending={pending} onSay={tap} />
}

const onTone = 'bg-on-tone! text-[#fff]!'

type Props = {
  goal: ListedGoal
  pending?: Outcome | null
  /** Missing while no answer is possible yet. */
  onSay?: (outcome: Outcome) => void
}

function Question({ goal, pending = null, onSay }: Props) {
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
            disabled={!onSay || (pending !== null && pending !== outcome)}
            onClick={() => onSay?.(outcome)}
          >
            {i18n._(outcomeLabel[outcome])}
          </Button>
        ))}
      </div>
      {worth && <p className="mt-2 text-note">{worthText(worth)}</p>}
    </fieldset>
  )
}
