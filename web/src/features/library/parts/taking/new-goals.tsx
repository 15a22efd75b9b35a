import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { adviceFields, entityOf } from '#features/library/library.rules.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { GoalRow } from './goal-row.tsx'
import { waysQuery } from './taking.queries.ts'
import { type HelpedGoal, type HelpPlace, newGoalsWith } from './taking.rules.ts'
import type { UseTaking } from './use-taking.ts'

type Props = {
  place: HelpPlace
  /** All of one's own, open or not. */
  goals: readonly HelpedGoal[]
  hasGoals: boolean
  taking: UseTaking
}

/** New goals of the action that one comes from; without one, the way to find an action. */
export function NewGoals(props: Props) {
  const { place, hasGoals } = props
  if (place.action !== null) return <OfAction {...props} action={place.action} />
  return (
    <p>
      {hasGoals ? (
        <Trans>None of them?</Trans>
      ) : (
        <Trans>You have no open goal yet. What helps goes along with one.</Trans>
      )}{' '}
      <AppLink to={paths.library} className={linkClass()}>
        <Trans>Find an action</Trans>
      </AppLink>
    </p>
  )
}

function OfAction({ action: id, place, goals, hasGoals, taking }: Props & { action: string }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(waysQuery(useQueryClient(), id))
  if (isPending) return <Skeleton className="late h-24" />
  if (error) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { action, advices, category } = data
  const entity = entityOf(action.entity, place.entity)
  const offered = newGoalsWith(advices, { ...place, entity }, goals)
  if (offered.length === 0) return null
  const name = hasGoals ? t`Or save as a new goal` : t`Save as a new goal`
  return (
    <section>
      <h3 className="mb-2 font-sans text-body font-bold tracking-normal">{name}</h3>
      <ul aria-label={name} className="grid gap-2">
        {offered.map((advice) => (
          <li key={advice.id}>
            <GoalRow
              title={advice.title}
              whom={entity}
              icon={<Target aria-hidden="true" />}
              isPending={taking.pending === advice.id}
              onPress={() => taking.create(adviceFields({ action, advice, category, entity }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
