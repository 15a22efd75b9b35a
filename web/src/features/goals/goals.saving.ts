import { t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { type AppError, toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import type { GoalUpdateInput, TypedDocumentString } from '#api/generated/graphql.ts'
import { knownPerson } from '#api/me.ts'
import { keptSaves, post, useOutbox } from '#api/outbox.ts'
import { saveRecord } from '#api/save-record.ts'
import type { KeptSave, Mended } from '#lib/outbox.ts'
import { errorText } from '#shell/error-text.ts'
import { type SnackbarInput, showSnackbar } from '#shell/snackbar.ts'
import { createAtOnce } from './at-once.rules.ts'
import {
  fetchGoal,
  keepGoal,
  knownGoal,
  type ListedGoal,
  showChanges,
  type WholeGoal,
} from './goals.queries.ts'
import { afterConflict, joinSteps, progressSteps, type QuickChange } from './goals.rules.ts'
import { changedBy, type GoalFields, mend, updateOperation } from './kept-changes.ts'

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

/** The snackbar of a save that waits on this device. */
export const savedHere = (): SnackbarInput => ({
  text: t`Saved on this device. We'll send it when you're back online.`,
  color: 'info',
})

/** The goal after a save; 'kept' if this device stores the save until there is a network. */
type SavedGoal = WholeGoal | 'kept'

type Sent<V> = {
  /** The stored goal, of which some values are compared after a conflict */
  before: GoalFields
  document: TypedDocumentString<{ goalUpdate: WholeGoal }, V>
  variables: V
}

async function send<V extends { obj: GoalUpdateInput }>(
  queries: QueryClient,
  { before, document, variables }: Sent<V>,
): Promise<SavedGoal> {
  const { _id, version, ...changes } = variables.obj
  const person = knownPerson(queries) ?? ''
  const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null]))
  const save = { person, operation: updateOperation, document, variables, before: seen }
  const answer = await post(save)
  if (answer.sent) await keepGoal(queries, answer.data.goalUpdate)
  else showChanges(queries, String(_id), changes)
  return answer.sent ? answer.data.goalUpdate : 'kept'
}

/**
 * Saves fields of a goal; `before` has the values that the person saw. Throws AppError; CONFLICT if
 * `version` is no longer the newest.
 */
export const updateGoal = (
  queries: QueryClient,
  obj: GoalUpdateInput,
  before: GoalFields,
): Promise<SavedGoal> => send(queries, { before, document: updateDocument, variables: { obj } })

async function saveQuickly(
  queries: QueryClient,
  _id: string,
  change: QuickChange,
): Promise<SavedGoal> {
  const seen = knownGoal(queries, _id)
  const obj = { _id, ...change }
  const { stepsDone } = change
  const steps = (theirs: ListedGoal) =>
    stepsDone && { stepsDone: joinSteps(stepsDone, seen?.stepsDone, theirs.stepsDone) }
  if (seen && !seen.isGoal && !seen.isBookmark) {
    // Removing a bookmark without a goal deleted the record, so this restores it first.
    const variables = { _id, obj }
    return send(queries, { before: seen, document: bringBackDocument, variables })
  }
  try {
    if (seen === undefined) return await updateGoal(queries, obj, {})
    const update = (goal: ListedGoal) =>
      updateGoal(queries, { ...obj, ...steps(goal), version: goal.version }, seen)
    return await saveRecord<ListedGoal, WholeGoal, SavedGoal>(seen, update, {
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

/** Decides on a kept change of a goal that the server refused. Throws AppError. */
export async function mendGoal(save: KeptSave, error: AppError): Promise<Mended> {
  if (save.operation !== updateOperation) return 'refused'
  return mend(save, error, await fetchGoal((save.variables.obj as { _id: string })._id))
}

/** Shows the changes of other tabs, and of a visit that ended before it got an answer. */
export function KeptChanges() {
  const queries = useQueryClient()
  const saves = useOutbox()
  useEffect(() => {
    const kept = keptSaves()
    for (const save of saves) {
      if (save.operation !== updateOperation || save.asks || !kept.includes(save)) continue
      showChanges(queries, (save.variables.obj as { _id: string })._id, changedBy(save))
    }
  }, [queries, saves])
  return null
}

const atOnce = createAtOnce<QuickChange, SavedGoal>()

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
      if (saved === 'kept') showSnackbar(savedHere())
      else if (onSaved) onSaved()
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
