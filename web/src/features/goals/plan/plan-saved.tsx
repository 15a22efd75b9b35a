import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import type { SavedAdvice } from '#features/advice/saving/saved.rules.ts'
import { goalQuery } from '#features/goals/goals.queries.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { PlanDialog, type PlanPart, PlanWaiting } from './plan-dialog.tsx'

type Props = {
  id: string
  /** The part to change; without one, the whole plan. */
  part?: PlanPart
  /** The goal was saved just before. */
  isNew?: boolean
  onClose: () => void
}

/** The plan of a saved goal, on a page that knows its _id alone. */
export function PlanSaved({ id, part, isNew = false, onClose }: Props) {
  const queries = useQueryClient()
  const { data: goal, error } = useQuery(goalQuery(id))
  function close() {
    const now = queries.getQueryData(goalQuery(id).queryKey)
    const put = (one: SavedAdvice) =>
      now && one._id === id ? { ...one, version: now.version, isPlanned: isPlanned(now) } : one
    queries.setQueriesData({ queryKey: ['goals', 'by-advice'] }, (all?: SavedAdvice[]) =>
      all?.map(put),
    )
    onClose()
  }
  const giveUp = useEffectEvent(() => {
    if (error) showSnackbar({ text: errorText(error) })
    onClose()
  })
  const isGone = error !== null || goal === null
  useEffect(() => {
    if (isGone) giveUp()
  }, [isGone])
  if (!goal) return <PlanWaiting onClose={onClose} />
  return <PlanDialog part={part} isNew={isNew} goal={goal} onClose={close} />
}
