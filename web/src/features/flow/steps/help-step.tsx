import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Check, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { IfThen } from '#features/advice/advice-words.tsx'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { useSaved, useSaving } from '#features/advice/saving/saved.ts'
import { headline, leadOf } from '#features/flow/flow.labels.ts'
import { useSteering } from '#features/flow/flow.steering.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { ReadingInvitation } from '#features/flow/reading-invitation.tsx'
import { goalFields } from '#features/flow/run/goal-fields.ts'
import { questionOf } from '#features/flow/run/rules.ts'
import type { FlowQuestion, FlowRun } from '#features/flow/run/run.ts'
import { useRun } from '#features/flow/run-context.ts'
import { entityTone } from '#lib/entities.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Markdown } from '#ui/markdown.tsx'

const takeFocus = (element: HTMLElement | null) => element?.focus()

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
      lead={i18n._(leadOf(question.page, run.entity, offered.length))}
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
            <Trans>Choose what would help you.</Trans>
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

function HelpPages({ advices, footer }: Props) {
  return (
    <div className="on-surface rounded-card px-6 py-8 sm:px-10 sm:py-10">
      <div className="space-y-10">
        {advices.map((advice) => (
          <article key={advice.id} aria-label={advice.title} className="rise space-y-4">
            <h2 className="text-title">{advice.title}</h2>
            <Markdown source={advice.body} />
            <IfThen help={advice} />
          </article>
        ))}
      </div>
      <div className="mt-8">{footer}</div>
    </div>
  )
}

type SavingState = {
  isGoal: boolean
  isNew: boolean
  isPending: boolean
  canSave: boolean
  save: () => void
}

/** Says that the chosen help is kept with the goal, or saves the goal with it. */
function Take({ isGoal, isNew, isPending, canSave, save }: SavingState) {
  if (isGoal) {
    return (
      <p
        // The button that had the focus is removed.
        ref={isNew ? takeFocus : undefined}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold text-field"
      >
        <Check aria-hidden="true" className="size-5 shrink-0" />
        {isNew ? <Trans>Added to My Impact Goal</Trans> : <Trans>Kept with your goal.</Trans>}
      </p>
    )
  }
  if (!canSave) return null
  return (
    <Button
      pending={isPending}
      icon={<Target aria-hidden="true" className="size-5" />}
      onClick={save}
    >
      <Trans>Save as goal</Trans>
    </Button>
  )
}

/** Copies of the chosen help on the goal of this run's advice. */
function useTaking(run: FlowRun, chosen: readonly ImplementationAdvice[]) {
  const question = questionOf(run, 'impact-advice')
  const ids = question?.choices ?? []
  const adviceId = question?.selected[0]?.id ?? ''
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', ids))
  const advice = data.find((one) => one.id === adviceId)
  const saved = useSaved(run.person, run.entity, ids).get(adviceId)
  const saving = useSaving(run.person)
  const advices = chosen.map(({ id, title, body }) => ({ id, title, body }))
  const onError = (error: unknown) => showSnackbar({ text: errorText(error) })

  const create = useMutation({
    onError,
    mutationFn: async () => {
      if (advice) await saving.create(goalFields(run, advice), 'goal', advices)
    },
  })
  return {
    isGoal: saved?.isGoal === true,
    isNew: !create.isIdle,
    isPending: create.isPending,
    canSave: advice !== undefined,
    save: () => create.mutate(),
    keep: () => {
      if (saved?.isGoal) saving.change(saved, { advices }).catch(onError)
    },
  }
}
