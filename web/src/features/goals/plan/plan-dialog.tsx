import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { fetchGoal, keepGoal, type WholeGoal } from '#features/goals/goals.queries.ts'
import { updateGoal } from '#features/goals/goals.saving.ts'
import { localDay } from '#lib/dates.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import { errorBeside, FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { planHelpQuery } from './plan.queries.ts'
import { isPlanned, type PlanValues, planChanges, planFields, planValues } from './plan.rules.ts'
import { ReviewFields } from './review-fields.tsx'

export type PlanDialogProps = { goal: WholeGoal; onClose: () => void }

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

const nameOf = (_id: string) => `plan.${_id}`

/** What this person wrote of a plan and did not save. */
function keptPlan(person: string, _id: string): PlanValues | null {
  const draft = readDraft(nameOf(_id)) as { person?: unknown; values?: PlanValues } | null
  if (draft?.person !== person) return null
  const isWhole = planFields.every((field) => typeof draft.values?.[field] === 'string')
  return isWhole ? (draft.values ?? null) : null
}

function keepPlanDraft(person: string, _id: string, values: PlanValues): void {
  writeDraft(nameOf(_id), { person, values })
}

function dropPlanDraft(_id: string): void {
  writeDraft(nameOf(_id), null)
}

function PlanQuestions({ today }: { today: string }) {
  const { t } = useLingui()
  const look = { rows: 2, className: 'min-h-13!' }
  return (
    <div className="flex flex-col gap-5">
      <FormLongText
        {...look}
        name="planWhen"
        maxLength={300}
        label={t`When`}
        hint={t`A moment that comes back: a meeting, a break, the start of a shift.`}
      />
      <FormLongText
        {...look}
        name="planThen"
        maxLength={500}
        label={t`Then`}
        hint={t`What you will do, in your own words.`}
      />
      <FormLongText
        {...look}
        name="planObstacle"
        maxLength={300}
        label={t`What may get in the way?`}
      />
      <FormLongText {...look} name="planIfThen" maxLength={500} label={t`If so, then what?`} />
      <ReviewFields label={t`Next check-in`} today={today} />
    </div>
  )
}

/** Saves a plan. Errors show at their field, or in the dialog; typed text stays. */
function usePlanSaving(goal: WholeGoal, onDone: () => void) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (values: PlanValues) => {
      const changes = planChanges(goal, values)
      try {
        return await updateGoal(queries, { _id: goal._id, version: goal.version, ...changes })
      } catch (error) {
        if (toAppError(error).code !== 'CONFLICT') throw error
        const theirs = await fetchGoal(goal._id)
        if (theirs === null) throw error
        await keepGoal(queries, theirs)
        // After a conflict, saving again overwrites.
        if (planFields.some((field) => theirs[field] !== goal[field])) throw error
        return updateGoal(queries, { _id: goal._id, version: theirs.version, ...changes })
      }
    },
    onSuccess: () => {
      showSnackbar({ text: t`Saved`, color: 'info' })
      onDone()
    },
  })

  return {
    error: save.error,
    pending: save.isPending,
    submit: (values: PlanValues) => {
      if (Object.keys(planChanges(goal, values)).length > 0) return save.mutate(values)
      showSnackbar({ text: t`No changes to save`, color: 'info' })
      onDone()
    },
  }
}
