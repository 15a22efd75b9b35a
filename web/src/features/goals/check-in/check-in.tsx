import { Trans, useLingui } from '@lingui/react/macro'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { cx } from '#lib/cx.ts'
import { newId } from '#lib/ids.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { outcomeLabel } from './check-in.labels.ts'
import { useCheckIn, useIsKept } from './check-in.queries.ts'
import { type CheckInAnswer, type Outcome, outcomes } from './check-in.rules.ts'
import type { FollowUpProps } from './follow-up.tsx'
import { Kept } from './kept.tsx'

export type CheckInProps = {
  goal: ListedGoal
  /** Called at the first tap, before the goal changes. */
  onSay?: () => void
}

// Shown after an answer.
const followUp = lazyPart<FollowUpProps>(async () => (await import('./follow-up.tsx')).FollowUp)

/** How did it go? One tap answers; then the next steps are offered. */
export function CheckIn({ goal, onSay }: CheckInProps) {
  const [said, setSaid] = useState<CheckInAnswer | null>(null)
  const [kept, setKept] = useState<{ said: CheckInAnswer; version: number } | null>(null)
  const [waited, setWaited] = useState(false)
  const isKept = useIsKept(goal._id)
  const checkIn = useCheckIn(goal)
  useEffect(() => void followUp.load().catch(() => {}), [])
  const isRead = useIsFetching({ queryKey: ['goals'] }) > 0
  // The stored check-in was sent and accepted: don't ask again. After a refusal, ask again.
  const isTaken = kept !== null && !isKept && goal.version !== kept.version
  if (said === null && isTaken) setSaid(kept.said)
  if (said !== null) {
    const answered = <Question about={titleOf(goal)} pending={said.outcome} />
    return <Lazy part={followUp} placeholder={answered} props={{ goal, said, onSaid: setSaid }} />
  }
  // Sent, and the goal is being reloaded: don't flash the question.
  const isArriving = waited && isRead
  // The outbox also contains the save that is being sent.
  const isWaiting = isKept && !checkIn.isPending
  if (isWaiting && !waited) setWaited(true)
  if (isWaiting || isArriving) return <Kept />

  function say(outcome: Outcome) {
    const _id = newId()
    setWaited(false)
    onSay?.()
    checkIn.mutate(
      { _id, outcome },
      {
        onSuccess: (saved) => {
          const said = { _id, outcome, next: null }
          if (saved === null) setKept({ said, version: goal.version })
          else setSaid(said)
        },
      },
    )
  }
  const pending = checkIn.isPending ? (checkIn.variables.outcome as Outcome) : null
  return <Question about={titleOf(goal)} pending={pending} onSay={say} />
}

const onTone = 'bg-on-tone! text-[#fff]!'

type Props = {
  about: string
  pending?: Outcome | null
  /** Missing while no answer is possible yet. */
  onSay?: (outcome: Outcome) => void
}

function Question({ about, pending = null, onSay }: Props) {
  const { t, i18n } = useLingui()
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
    </fieldset>
  )
}
