import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fetchGoal, keepGoal, type WholeGoal } from '#features/goals/goals.data.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import { type FormEditing, useFormEditing } from '#shell/editing/use-form-editing.ts'
import {
  baseOf,
  changesToSend,
  endsBeforeStart,
  type GoalValues,
  sameRule,
} from './changes.rules.ts'
import { draftOf } from './goal-draft.ts'

export type GoalEditing = FormEditing<GoalValues>

/** The form of a goal and its way to the server. */
export function useGoalEditing(goal: WholeGoal): GoalEditing {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { _id } = goal
  return useFormEditing<WholeGoal, GoalValues>({
    name: draftOf(_id),
    record: goal,
    baseOf,
    check: (values) => {
      const message = t`The end lies before the start. Choose a later day.`
      return endsBeforeStart(values) ? { field: 'endDate', message } : null
    },
    sameRule,
    update: async (version, before, now) =>
      baseOf(await updateGoal(queries, { _id, version, ...changesToSend(before, now) })),
    newest: async () => {
      const goalNow = await fetchGoal(_id)
      if (goalNow === null) return null
      await keepGoal(queries, goalNow)
      return baseOf(goalNow)
    },
  })
}
