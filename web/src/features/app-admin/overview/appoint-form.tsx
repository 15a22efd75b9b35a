import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { SignInGivenUp, useFreshly } from '#shell/reauthenticate/fresh.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { appoint } from './setup.queries.ts'

/** Makes somebody an app admin, by the address of their account. */
export function AppointForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const freshly = useFreshly()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Write their email.` : undefined,
  }))
  const add = useMutation({
    mutationFn: (email: string) => freshly(() => appoint(queries, email)),
    onSuccess: (_, email) => {
      showSnackbar({ text: t`${email} is an app admin now`, color: 'info' })
      form.replace(() => ({ email: '' }))
    },
  })
  return (
    <div className="mt-4 border-t-2 border-(--quiet) pt-5">
      <h3 className="font-semibold">
        <Trans>Appoint an app admin</Trans>
      </h3>
      <p className="mt-1 mb-4 text-field-soft">
        <Trans>They see and change everything that you do. They get an email.</Trans>
      </p>
      <Form
        form={form}
        error={add.error instanceof SignInGivenUp ? null : add.error}
        pending={add.isPending}
        submitLabel={t`Appoint`}
        submitVariant="strong"
        onSubmit={({ email }) => add.mutate(email)}
      >
        <FormEmail
          name="email"
          label={t`Email`}
          hint={t`Of an account with two-factor sign-in.`}
          autoComplete="off"
        />
      </Form>
    </div>
  )
}
