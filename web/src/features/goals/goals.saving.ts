import { t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import type { GoalUpdateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { saveRecord } from '#api/save-record.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { createAtOnce } from './at-once.rules.ts'
import { fetchGoal, keepGoal, knownGoal, type WholeGoal } from './goals.queries.ts'
import { afterConflict, progressSteps, type QuickChange } from './goals.rules.ts'

const updateDocument = graphql(`
  mutation UpdateGoal($obj: GoalUpdateInput!) {
    goalUpdate(obj: $obj) {
      ...WholeGoal
    }
  }
`)

const bringBackDocument = graphql(`
  mutation BringBackBookmark($_id: ID!, $obj: GoalUpdateInput!) {
    goalRestore(_id: $_id) {
      _id
    }
    goalUpdate(obj: $obj) {
      ...WholeGoal
    }
  }
`)

/** Saves fields of a goal. Throws AppError; CONFLICT if `version` is no longer the newest. */
export async function updateGoal(queries: QueryClient, obj: GoalUpdateInput): Promise<WholeGoal> {
  const { goalUpdate } = await request(updateDocument, { obj })
  await keepGoal(queries, goalUpdate)
  return goalUpdate
}

async function saveQuickly(queries: QueryClient, _id: string, change: QuickChange) {
  const seen = knownGoal(queries, _id)
  const obj = { _id, ...change }
  if (seen && !seen.isGoal && !seen.isBookmark) {
    // Removing a bookmark without a goal deleted the record, so this restores it first.
    const { goalUpdate } = await request(bringBackDocument, { _id, obj })
    await keepGoal(queries, goalUpdate)
    return goalUpdate
  }
  try {
    if (seen === undefined) return await updateGoal(queries, obj)
    return await saveRecord(seen, ({ version }) => updateGoal(queries, { ...obj, version }), {
      newest: () => fetchGoal(_id),
      onConflict: async (theirs) => {
        const verdict = afterConflict(change, seen, theirs)
        if (verdict === 'again') return 'again'
        await keepGoal(queries, theirs)
        return verdict === 'done' ? { done: theirs } : 'ask'
      },
    })
  } catch (error) {
    const isGone = toAppError(error).code === 'NOT_FOUND'
    if (isGone) void queries.invalidateQueries({ queryKey: ['goals'] })
    throw error
  }
}

const atOnce = createAtOnce<QuickChange, WholeGoal>()

type Quick = {
  goal: { _id: string }
  change: QuickChange
  /** The snackbar's text after saving, in place of 'Saved'. */
  onSaved?: () => void
}

/** Saves progress and marks optimistically; a refusal reverts them and shows its message. */
export function useQuickChanges() {
  const queries = useQueryClient()
  const wanted = useSyncExternalStore(atOnce.subscribe, atOnce.wanted)
  const { mutate } = useMutation({
    mutationFn: ({ goal: { _id }, change }: Quick) =>
      atOnce.change(_id, change, (all) => saveQuickly(queries, _id, all)),
    onError: (error) => showSnackbar({ text: errorText(error) }),
    onSuccess: (saved, { change, onSaved }) => {
      if (saved === null) return
      if (onSaved) onSaved()
      // An achieved goal is confirmed in the page (product 4, the finish).
      else if (change.progress !== progressSteps[4]) showSnackbar({ text: t`Saved`, color: 'info' })
    },
  })
  return {
    save: mutate,
    shown: <G extends { _id: string }>(goal: G): G => {
      const change = wanted.get(goal._id)
      return change === undefined ? goal : { ...goal, ...change }
    },
  }
}
