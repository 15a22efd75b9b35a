import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endSession } from '#features/identity/end-session.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { resetPassword } from './reset-password.ts'

type Props = {
  code: string
  /** Told whether the code was good; a refused password leaves the form as it is. */
  onDone: (good: boolean) => void
}

export function NewPasswordForm({ code, onDone }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ password: '' }, ({ password }) => ({
    password: newPasswordFault(password),
  }))
  const reset = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const good = await resetPassword(password, code)
      // A session of this browser is dead by now, or somebody else's.
      if (good) await endSession(queryClient).catch(() => {})
      return good
    },
    onSuccess: onDone,
  })
  return (
    <Form
      form={form}
      error={reset.error}
      pending={reset.isPending}
      submitLabel={t`Set my new password`}
      onSubmit={(values) => reset.mutate(values)}
    >
      <FormPassword
        name="password"
        label={t`New password`}
        hint={<Trans>12 characters or more. Four words that only you put together do well.</Trans>}
        autoComplete="new-password"
      />
    </Form>
  )
}
