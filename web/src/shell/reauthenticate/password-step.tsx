import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { givePassword } from '#shell/reauthenticate/sign-in.calls.ts'
import { Button } from '#ui/button.tsx'

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
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' ? t`Type your password.` : undefined,
  }))
  const login = useMutation({
    mutationFn: async (password: string) => {
      const { token, isPending } = await givePassword(email, password)
      if (isPending) onWaiting(token)
      else await onToken(token)
    },
  })
  return (
    <Form
      form={form}
      error={login.error ?? notice}
      fieldNames={{ INVALID_CREDENTIALS: 'password' }}
      pending={login.isPending}
      submitLabel={t`Go on`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={({ password }) => login.mutate(password)}
    >
      <p>
        <Trans>
          You signed in a while ago. For a change like this, type the password of{' '}
          <strong>{email}</strong> again; then we go on where you were.
        </Trans>
      </p>
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <FormPassword name="password" label={t`Password`} autoComplete="current-password" />
    </Form>
  )
}
