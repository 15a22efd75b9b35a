import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewed } from '#features/advice/activity/viewed.ts'
import { AdviceReading } from '#features/advice/advice-reading.tsx'
import { recordsQuery } from '#features/advice/records.ts'
import { AdviceActions } from '#features/advice/saving/advice-actions.tsx'
import { useSaved } from '#features/advice/saving/saved.ts'
import { goalFields } from '#features/flow/run/goal-fields.ts'
import { questionOf } from '#features/flow/run/rules.ts'
import type { FlowQuestion } from '#features/flow/run/run.ts'
import { useRun } from '#features/flow/run-context.ts'

export function ChosenAdvice() {
  const run = useRun()
  const { choices, selected } = run.questions[run.currentIndex] as FlowQuestion
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', choices))
  const saved = useSaved(run.person, run.entity, choices)
  const advice = data.find((one) => one.id === selected[0]?.id)
  const action = questionOf(run, 'impact-action')?.selected[0]
  useViewed(
    run.person,
    advice && {
      id: advice.id,
      type: 'advice',
      title: advice.title,
      source: action?.id ?? null,
      entity: run.entity,
    },
  )
  if (!advice) return null
  return (
    <AdviceReading
      key={advice.id}
      advice={advice}
      actionTitle={action?.title ?? ''}
      isInFlow
      actions={
        <AdviceActions
          person={run.person}
          fields={goalFields(run, advice)}
          saved={saved.get(advice.id)}
        />
      }
    />
  )
}
