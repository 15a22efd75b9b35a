import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { Rehearsal } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { PlanSentence } from '#features/advice/plan/plan-sentence.tsx'
import type { AdviceFields } from '#features/advice/saving/saved.rules.ts'
import { useSaved, useSaving } from '#features/advice/saving/saved.ts'
import { goalFields } from '#lib/generated/goal.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormLongText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { goalFieldsQuery } from './rehearsals.queries.ts'

/** The plan that the rehearsal suggests, to be changed and saved as a goal. */
export function PlanPart({ rehearsal }: { rehearsal: Rehearsal }) {
  const { data, error, refetch } = useQuery(goalFieldsQuery(rehearsal))
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-4">
      <h2 id="plan" className="text-title">
        <Trans>Your plan for the real conversation</Trans>
      </h2>
      {data ? (
        <PlanForm rehearsal={rehearsal} fields={data} />
      ) : error ? (
        <TryAgain error={error} onRetry={() => void refetch()} />
      ) : data === null ? (
        <p>
          <Trans>The advice for this conversation is no longer here, so it can’t be saved.</Trans>
        </p>
      ) : (
        <Skeleton className="late h-60" />
      )}
    </section>
  )
}

type Props = { rehearsal: Rehearsal; fields: AdviceFields }

function PlanForm({ rehearsal, fields }: Props) {
  const { t } = useLingui()
  const person = useMe()._id
  const saved = useSaved(person, fields.entity, [fields.adviceId]).get(fields.adviceId)
  const saving = useSaving(person)
  const form = useForm({ planWhen: rehearsal.when, planThen: rehearsal.then }, (written) => ({
    planWhen: written.planWhen.trim() === '' ? t`Say when you'll do it.` : undefined,
    planThen: written.planThen.trim() === '' ? t`Say what you'll do.` : undefined,
  }))
  const save = useMutation({
    mutationFn: (plan: typeof form.values) => saving.create({ ...fields, ...plan }, 'goal'),
    onSuccess: () => showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' }),
  })
  const sentence = <PlanSentence goal={form.values} className="rounded-tile bg-quiet px-6 py-5" />
  if (save.isSuccess) {
    return (
      <>
        {sentence}
        <AppLink
          // The pressed button is removed; its replacement takes the focus.
          ref={takeFocus}
          to={paths.goals}
          className={buttonClass('quiet', 'self-start')}
        >
          <Check aria-hidden="true" className="size-5" />
          <Trans>In My Goals</Trans>
        </AppLink>
      </>
    )
  }
  return (
    <>
      {sentence}
      <Form
        form={form}
        error={save.error}
        pending={save.isPending}
        submitVariant="strong"
        submitLabel={t`Save as goal`}
        onSubmit={(plan) => save.mutate(plan)}
      >
        <FormLongText
          name="planWhen"
          rows={2}
          label={t`When`}
          maxLength={goalFields.planWhen.max}
        />
        <FormLongText
          name="planThen"
          rows={2}
          label={t`I'll`}
          maxLength={goalFields.planThen.max}
        />
        <p className="max-w-prose text-note text-field-soft">
          {saved?.isGoal ? (
            <Trans>This changes the plan of your goal:</Trans>
          ) : (
            <Trans>Only the plan is saved, with this advice:</Trans>
          )}{' '}
          <AppLink
            to={paths.action({
              action: fields.actionId,
              advice: fields.adviceId,
              entity: fields.entity,
            })}
            className={linkClass()}
          >
            {fields.adviceTitle}
          </AppLink>
        </p>
      </Form>
    </>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
