import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { fetchGoal, keepGoal, type WholeGoal } from '#features/goals/goals.queries.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { type PlanValues, planChanges, planFields } from './plan.rules.ts'

/** Saves a plan. What is wrong is told at its field, or in the dialog; nothing typed is lost. */
export function usePlanSaving(goal: WholeGoal, onDone: () => void) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (values: PlanValues) => {
      const changes = planChanges(goal, values)
      try {
        return await updateGoal(queries, { _id: goal._id, version: goal.version, ...changes })
      } catch (error) {
        if (toAppError(error).code !== 'CONFLICT') throw error
        const theirs = await fetchGoal(goal._id)
        if (theirs === null) throw error
        await keepGoal(queries, theirs)
        // Somebody who planned it elsewhere is asked: saving once more takes what stands here.
        if (planFields.some((field) => theirs[field] !== goal[field])) throw error
        return updateGoal(queries, { _id: goal._id, version: theirs.version, ...changes })
      }
    },
    onSuccess: () => {
      showSnackbar({ text: t`Saved`, color: 'info' })
      onDone()
    },
  })

  return {
    error: save.error,
    pending: save.isPending,
    submit: (values: PlanValues) => {
      if (Object.keys(planChanges(goal, values)).length > 0) return save.mutate(values)
      showSnackbar({ text: t`No changes to save`, color: 'info' })
      onDone()
    },
  }
}
