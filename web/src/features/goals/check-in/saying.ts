import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { useIsKept } from '#features/goals/kept-changes.ts'
import { latestIndexQuery } from '#features/impact-index/impact-index.queries.ts'
import { newId } from '#lib/ids.ts'
import { type Say, useCheckIn } from './check-in.queries.ts'
import type { CheckInAnswer, NextStep, Outcome } from './check-in.rules.ts'

type More = Omit<Say, '_id' | 'outcome' | 'next'> & { next?: NextStep }

/** One check-in: its answer, and whether this device keeps it until there is a network. */
export function useSaying(goal: ListedGoal, hasOwnError = false) {
  const queries = useQueryClient()
  const [said, setSaid] = useState<CheckInAnswer | null>(null)
  const [kept, setKept] = useState<{ said: CheckInAnswer; version: number } | null>(null)
  const [waited, setWaited] = useState(false)
  const isInOutbox = useIsKept(goal._id)
  const checkIn = useCheckIn(goal, hasOwnError)
  const isRead = useIsFetching({ queryKey: ['goals'] }) > 0
  // The stored check-in was sent and accepted: don't ask again. After a refusal, ask again.
  const isTaken = kept !== null && !isInOutbox && goal.version !== kept.version
  if (said === null && isTaken) setSaid(kept.said)
  // Sent, and the goal is being reloaded: don't flash the question.
  const isArriving = waited && isRead
  // The outbox also contains the save that is being sent.
  const isWaiting = said === null && isInOutbox && !checkIn.isPending
  if (isWaiting && !waited) setWaited(true)

  function say(outcome: Outcome, more: More = {}, onError = () => {}) {
    const _id = newId()
    const score = queries.getQueryData(latestIndexQuery.queryKey)?.[0]?.weeklyScore ?? null
    setWaited(false)
    checkIn.mutate(
      { _id, outcome, ...more },
      {
        onError,
        onSuccess: (saved) => {
          const answer = { _id, outcome, next: more.next ?? null, worth: null, score: null }
          if (saved === null) setKept({ said: answer, version: goal.version })
          else setSaid({ ...answer, worth: goal.checkInWorth, score })
        },
      },
    )
  }
  return {
    said,
    setSaid,
    isKept: said === null && (isWaiting || isArriving),
    pending: checkIn.isPending ? (checkIn.variables.outcome as Outcome) : null,
    error: checkIn.error,
    say,
  }
}
