import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffectEvent, useLayoutEffect } from 'react'
import { useMe } from '#api/me.ts'
import { ReviewFields } from '#features/advice/plan/review-fields.tsx'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { nextLabel } from '#features/goals/check-in/check-in.labels.ts'
import type { NextStep } from '#features/goals/check-in/check-in.rules.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { cx } from '#lib/cx.ts'
import { addDays, localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { goalFields } from '#lib/generated/goal.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import { FormFields } from '#shell/forms/form.tsx'
import { useField, useForm, useFormContext } from '#shell/forms/use-form.ts'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toneClass } from '#ui/tone.ts'

export type NextFields = {
  planWhen: string
  planThen: string
  reviewDate: string
  reviewTime: string
  adviceId: string
  adviceTitle: string
  adviceBody: string
}

export type NextPartProps = {
  goal: ListedGoal
  today: string
}

export type NextDialogProps = {
  goal: ListedGoal
  next: Exclude<NextStep, 'finish'>
  pending: boolean
  error: unknown
  onClose: () => void
  onSave: (fields: Partial<Record<keyof NextFields, string | null>>) => void
}

const parts = { shrink: ShrinkFields, move: MoveFields, swap: SwapFields }

export function NextDialog({ goal, next, pending, error, onClose, onSave }: NextDialogProps) {
  const { t, i18n } = useLingui()
  const today = localDay(new Date(), useMe().timeZone)
  const review = goal.reviewDate?.slice(0, 10) ?? ''
  const form = useForm<NextFields>(() => ({
    planWhen: goal.planWhen ?? '',
    planThen: '',
    reviewDate: review < today ? addDays(today, 7) : review,
    reviewTime: goal.reviewTime ?? '',
    ...{ adviceId: '', adviceTitle: '', adviceBody: '' },
  }))
  const Part = parts[next]
  const label = { shrink: t`Save the smaller step`, move: t`Save`, swap: t`Swap` }[next]
  return (
    <DialogShell
      open
      wide={next === 'swap'}
      onClose={onClose}
      title={i18n._(nextLabel[next])}
      error={error}
      pending={pending}
      actionLabel={label}
      onAction={() =>
        form.submit((fields) => {
          const sent = toSend(next, fields)
          if (sent !== null) onSave(sent)
        })
      }
    >
      <FormFields form={form} error={null}>
        <Suspense fallback={<Skeleton className="late h-48" />}>
          <Part goal={goal} today={today} />
        </Suspense>
      </FormFields>
    </DialogShell>
  )
}

/** The input, or null if no field needs saving. */
function toSend(next: NextDialogProps['next'], fields: NextFields) {
  const { planWhen, planThen, reviewDate, reviewTime, ...advice } = fields
  const plan = {
    ...(planWhen.trim() && { planWhen: planWhen.trim() }),
    ...(planThen.trim() && { planThen: planThen.trim() }),
  }
  if (next === 'shrink') return plan.planThen ? { planThen: plan.planThen } : null
  if (next === 'swap') return advice.adviceId ? { ...plan, ...advice } : null
  const { planWhen: when } = { planWhen: '', ...plan }
  if (!reviewDate && !when) return null
  return {
    ...(when && { planWhen: when }),
    ...(reviewDate && { reviewDate, reviewTime: reviewTime || null }),
  }
}

/** Another moment: the time of the action, and of the check-in. */
function MoveFields({ today }: NextPartProps) {
  const { t } = useLingui()
  return (
    <>
      <FormLongText
        name="planWhen"
        label={t`When does it fit better?`}
        hint={t`A moment that comes back, such as a meeting, a break or the start of a shift.`}
        maxLength={goalFields.planWhen.max}
      />
      <ReviewFields label={t`Next check-in`} today={today} />
    </>
  )
}

/** A smaller action: starts with the advice's smallest version, which the person can rewrite. */
function ShrinkFields({ goal }: NextPartProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(
    recordsQuery('impact-advice', goal.adviceId ? [goal.adviceId] : []),
  )
  const { value, write } = useField<string>('planThen')
  const smallest = data[0]?.smallest ?? ''
  const prefill = useEffectEvent(() => {
    if (value === '') write(smallest)
  })
  // Before the paint, so that the empty field is never visible.
  useLayoutEffect(() => prefill(), [])
  return (
    <>
      {goal.planThen && (
        <p>
          <Trans>So far: {goal.planThen}</Trans>
        </p>
      )}
      <FormLongText
        name="planThen"
        label={t`What is small enough for a full day?`}
        hint={smallest ? t`The smallest version of the advice. Change it as you like.` : undefined}
        maxLength={goalFields.planThen.max}
      />
    </>
  )
}

/** Other advice for the same action; the goal keeps its history. */
function SwapFields({ goal }: NextPartProps) {
  const { t } = useLingui()
  const { values, write } = useFormContext<NextFields>()
  const { actionId, entity } = goal
  const actions = useSuspenseQuery(recordsQuery('impact-action', actionId ? [actionId] : []))
  const ids = (actions.data[0]?.adviceIds ?? []).filter((id) => id !== goal.adviceId)
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', ids))
  const offered = inOrder(ids, data)
  if (offered.length === 0 || !actionId) {
    return (
      <p>
        <Trans>
          There is no other advice for this action. Perhaps{' '}
          <AppLink to={paths.library} className={linkClass()}>
            something else
          </AppLink>{' '}
          fits better.
        </Trans>
      </p>
    )
  }

  const tone = toneClass[isEntity(entity) ? entityTone[entity] : 'sun']
  function choose(id: string) {
    const advice = offered.find((one) => one.id === id)
    if (!advice) return
    write({
      ...{ adviceId: id, adviceTitle: advice.title, adviceBody: advice.body },
      ...{ planWhen: advice.when ?? '', planThen: advice.then ?? '' },
    })
  }
  return (
    <>
      <p>
        <Trans>Your goal keeps its history.</Trans>
      </p>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t`Other advice`}</legend>
        {offered.map(({ id, title, when, then }) => (
          <label
            key={id}
            className={cx(
              'flex min-w-0 cursor-pointer gap-3 rounded-tile p-4 transition-[background-color] has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
              id === values.adviceId ? tone : 'bg-quiet',
            )}
          >
            <input
              type="radio"
              name="advice"
              checked={id === values.adviceId}
              onChange={() => choose(id)}
              className="mt-1 size-5 shrink-0 accent-[#15162c]"
            />
            <span className="min-w-0">
              <span className="block font-bold">{title}</span>
              {when && then && (
                <span className="mt-1 block text-note">{t`When ${when}, then ${then}.`}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <AppLink to={paths.action({ action: actionId, entity })} className={linkClass()}>
          <Trans>Read them first</Trans>
        </AppLink>
      </p>
    </>
  )
}
