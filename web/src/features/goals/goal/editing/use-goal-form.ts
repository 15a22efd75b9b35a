import { useEffect, useEffectEvent, useState } from 'react'
import { useMe } from '#api/me.ts'
import type { WholeGoal } from '#features/goals/goals.data.ts'
import {
  type Base,
  baseOf,
  changedFields,
  type FormField,
  type GoalValues,
} from './changes.rules.ts'
import { dropDraft, keepDraft, keptDraft } from './goal-draft.ts'

/**
 * What a goal's form began with, and what is written in it. What is written and not saved is kept
 * as a draft: it survives a reload, until it is saved or dropped on purpose.
 */
export function useGoalForm(goal: WholeGoal) {
  const me = useMe()
  const [draft] = useState(() => keptDraft(me._id, goal._id))
  const [isDraft, setIsDraft] = useState(draft !== null)
  const [base, setBase] = useState<Base>(draft?.base ?? baseOf(goal))
  const [values, setValues] = useState<GoalValues>(draft?.values ?? base.values)
  const hasChanges = changedFields(base.values, values).length > 0

  useEffect(() => {
    if (hasChanges) keepDraft(me._id, goal._id, base, values)
    else dropDraft(goal._id)
  }, [hasChanges, base, values, me._id, goal._id])

  const takeOver = useEffectEvent((newest: Base) => {
    const isSame = changedFields(base.values, newest.values).length === 0
    if (!isSame && hasChanges) return
    setBase(newest)
    if (!isSame) setValues(newest.values)
  })
  // Progress and marks are saved apart from the form, and another tab may have saved it.
  useEffect(() => takeOver(baseOf(goal)), [goal])

  return {
    base,
    values,
    hasChanges,
    /** Whether what stands in the form was written before a reload. */
    isDraft,
    write: (field: FormField, text: string) => setValues((now) => ({ ...now, [field]: text })),
    /** Goes on from a newer version, with what `next` makes of the values in the form. */
    goOn: (from: Base, next: (now: GoalValues) => GoalValues) => {
      setIsDraft(false)
      setBase(from)
      setValues(next)
    },
  }
}
