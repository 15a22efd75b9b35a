import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type DeletedState, useDeleteGoal } from '#features/goals/goals.deleting.ts'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'

export function DeleteGoal({ goal }: { goal: WholeGoal }) {
  const navigate = useNavigate()
  const remove = useDeleteGoal(goal._id, () => {
    const state: DeletedState = { deleted: { _id: goal._id, title: titleOf(goal) } }
    navigate(paths.goals, { replace: true, state })
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="quiet"
        pending={remove.isPending}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => remove.mutate()}
      >
        <Trans>Delete goal</Trans>
      </Button>
      {goal.isBookmark && (
        <p className="text-note text-field-soft">
          <Trans>This also deletes the bookmark.</Trans>
        </p>
      )}
    </div>
  )
}
