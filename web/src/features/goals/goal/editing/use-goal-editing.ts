import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import type { WholeGoal } from '#features/goals/goals.data.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import {
  afterSave,
  type Base,
  changedFields,
  type Difference,
  differences,
  endsBeforeStart,
  type FormField,
  type GoalValues,
  isFormField,
  merge,
  type Picks,
  sameRule,
} from './changes.rules.ts'
import { saveForm } from './form-saving.ts'
import { useGoalForm } from './use-goal-form.ts'

export type GoalEditing = ReturnType<typeof useGoalEditing>

/** A version that was saved elsewhere while this form was open, and where it disagrees. */
export type Conflict = { theirs: Base; found: Difference[] }

type Job = { base: Base; values: GoalValues; onSaved: (() => void) | undefined }

/** What is wrong with a field. A new one each time, so that the field takes the focus again. */
type Fault = { field: FormField; message: string }

/** The form of a goal and its way to the server. Nothing that was typed is lost. */
export function useGoalEditing(goal: WholeGoal) {
  const { t } = useLingui()
  const form = useGoalForm(goal)
  const { base, values, hasChanges } = form
  const [fault, setFault] = useState<Fault | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const saving = useSaving(goal._id, {
    onConflict: setConflict,
    onSaved: (sent, saved) => {
      setConflict(null)
      form.goOn(saved, (now) => afterSave(now, sent, saved.values))
    },
    onRefused: (error) => {
      const { field, message } = toAppError(error)
      setConflict(null)
      if (isFormField(field)) setFault({ field, message })
    },
  })

  function write(field: FormField, text: string) {
    if (fault && sameRule(field, fault.field)) setFault(null)
    form.write(field, text)
  }

  /** Saves what changed, if it may be saved; `onSaved` runs after it. */
  function submit(onSaved?: () => void) {
    const message = t`The end lies before the start. Choose a later day.`
    const wrong: Fault | null = endsBeforeStart(values) ? { field: 'endDate', message } : null
    setFault(wrong)
    if (wrong) return
    if (hasChanges) {
      saving.mutate({ base, values, onSaved })
    } else {
      saving.reset()
      showSnackbar({ text: t`No changes to save`, color: 'info' })
    }
  }

  /** Goes on from the other version with what was picked of each. */
  function resolve(picks: Picks) {
    if (conflict === null) return
    const { theirs, found } = conflict
    const merged = merge(values, found, picks)
    form.goOn(theirs, () => merged)
    if (changedFields(theirs.values, merged).length > 0) {
      saving.mutate({ base: theirs, values: merged, onSaved: undefined })
    } else {
      setConflict(null)
      saving.reset()
    }
  }

  function discard() {
    saving.reset()
    setFault(null)
    form.goOn(base, () => base.values)
  }

  const refusal = saving.error === null ? null : toAppError(saving.error)
  return {
    values,
    hasChanges,
    isDraft: form.isDraft,
    write,
    fault,
    submit,
    pending: saving.isPending,
    /** What the last save failed with, unless it is told at its field. */
    error: isFormField(refusal?.field ?? null) ? null : refusal,
    discard,
    conflict,
    resolve,
    dismiss: () => setConflict(null),
  }
}

type Outcomes = {
  onConflict: (conflict: Conflict) => void
  onSaved: (sent: GoalValues, saved: Base) => void
  onRefused: (error: unknown) => void
}

function useSaving(_id: string, { onConflict, onSaved, onRefused }: Outcomes) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ base, values }: Job) => saveForm(queries, _id, base, values),
    onError: onRefused,
    onSuccess: (outcome, { base, values, ...job }) => {
      if ('theirs' in outcome) {
        const found = differences(base.values, values, outcome.theirs.values)
        onConflict({ theirs: outcome.theirs, found })
        return
      }
      onSaved(values, outcome.saved)
      showSnackbar({ text: t`Saved`, color: 'info' })
      job.onSaved?.()
    },
  })
}
