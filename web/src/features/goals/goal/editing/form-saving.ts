import type { QueryClient } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { fetchGoal, keepGoal } from '#features/goals/goals.data.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import {
  type Base,
  baseOf,
  changedFields,
  changesToSend,
  differences,
  type GoalValues,
} from './changes.rules.ts'

/** Saved, or another version that was saved since and disagrees with what is written here. */
export type FormOutcome = { saved: Base } | { theirs: Base }

/**
 * Saves the fields that changed. Where the record was changed elsewhere and nothing that was
 * changed there concerns the form, saves upon the newer version. Throws AppError.
 */
export async function saveForm(
  queries: QueryClient,
  _id: string,
  base: Base,
  values: GoalValues,
): Promise<FormOutcome> {
  const changes = changesToSend(base.values, values)
  try {
    const obj = { _id, version: base.version, ...changes }
    return { saved: baseOf(await updateGoal(queries, obj)) }
  } catch (error) {
    if (toAppError(error).code !== 'CONFLICT') throw error
    const newest = await fetchGoal(_id)
    if (newest === null) throw error
    await keepGoal(queries, newest)
    const theirs = baseOf(newest)
    if (differences(base.values, values, theirs.values).length > 0) return { theirs }
    // A lost answer: the save before this one got through.
    if (changedFields(theirs.values, values).length === 0) return { saved: theirs }
    return {
      saved: baseOf(await updateGoal(queries, { _id, version: theirs.version, ...changes })),
    }
  }
}
