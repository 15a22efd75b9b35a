import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { SignInGivenUp, useFreshly } from '#features/fresh-sign-in/fresh.ts'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { leaveCompany } from './leaving.queries.ts'

/**
 * Asks for a private address for the account. The person leaves when they open the link that is
 * sent to it.
 */
export function LeaveForm() {
  const { t } = useLingui()
  const freshly = useFreshly()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Enter your own email.` : undefined,
  }))
  const { email } = form.values
  const leave = useMutation({
    mutationFn: (email: string) => freshly(() => leaveCompany(email)),
  })
  if (leave.data !== undefined) {
    return (
      <p role="status" className="text-lead">
        <Trans>
          We sent a link to {email}. Open it to leave the company and keep your account.
        </Trans>
      </p>
    )
  }
  return (
    <Form
      form={form}
      error={leave.error instanceof SignInGivenUp ? null : leave.error}
      pending={leave.isPending}
      submitLabel={t`Email me the link`}
      onSubmit={({ email }) => leave.mutate(email)}
    >
      <FormEmail
        label={t`A private email`}
        hint={t`You’ll sign in with it from now on. It can’t be a company email.`}
        autoComplete="email"
      />
    </Form>
  )
}
