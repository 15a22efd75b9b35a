import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { goalQuery, type ListedGoal } from '#features/goals/goals.queries.ts'
import { worthText } from '#features/goals/worth.ts'
import { Lazy } from '#shell/lazy-part.tsx'
import type { Outcome } from './check-in.rules.ts'
import { FollowUp, nextDialog } from './follow-up.tsx'
import { Kept } from './kept.tsx'
import { useSaying } from './saying.ts'

export type AnswerProps = {
  goal: ListedGoal
  /** The pressed button. `move` asks for the day first, and says "Not yet". */
  tap: Outcome | 'move' | null
  onCancel: () => void
  /** Whether it says what the check-in counts. */
  saysWorth?: boolean
  /** Whether it shows an answer in place of the buttons, and whether the server has it. */
  onShow: (shown: { isAnswered: boolean; isSaid: boolean }) => void
}

/** Checks in with a button that was pressed elsewhere, and shows what follows. */
export function AnswerAtOnce({ goal: shown, tap, onCancel, saysWorth, onShow }: AnswerProps) {
  const { data: saved } = useQuery({ ...goalQuery(shown._id), enabled: false })
  const goal = saved && saved.version > shown.version ? saved : shown
  const { said, setSaid, isKept, pending, error, say } = useSaying(goal, tap === 'move')
  const isSaid = said !== null
  const isAnswered = isSaid || isKept
  const sent = useRef<AnswerProps['tap']>(null)
  const answer = useEffectEvent(() => {
    // In development, React runs effects twice.
    if (sent.current === tap) return
    sent.current = tap
    if (tap !== null && tap !== 'move') say(tap, {}, onCancel)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs at each tap
  useEffect(() => answer(), [tap])
  const show = useEffectEvent(onShow)
  // Before the paint, so that the buttons and the answer are never both visible.
  useLayoutEffect(() => show({ isAnswered, isSaid }), [isAnswered, isSaid])
  if (said !== null) return <FollowUp goal={goal} said={said} onSaid={setSaid} />
  if (isKept) return <Kept />
  const worth = saysWorth && goal.checkInWorth && (
    <p className="text-note">{worthText(goal.checkInWorth)}</p>
  )
  if (tap !== 'move') return worth
  return (
    <>
      {worth}
      <Lazy
        part={nextDialog}
        placeholder={null}
        props={{
          ...{ goal, next: 'move', pending: pending !== null, error, onClose: onCancel },
          onSave: (fields) => say('notYet', { next: 'move', ...fields }),
        }}
      />
    </>
  )
}
