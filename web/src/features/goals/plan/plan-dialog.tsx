import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { localDay } from '#lib/dates.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { errorBeside, FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { planHelpQuery } from './plan.queries.ts'
import { isPlanned, planValues } from './plan.rules.ts'
import { dropPlanDraft, keepPlanDraft, keptPlan } from './plan-draft.ts'
import { PlanQuestions } from './plan-questions.tsx'
import { usePlanSaving } from './plan-saving.ts'

export type PlanDialogProps = { goal: WholeGoal; onClose: () => void }

/** When, then, what may get in the way and what then: filled in from the advice, to be made one's own. */
export function PlanDialog(props: PlanDialogProps) {
  const { t } = useLingui()
  const waiting = (
    <DialogShell
      open
      pending
      error={null}
      title={t`Plan it`}
      actionLabel={t`Save plan`}
      onAction={() => {}}
      onClose={props.onClose}
    >
      <Skeleton className="late h-90" />
    </DialogShell>
  )
  return (
    <Suspense fallback={waiting}>
      <PlanForm {...props} />
    </Suspense>
  )
}

function PlanForm({ goal, onClose }: PlanDialogProps) {
  const { t } = useLingui()
  const me = useMe()
  const today = localDay(new Date(), me.timeZone)
  const { data: help } = useSuspenseQuery(planHelpQuery(goal))
  const form = useForm(
    () => keptPlan(me._id, goal._id) ?? planValues(goal, help, today),
    ({ planWhen, planThen }) => ({
      planWhen: planWhen.trim() === '' ? t`Say when: a moment that comes back.` : undefined,
      planThen: planThen.trim() === '' ? t`Say what you will do.` : undefined,
    }),
  )
  const { values } = form
  const [first] = useState(values)
  useEffect(() => {
    if (values !== first) keepPlanDraft(me._id, goal._id, values)
  }, [values, first, me._id, goal._id])
  const saving = usePlanSaving(goal, () => {
    dropPlanDraft(goal._id)
    onClose()
  })
  return (
    <DialogShell
      open
      onClose={onClose}
      title={isPlanned(goal) ? t`Your plan` : t`Plan it`}
      error={errorBeside(form, saving.error)}
      pending={saving.pending}
      actionLabel={t`Save plan`}
      onAction={() => form.submit(saving.submit)}
    >
      {!isPlanned(goal) && (
        <p>
          <Trans>Half a minute: change what does not fit, and save.</Trans>
        </p>
      )}
      <FormFields form={form} error={saving.error}>
        <PlanQuestions today={today} />
      </FormFields>
    </DialogShell>
  )
}
