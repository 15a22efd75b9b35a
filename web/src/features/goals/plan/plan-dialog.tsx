import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Fragment, Suspense, useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import { saveRecord } from '#api/save-record.ts'
import { planHelpQuery } from '#features/advice/plan/plan.queries.ts'
import {
  type PlanField,
  type PlanValues,
  planChanges,
  planFields,
  planValues,
  reviewOf,
} from '#features/advice/plan/plan.rules.ts'
import type { SentencePart } from '#features/advice/plan/plan-sentence.tsx'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import { ReviewFields } from '#features/advice/plan/review-fields.tsx'
import { fetchGoal, keepGoal, type WholeGoal } from '#features/goals/goals.queries.ts'
import { savedHere, updateGoal } from '#features/goals/goals.saving.ts'
import { PlanTime } from '#features/messages/plan/plan-time.tsx'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { goalFields } from '#lib/generated/goal.ts'
import { type LocalNow, localNow } from '#lib/moment.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import { errorBeside, FormFields } from '#shell/forms/form.tsx'
import { useForm, useFormContext } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export type PlanPart = SentencePart | 'review'

const fieldsOf: Record<PlanPart, readonly PlanField[]> = {
  planWhen: ['planWhen', 'planTime', 'planDays'],
  planThen: ['planThen'],
  obstacle: ['planObstacle', 'planIfThen'],
  review: ['reviewDate', 'reviewTime'],
}

export type PlanDialogProps = {
  goal: WholeGoal
  /** The part to change; without one, the whole plan. */
  part?: PlanPart | undefined
  /** The goal was just saved: the dialog says so, and the plan can wait. */
  isNew?: boolean
  onClose: () => void
}

export function PlanDialog(props: PlanDialogProps) {
  return (
    <Suspense fallback={<PlanWaiting onClose={props.onClose} />}>
      <PlanForm {...props} />
    </Suspense>
  )
}

/** The dialog while the goal or the suggested plan loads. */
export function PlanWaiting({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <DialogShell
      open
      pending
      error={null}
      title={t`Plan it`}
      actionLabel={t`Save plan`}
      onAction={() => {}}
      onClose={onClose}
    >
      <Skeleton className="late h-90" />
    </DialogShell>
  )
}

function PlanForm({ goal, part, isNew = false, onClose }: PlanDialogProps) {
  const { t } = useLingui()
  const title = usePartTitle()
  const fields = part ? fieldsOf[part] : planFields
  const draft = part ? `${goal._id}.${part}` : goal._id
  const me = useMe()
  const now = localNow(me.timeZone)
  const { data: help } = useSuspenseQuery(planHelpQuery(goal))
  const form = useForm(
    () => keptPlan(me._id, draft) ?? planValues(goal, help, now),
    (written) => {
      const needed = { planWhen: t`Say when you'll do it.`, planThen: t`Say what you'll do.` }
      const isMissing = (field: PlanField) => fields.includes(field) && written[field].trim() === ''
      return {
        planWhen: isMissing('planWhen') ? needed.planWhen : undefined,
        planThen: isMissing('planThen') ? needed.planThen : undefined,
        planTime: written.planDays && !written.planTime ? t`Choose a time.` : undefined,
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
      cancelLabel={isNew ? t`Later` : undefined}
      onAction={() => form.submit(saving.submit)}
    >
      {isNew && (
        <p role="status" className="flex items-center gap-2 font-semibold">
          <Check aria-hidden="true" className="size-5 shrink-0" strokeWidth={3} />
          <Trans>Added to My Impact Goal</Trans>
        </p>
      )}
      {!part && !isPlanned(goal) && first.planWhen !== '' && (
        <p>
          <Trans>Change what doesn't fit, then save.</Trans>
        </p>
      )}
      <FormFields form={form} error={saving.error}>
        <PlanQuestions now={now} fields={fields} first={first} isNew={!isPlanned(goal)} />
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

type QuestionsProps = {
  now: LocalNow
  fields: readonly PlanField[]
  /** The values at first; a part with a value is open, and needs no hint. */
  first: PlanValues
  isNew: boolean
}

function PlanQuestions({ now, fields, first, isNew }: QuestionsProps) {
  const { t } = useLingui()
  const { values, write } = useFormContext<PlanValues>()
  /** The offered check-in of a new plan follows its moment until the person changes it. */
  function moveReview(planWhen: string) {
    const { reviewDate, reviewTime } = reviewOf(values.planWhen, now)
    if (!isNew || values.reviewDate !== reviewDate) return
    if (values.reviewTime !== (reviewTime ?? '')) return
    const next = reviewOf(planWhen, now)
    write({ reviewDate: next.reviewDate, reviewTime: next.reviewTime ?? '' })
  }
  // A part follows "When", "If" or "I'll", so it begins in small letters.
  const look = { rows: 2, className: 'min-h-13!', autoCapitalize: 'none' }
  const all = {
    planWhen: (
      <FormLongText
        {...look}
        name="planWhen"
        onWrite={moveReview}
        maxLength={goalFields.planWhen.max}
        label={t`When`}
        hint={
          first.planWhen === ''
            ? t`A moment that comes back, such as a meeting, a break or the start of a shift.`
            : undefined
        }
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
    reviewDate: <ReviewFields label={t`Next check-in`} today={now.today} />,
    reviewTime: null,
    planTime: <PlanTime />,
    planDays: null,
  }
  const isWhole = fields === planFields
  const shown = fields.filter((field) => !isWhole || !fieldsOf.obstacle.includes(field))
  return (
    <div className="flex flex-col gap-5">
      {shown.map((field) => (
        <Fragment key={field}>{all[field]}</Fragment>
      ))}
      {isWhole && (
        <Fold
          look="inline"
          title={<Trans>If something gets in the way</Trans>}
          open={fieldsOf.obstacle.some((field) => first[field] !== '')}
        >
          <div className="flex flex-col gap-5 pt-2">
            {all.planObstacle}
            {all.planIfThen}
          </div>
        </Fold>
      )}
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
