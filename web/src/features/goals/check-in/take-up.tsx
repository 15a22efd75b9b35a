import { Trans } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { newId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { useCheckIn } from './check-in.queries.ts'

export function TakeUp({ goal }: { goal: ListedGoal }) {
  const checkIn = useCheckIn(goal)
  return (
    <Button
      variant="quiet"
      className="self-start"
      pending={checkIn.isPending}
      icon={<RotateCcw aria-hidden="true" className="size-5" />}
      onClick={() => checkIn.mutate({ _id: newId(), outcome: 'takenUp' })}
    >
      <Trans>Take it up again</Trans>
    </Button>
  )
}
