import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WhenThen } from '#advice/advice-words.tsx'
import { inOrder, recordsQuery } from '#advice/records.ts'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { headline, leadOf } from '#features/flow/flow.labels.ts'
import { useSteering } from '#features/flow/flow.steering.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { ReadingInvitation } from '#features/flow/reading-invitation.tsx'
import { useRun } from '#features/flow/run-context.ts'
import type { FlowQuestion } from '#flow/run.ts'
import { entityTone } from '#lib/entities.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Take, useTaking } from './taking.tsx'

/** What helps against the obstacle: what is chosen opens, and goes along with the goal. */
export function HelpStep() {
  const run = useRun()
  const { t, i18n } = useLingui()
  const steer = useSteering(run)
  const question = run.questions[run.currentIndex] as FlowQuestion
  const { data } = useSuspenseQuery(recordsQuery('implementation-advice', question.choices))
  const offered = inOrder(question.choices, data)
  const chosen = inOrder(
    question.selected.map((choice) => choice.id),
    offered,
  )
  const tone = entityTone[run.entity]
  const taking = useTaking(run, chosen)

  return (
    <FlowFrame
      run={run}
      title={i18n._(headline[question.page])}
      lead={i18n._(leadOf(question.page, run.entity))}
      onBack={steer.previous}
      onNext={() => {
        taking.keep()
        steer.end()
      }}
      nextLabel={t`Finish`}
      reading={
        chosen.length > 0 ? (
          <HelpPages advices={chosen} footer={<Take {...taking} />} />
        ) : (
          <ReadingInvitation tone={tone}>
            <Trans>Choose what you will lean on when it gets hard.</Trans>
          </ReadingInvitation>
        )
      }
    >
      <ChoiceGroup
        several
        label={i18n._(headline[question.page])}
        choices={offered.map(({ id, title, subchallenge }) => ({
          id,
          title,
          text: subchallenge,
        }))}
        selected={question.selected.map((choice) => choice.id)}
        tone={tone}
        onSelect={(id) => {
          const advice = offered.find((one) => one.id === id)
          if (advice) steer.choose(advice)
        }}
      />
    </FlowFrame>
  )
}

type Props = { advices: readonly ImplementationAdvice[]; footer: ReactNode }

/** The help that is chosen, each to be read, and below them what to do with it. */
function HelpPages({ advices, footer }: Props) {
  return (
    <div className="on-surface rounded-card px-6 py-8 sm:px-10 sm:py-10">
      <div className="space-y-10">
        {advices.map((advice) => (
          <article key={advice.id} aria-label={advice.title} className="rise space-y-4">
            <h2 className="text-title">{advice.title}</h2>
            <Markdown source={advice.body} />
            <WhenThen advice={advice} />
          </article>
        ))}
      </div>
      <div className="mt-8">{footer}</div>
    </div>
  )
}
