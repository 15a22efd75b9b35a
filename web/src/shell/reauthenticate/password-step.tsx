import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { givePassword } from '#shell/reauthenticate/sign-in.calls.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type Props = {
  /** Why it is asked for once more. */
  notice: unknown
  /** The password is right, and a second factor is still to come. */
  onWaiting: (token: string) => void
  onToken: (token: string) => Promise<void>
  onCancel: () => void
}

export function PasswordStep({ notice, onWaiting, onToken, onCancel }: Props) {
  const { t } = useLingui()
  const email = useMe().email ?? ''
  const form = useForm({ defaultValues: { password: '' } })
  const login = useMutation({
    mutationFn: async (password: string) => {
      const { token, isPending } = await givePassword(email, password)
      if (isPending) onWaiting(token)
      else await onToken(token)
    },
    onError: (error) => {
      const { code, message } = toAppError(error)
      if (code === 'INVALID_CREDENTIALS') {
        form.setError('password', { message })
        form.setFocus('password', { shouldSelect: true })
      }
    },
  })
  const isAtField = login.error && toAppError(login.error).code === 'INVALID_CREDENTIALS'
  return (
    <FormShell
      error={isAtField ? null : (login.error ?? notice)}
      pending={login.isPending}
      submitLabel={t`Go on`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={form.handleSubmit(({ password }) => login.mutate(password))}
    >
      <p>
        <Trans>
          You signed in a while ago. For a change like this, type the password of{' '}
          <strong>{email}</strong> again; then we go on where you were.
        </Trans>
      </p>
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: t`Type your password.` })}
      />
    </FormShell>
  )
}
