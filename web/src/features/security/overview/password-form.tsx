import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { useMe } from '#api/me.ts'
import { renewBy, useSecured } from '#features/security/use-secured.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'

const changeDocument = graphql(`
  mutation ChangePassword($password: String!, $newPassword: String!) {
    passwordChange(password: $password, newPassword: $newPassword) {
      token
    }
  }
`)

export type PasswordFormProps = { onDone: () => void; onCancel: () => void }

type Values = { password: string; newPassword: string }

/** Product 4, promise 1: 12 to 256 characters as they are hashed, and no other rule. */
const lengthOf = (password: string) => [...password.normalize('NFKC')].length

/** The password that there is, and the one to come. */
export function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const { t } = useLingui()
  const email = useMe().email ?? ''
  const form = useForm<Values>({ defaultValues: { password: '', newPassword: '' } })
  const { register, setError, setFocus, formState } = form
  const { send, pending, error } = useSecured(
    (values: Values) => renewBy(changeDocument, values, (data) => data.passwordChange),
    () => {
      onDone()
      showSnackbar({
        text: t`Your password is changed. Your other devices are signed off.`,
        color: 'info',
        timeout: 6000,
      })
    },
  )
  const refusal = error === null ? null : toAppError(error)
  const field = isField(refusal?.field) ? refusal.field : null
  useEffect(() => {
    if (field === null || refusal === null) return
    setError(field, { message: refusal.message })
    setFocus(field, { shouldSelect: true })
  }, [field, refusal, setError, setFocus])

  return (
    <FormShell
      error={field === null ? error : null}
      pending={pending}
      submitLabel={t`Change password`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={form.handleSubmit((values) => send(values))}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t`Your password now`}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: t`Type the password that you have now.` })}
      />
      <PasswordField
        label={t`New password`}
        hint={t`At least 12 characters. Four words that nobody else would put together do well.`}
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
        {...register('newPassword', {
          validate: (value) => {
            if (lengthOf(value) < 12) return t`A password has at least 12 characters.`
            return lengthOf(value) <= 256 || t`A password has at most 256 characters.`
          },
        })}
      />
    </FormShell>
  )
}

function isField(field: string | null | undefined): field is keyof Values {
  return field === 'password' || field === 'newPassword'
}
