import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { goalQuery } from '#features/goals/goals.queries.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { PlanDialog, PlanWaiting } from './plan-dialog.tsx'

/** The plan of a goal that was just saved, where it was saved. */
export function PlanSaved({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient()
  const { data: goal, error } = useQuery(goalQuery(id))
  const close = () => {
    void queries.invalidateQueries({ queryKey: ['goals', 'by-advice'] })
    onClose()
  }
  const giveUp = useEffectEvent(() => {
    if (error) showSnackbar({ text: errorText(error) })
    close()
  })
  const isGone = error !== null || goal === null
  useEffect(() => {
    if (isGone) giveUp()
  }, [isGone])
  return goal ? <PlanDialog isNew goal={goal} onClose={close} /> : <PlanWaiting onClose={close} />
}
