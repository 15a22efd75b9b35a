import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, Suspense, useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import { saveRecord } from '#api/save-record.ts'
import { planHelpQuery } from '#features/advice/plan/plan.queries.ts'
import {
  isPlanned,
  type PlanField,
  type PlanValues,
  planChanges,
  planFields,
  planValues,
} from '#features/advice/plan/plan.rules.ts'
import type { SentencePart } from '#features/advice/plan/plan-sentence.tsx'
import { ReviewFields } from '#features/advice/plan/review-fields.tsx'
import { fetchGoal, keepGoal, type WholeGoal } from '#features/goals/goals.queries.ts'
import { savedHere, updateGoal } from '#features/goals/goals.saving.ts'
import { localDay } from '#lib/dates.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { goalFields } from '#lib/generated/goal.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import { errorBeside, FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Skeleton } from '#ui/skeleton.tsx'

export type PlanPart = SentencePart | 'review'

const fieldsOf: Record<PlanPart, readonly PlanField[]> = {
  planWhen: ['planWhen'],
  planThen: ['planThen'],
  obstacle: ['planObstacle', 'planIfThen'],
  review: ['reviewDate', 'reviewTime'],
}

export type PlanDialogProps = {
  goal: WholeGoal
  /** The part to change; without one, the whole plan. */
  part?: PlanPart | undefined
  onClose: () => void
}

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

function PlanForm({ goal, part, onClose }: PlanDialogProps) {
  const { t } = useLingui()
  const title = usePartTitle()
  const fields = part ? fieldsOf[part] : planFields
  const draft = part ? `${goal._id}.${part}` : goal._id
  const me = useMe()
  const today = localDay(new Date(), me.timeZone)
  const { data: help } = useSuspenseQuery(planHelpQuery(goal))
  const form = useForm(
    () => keptPlan(me._id, draft) ?? planValues(goal, help, today),
    (written) => {
      const needed = { planWhen: t`Say when you'll do it.`, planThen: t`Say what you'll do.` }
      const isMissing = (field: PlanField) => fields.includes(field) && written[field].trim() === ''
      return {
        planWhen: isMissing('planWhen') ? needed.planWhen : undefined,
        planThen: isMissing('planThen') ? needed.planThen : undefined,
      }
    },
  )
  const { values } = form
  const [first] = useState(values)
  useEffect(() => {
    if (values !== first) keepPlanDraft(me._id, draft, values)
  }, [values, first, me._id, draft])
  const saving = usePlanSaving(goal, fields, () => {
    dropPlanDraft(draft)
    onClose()
  })
  return (
    <DialogShell
      open
      onClose={onClose}
      title={part ? title[part] : isPlanned(goal) ? t`Your plan` : t`Plan it`}
      error={errorBeside(form, saving.error)}
      pending={saving.pending}
      actionLabel={part ? t`Save` : t`Save plan`}
      onAction={() => form.submit(saving.submit)}
    >
      {!part && !isPlanned(goal) && (
        <p>
          <Trans>Change what doesn't fit, then save.</Trans>
        </p>
      )}
      <FormFields form={form} error={saving.error}>
        <PlanQuestions today={today} fields={fields} />
      </FormFields>
    </DialogShell>
  )
}

const nameOf = (name: string) => `plan.${name}`

/** The unsaved text of a plan by this person. */
function keptPlan(person: string, name: string): PlanValues | null {
  const draft = readDraft(nameOf(name)) as { person?: unknown; values?: PlanValues } | null
  if (draft?.person !== person) return null
  const isWhole = planFields.every((field) => typeof draft.values?.[field] === 'string')
  return isWhole ? (draft.values ?? null) : null
}

function keepPlanDraft(person: string, name: string, values: PlanValues): void {
  writeDraft(nameOf(name), { person, values })
}

function dropPlanDraft(name: string): void {
  writeDraft(nameOf(name), null)
}

function usePartTitle(): Record<PlanPart, string> {
  const { t } = useLingui()
  return {
    planWhen: t`When will you do it?`,
    planThen: t`What will you do?`,
    obstacle: t`What may get in the way?`,
    review: t`Next check-in`,
  }
}

type QuestionsProps = { today: string; fields: readonly PlanField[] }

function PlanQuestions({ today, fields }: QuestionsProps) {
  const { t } = useLingui()
  // A part follows "When", "If" or "I'll", so it begins in small letters.
  const look = { rows: 2, className: 'min-h-13!', autoCapitalize: 'none' }
  const all = {
    planWhen: (
      <FormLongText
        {...look}
        name="planWhen"
        maxLength={goalFields.planWhen.max}
        label={t`When`}
        hint={t`A moment that comes back, such as a meeting, a break or the start of a shift.`}
      />
    ),
    planThen: (
      <FormLongText {...look} name="planThen" maxLength={goalFields.planThen.max} label={t`I'll`} />
    ),
    planObstacle: (
      <FormLongText
        {...look}
        name="planObstacle"
        maxLength={goalFields.planObstacle.max}
        label={t`If`}
        hint={t`Optional: something that may get in the way.`}
      />
    ),
    planIfThen: (
      <FormLongText
        {...look}
        name="planIfThen"
        maxLength={goalFields.planIfThen.max}
        label={t`Then I'll`}
      />
    ),
    reviewDate: <ReviewFields label={t`Next check-in`} today={today} />,
    reviewTime: null,
  }
  return (
    <div className="flex flex-col gap-5">
      {fields.map((field) => (
        <Fragment key={field}>{all[field]}</Fragment>
      ))}
    </div>
  )
}

/** Saves a plan. Errors show at their field, or in the dialog; typed text stays. */
function usePlanSaving(goal: WholeGoal, fields: readonly PlanField[], onDone: () => void) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (values: PlanValues) => {
      const changes = planChanges(goal, values, fields)
      return saveRecord(
        goal,
        ({ version }) => updateGoal(queries, { _id: goal._id, version, ...changes }, goal),
        {
          newest: () => fetchGoal(goal._id),
          onConflict: async (theirs) => {
            await keepGoal(queries, theirs)
            // After a conflict, saving again overwrites.
            return fields.some((field) => theirs[field] !== goal[field]) ? 'ask' : 'again'
          },
        },
      )
    },
    onSuccess: (saved) => {
      if (saved === 'kept') showSnackbar(savedHere())
      else showSnackbar({ text: t`Saved`, color: 'info' })
      onDone()
    },
  })

  return {
    error: save.error,
    pending: save.isPending,
    submit: (values: PlanValues) => {
      if (Object.keys(planChanges(goal, values, fields)).length > 0) return save.mutate(values)
      showSnackbar({ text: t`No changes to save`, color: 'info' })
      onDone()
    },
  }
}
