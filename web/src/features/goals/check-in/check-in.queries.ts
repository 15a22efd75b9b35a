import { t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CheckInInput } from '#api/generated/graphql.ts'
import { useMe } from '#api/me.ts'
import { post } from '#api/outbox.ts'
import { saveRecord } from '#api/save-record.ts'
import {
  fetchGoal,
  keepGoal,
  type ListedGoal,
  showChanges,
  type WholeGoal,
} from '#features/goals/goals.queries.ts'
import { checkInOperation as operation } from '#features/goals/kept-changes.ts'
import { refreshIndex } from '#features/impact-index/impact-index.queries.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { further, isAsSeen } from './check-in.rules.ts'

const checkInDocument = graphql(`
  mutation CheckIn($_id: ID!, $obj: CheckInInput!) {
    goalCheckIn(_id: $_id, obj: $obj) {
      ...WholeGoal
    }
  }
`)

/** A check-in with its own id. `send` adds the version. */
export type Say = Omit<CheckInInput, '_id' | 'version' | 'seen' | 'saidDate'> & { _id: string }

/** A goal after the check-in; null if this device stores the check-in until there is a network. */
async function send(
  queries: QueryClient,
  person: string,
  goal: ListedGoal,
  say: Say,
): Promise<WholeGoal | null> {
  // The check-in may arrive days later, but it is from this moment.
  const saidDate = new Date().toISOString()
  const again = { _id: goal._id, obj: { ...say, saidDate, seen: goal.progress } }
  const variables = { _id: goal._id, obj: { ...again.obj, version: goal.version } }
  const save = { person, operation, document: checkInDocument, variables, again }
  const answer = await saveRecord(
    goal,
    (_, isAgain) => post(isAgain ? { ...save, variables: again } : save),
    {
      newest: () => fetchGoal(goal._id),
      onConflict: async (theirs, { field }) => {
        await keepGoal(queries, theirs)
        // Other fields of the goal changed, but there was no check-in elsewhere.
        return field === 'version' && isAsSeen(goal, theirs) ? 'again' : 'ask'
      },
    },
  )
  if (answer.sent) return answer.data.goalCheckIn
  const { _id, outcome, next, note, ...written } = say
  const moved = outcome === 'did' && { progress: further(goal.progress) }
  showChanges(queries, goal._id, { ...moved, ...written })
  return null
}

/** Checks in on a goal. Errors show in a snackbar, unless `hasOwnError`. */
export function useCheckIn(goal: ListedGoal, hasOwnError = false) {
  const queries = useQueryClient()
  const person = useMe()._id
  return useMutation({
    mutationFn: (say: Say) => send(queries, person, goal, say),
    onSuccess: async (saved) => {
      if (saved === null) {
        const text = t`Saved on this device. We'll send it when you're back online.`
        showSnackbar({ text, color: 'info' })
        return
      }
      await keepGoal(queries, saved)
      void refreshIndex(queries)
    },
    onError: (error) => {
      if (!hasOwnError) showSnackbar({ text: errorText(error) })
    },
  })
}
