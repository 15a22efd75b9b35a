import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isNamed, partnersQuery } from '#features/partners/sharing.queries.ts'
import { Chip } from '#ui/chip.tsx'

/** The partners that cheered for a goal. */
export function GoalCheers({ goal }: { goal: WholeGoal }) {
  const { data } = useQuery(partnersQuery)
  const cheering = (data?.partnerGetMany ?? [])
    .filter(isNamed)
    .filter(({ shared }) => shared.some((one) => one._id === goal._id && one.cheeredDate !== null))
  if (cheering.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {cheering.map(({ _id, person }) => (
        <li key={_id}>
          <Chip tone="mint" icon={<PartyPopper aria-hidden="true" className="size-5" />}>
            <Trans>{person.firstName} cheered you on</Trans>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
