import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewed } from '#advice/activity/viewed.ts'
import { AdviceReading } from '#advice/advice-reading.tsx'
import { recordsQuery } from '#advice/records.ts'
import { AdviceActions } from '#advice/saving/advice-actions.tsx'
import { useSaved } from '#advice/saving/saved.ts'
import { useRun } from '#features/flow/run-context.ts'
import { goalFields } from '#flow/goal-fields.ts'
import { questionOf } from '#flow/rules.ts'
import type { FlowQuestion } from '#flow/run.ts'

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
      isRated={false}
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
