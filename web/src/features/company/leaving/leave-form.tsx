import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { SignInGivenUp, useFreshly } from '#shell/reauthenticate/fresh.ts'
import { leaveCompany } from './leaving.queries.ts'

/** The private address to go on with: the link that is mailed there leaves. */
export function LeaveForm() {
  const { t } = useLingui()
  const freshly = useFreshly()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Write an address of your own.` : undefined,
  }))
  const { email } = form.values
  const leave = useMutation({
    mutationFn: (email: string) => freshly(() => leaveCompany(email)),
  })
  if (leave.data !== undefined) {
    return (
      <p role="status" className="text-lead">
        <Trans>
          A link is on its way to {email}. Open it there: with it your account is yours alone.
        </Trans>
      </p>
    )
  }
  return (
    <Form
      form={form}
      error={leave.error instanceof SignInGivenUp ? null : leave.error}
      pending={leave.isPending}
      submitLabel={t`Mail me the link`}
      onSubmit={({ email }) => leave.mutate(email)}
    >
      <FormEmail
        label={t`A private address`}
        hint={t`You sign in with it from then on. It must not be one of the company.`}
        autoComplete="email"
      />
    </Form>
  )
}
