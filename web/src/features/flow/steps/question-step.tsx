import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { headline, leadOf } from '#features/flow/flow.labels.ts'
import { useSteering } from '#features/flow/flow.steering.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { byFit } from '#features/flow/run/fit.ts'
import type { FlowQuestion } from '#features/flow/run/run.ts'
import { advances } from '#features/flow/run/steps.ts'
import { useRun } from '#features/flow/run-context.ts'
import { entityTone } from '#lib/entities.ts'
import type { FlowPage } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { StartAgain } from './start-again.tsx'

type QuestionPage = Exclude<FlowPage, 'impact-advice' | 'implementation-advice'>

export function QuestionStep({ iconOf }: { iconOf?: (name: string) => ReactNode }) {
  const run = useRun()
  const { t, i18n } = useLingui()
  const steer = useSteering(run)
  const question = run.questions[run.currentIndex] as FlowQuestion
  const page = question.page as QuestionPage
  const { data } = useSuspenseQuery(recordsQuery(page, question.choices))
  // Frozen, so that nothing moves below a finger when the order arrives.
  const [fit] = useState(run.fit)
  const records = byFit(inOrder(question.choices, data), fit, (one) =>
    page === 'impact-action' && 'adviceIds' in one ? (one.adviceIds ?? []) : [],
  )
  const selected = question.selected.map((choice) => choice.id)
  const record = (id: string) => records.find((one) => one.id === id)
  const choices = records.map((one) => ({
    id: one.id,
    title: one.title,
    text: 'text' in one ? one.text : undefined,
    icon: 'icon' in one && one.icon ? iconOf?.(one.icon) : undefined,
  }))
  return (
    <FlowFrame
      run={run}
      title={i18n._(headline[page])}
      lead={i18n._(leadOf(page, run.entity, records.length))}
      trail={run.questions.slice(0, run.currentIndex).map(titlesOf)}
      onBack={steer.previous}
      onNext={selected.length > 0 ? steer.next : advances(page) ? undefined : null}
      nextLabel={t`Next`}
    >
      <ChoiceGroup
        label={i18n._(headline[page])}
        choices={choices}
        selected={selected}
        several={question.maxSelection > 1}
        tone={entityTone[run.entity]}
        onSelect={(id) => {
          const chosen = record(id)
          if (chosen) steer.choose(chosen)
        }}
        onConsider={(id) => {
          const considered = record(id)
          if (considered) steer.consider(considered)
        }}
      />
      {records.length === 0 && page !== 'implementation-challenge' && <StartAgain />}
      {page === 'implementation-challenge' && selected.length === 0 && (
        <Button variant="quiet" className="mt-6" onClick={steer.end}>
          <Trans>Nothing, I'm ready</Trans>
        </Button>
      )}
    </FlowFrame>
  )
}

const titlesOf = (question: FlowQuestion) =>
  question.selected.map((choice) => choice.title).join(' · ')
