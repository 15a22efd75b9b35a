import { useSuspenseQuery } from '@tanstack/react-query'
import { AdviceActions } from '#advice/advice-actions.tsx'
import { AdviceReading } from '#advice/advice-reading.tsx'
import { recordsQuery } from '#advice/records.ts'
import { useSaved } from '#advice/saved.ts'
import { useRun } from '#features/flow/run-context.ts'
import { goalFields } from '#flow/goal-fields.ts'
import type { FlowQuestion } from '#flow/run.ts'

/** The chosen piece of advice, to be read and saved. */
export function ChosenAdvice() {
  const run = useRun()
  const { choices, selected } = run.questions[run.currentIndex] as FlowQuestion
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', choices))
  const saved = useSaved(run.person, run.entity, choices)
  const advice = data.find((one) => one.id === selected[0]?.id)
  if (!advice) return null
  return (
    <AdviceReading
      key={advice.id}
      advice={advice}
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
