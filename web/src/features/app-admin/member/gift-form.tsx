import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { localDay } from '#lib/dates.ts'
import { FormDate } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { giveMembership } from './member.queries.ts'

/** A year from today, as 2027-11-23. */
function inAYear(): string {
  const day = new Date()
  day.setFullYear(day.getFullYear() + 1)
  return localDay(day, null)
}

type Props = { user: string; onDone: () => void }

/** Gives a membership until the end of a day of this device. */
export function GiftForm({ user, onDone }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm(
    () => ({ until: inAYear() }),
    ({ until }) => ({ until: until === '' ? t`Choose a day.` : undefined }),
  )
  const give = useMutation({
    mutationFn: (day: string) =>
      giveMembership(queries, user, new Date(`${day}T23:59:59`).toISOString()),
    onSuccess: () => {
      showSnackbar({ text: t`Membership given`, color: 'info' })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      error={give.error}
      pending={give.isPending}
      onSubmit={({ until }) => give.mutate(until)}
      submitLabel={t`Give a membership`}
      secondary={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <FormDate
        name="until"
        label={t`Last day`}
        hint={t`They get an email. What they pay stays as it is.`}
      />
    </Form>
  )
}
