import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { createPause } from '#api/rhythm.ts'
import { newId } from '#lib/ids.ts'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { FormDate } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { type Faults, useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { type Draft, faultOf } from './pauses.rules.ts'

type Props = {
  today: string
  /** It was added, or is not wanted any more. */
  onDone: () => void
}

/** Two dates, and whether these are single days off or a pause from everything. */
export function AddPause({ today, onDone }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  // The same for each try of this form, so that one which is sent twice makes one.
  const id = useRef(newId())
  const form = useForm<Draft>({ kind: 'dayOff', fromDay: today, toDay: today }, faultsOf)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ kind, fromDay, toDay }: Draft) =>
      createPause(queries, { _id: id.current, kind, fromDay, toDay: toDay || null }),
    onSuccess: () => {
      // Product 8, generic save helper.
      showSnackbar({ text: t`Saved!`, color: 'success' })
      onDone()
    },
  })
  const isPause = form.values.kind === 'pause'
  return (
    <Form
      form={form}
      error={error}
      pending={isPending}
      onSubmit={(draft) => mutate(draft)}
      submitLabel={t`Add`}
      secondary={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <FormChoice
        name="kind"
        label={t`What is it?`}
        options={[
          { value: 'dayOff', label: t`Days off` },
          { value: 'pause', label: t`A pause` },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate name="fromDay" label={t`First day`} />
        <FormDate
          name="toDay"
          label={t`Last day`}
          hint={isPause ? t`Leave it empty if you do not know yet.` : undefined}
        />
      </div>
    </Form>
  )
}

function faultsOf(draft: Draft): Faults<Draft> {
  const fault = faultOf(draft)
  const toDay =
    fault === 'to'
      ? t`Say which day is the last.`
      : fault === 'order'
        ? t`The last day cannot be before the first.`
        : undefined
  return { fromDay: fault === 'from' ? t`Say which day is the first.` : undefined, toDay }
}
