import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Check, Target } from 'lucide-react'
import { recordsQuery } from '#advice/records.ts'
import { useSaved, useSaving } from '#advice/saving/saved.ts'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { goalFields } from '#flow/goal-fields.ts'
import { questionOf } from '#flow/rules.ts'
import type { FlowRun } from '#flow/run.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

type Taking = {
  isGoal: boolean
  /** Saved here, just now. */
  isNew: boolean
  isPending: boolean
  canSave: boolean
  save: () => void
}

/** How what is chosen goes along: with the goal that there is, or with one saved now. */
export function Take({ isGoal, isNew, isPending, canSave, save }: Taking) {
  if (isGoal) {
    return (
      <p
        // The button that had the focus is gone.
        ref={isNew ? takeFocus : undefined}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold text-field"
      >
        <Check aria-hidden="true" className="size-5 shrink-0" />
        <Trans>These go along with your goal.</Trans>
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

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Copies of the chosen help on the goal of this run's advice. */
export function useTaking(run: FlowRun, chosen: readonly ImplementationAdvice[]) {
  const { t } = useLingui()
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
    onSuccess: () => showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' }),
  })
  return {
    isGoal: saved?.isGoal === true,
    isNew: !create.isIdle,
    isPending: create.isPending,
    canSave: advice !== undefined,
    save: () => create.mutate(),
    /** Brings a saved goal up to what is chosen now. */
    keep: () => {
      if (saved?.isGoal) saving.change(saved, { advices }).catch(onError)
    },
  }
}
