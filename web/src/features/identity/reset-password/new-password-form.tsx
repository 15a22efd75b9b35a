import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { endSession } from '#features/identity/end-session.ts'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { newPasswordRules } from '#features/identity/password-rules.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { resetPassword } from './reset-password.ts'

type Props = {
  code: string
  /** Told whether the code was good; a refused password leaves the form as it is. */
  onDone: (good: boolean) => void
}

export function NewPasswordForm({ code, onDone }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ defaultValues: { password: '' } })
  const reset = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const good = await resetPassword(password, code)
      // A session of this browser is dead by now, or somebody else's.
      if (good) await endSession(queryClient).catch(() => {})
      return good
    },
    onSuccess: onDone,
  })
  const error = useErrorAtField(form, reset.error)
  return (
    <FormShell
      error={error}
      pending={reset.isPending}
      submitLabel={t`Set my new password`}
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
    >
      <PasswordField
        label={t`New password`}
        hint={<Trans>12 characters or more. Four words that only you put together do well.</Trans>}
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
        {...form.register('password', newPasswordRules())}
      />
    </FormShell>
  )
}
