import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { GoalRow } from './goal-row.tsx'
import { NewGoals } from './new-goals.tsx'
import { helpedGoalsQuery } from './taking.queries.ts'
import { goalsToHelp, type HelpPlace } from './taking.rules.ts'
import { useTaking } from './use-taking.ts'

/** The goal that help was taken to; `_id` is null while a new one is not known. Null: taken back. */
export type OnTaken = (goal: { _id: string | null; title: string } | null) => void

export type TakingProps = { help: ImplementationAdvice; place: HelpPlace; onTaken: OnTaken }

/** The goals that help can go along with, and new ones. A press is all that it takes. */
export function Taking({ help, place, onTaken }: TakingProps) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(helpedGoalsQuery)
  const taking = useTaking(help, onTaken)
  if (isPending) return <Skeleton className="late h-48" />
  if (!data) return <TryAgain error={error} onRetry={() => void refetch()} />
  const goals = goalsToHelp(data, place)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-field-soft">
        <Trans>“{help.title}” is kept with the goal, at hand when you need it.</Trans>
      </p>
      {goals.length > 0 && (
        <ul aria-label={t`My open goals`} className="grid gap-2">
          {goals.map((goal) => {
            const isThere = goal.advices.some(({ id }) => id === help.id)
            return (
              <li key={goal._id}>
                <GoalRow
                  title={goal.title ?? t`A goal of your own`}
                  whom={goal.entity}
                  note={isThere ? t`Goes along already` : undefined}
                  icon={isThere ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                  isPending={taking.pending === goal._id}
                  onPress={isThere ? undefined : (title) => taking.add(goal._id, title)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <NewGoals place={place} goals={data} hasGoals={goals.length > 0} taking={taking} />
      <InlineError error={taking.error} />
    </div>
  )
}
