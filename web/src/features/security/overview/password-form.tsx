import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '#api/generated/gql.ts'
import { useMe } from '#api/me.ts'
import { renewBy, useSecured } from '#features/security/use-secured.ts'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

const changeDocument = graphql(`
  mutation ChangePassword($password: String!, $newPassword: String!) {
    passwordChange(password: $password, newPassword: $newPassword) {
      token
    }
  }
`)

export type PasswordFormProps = { onDone: () => void; onCancel: () => void }

type Values = { password: string; newPassword: string }

/** The only rule is 12 to 256 characters, in the form that is hashed (product 4, promise 1). */
const lengthOf = (password: string) => [...password.normalize('NFKC')].length

function newFault(password: string): string | undefined {
  const length = lengthOf(password)
  if (length < 12) return t`Use at least 12 characters.`
  return length <= 256 ? undefined : t`Use 256 characters or fewer.`
}

export function PasswordForm({ onDone, onCancel }: PasswordFormProps) {
  const { t } = useLingui()
  const email = useMe().email ?? ''
  const form = useForm<Values>({ password: '', newPassword: '' }, ({ password, newPassword }) => ({
    password: password === '' ? t`Enter your current password.` : undefined,
    newPassword: newFault(newPassword),
  }))
  const { send, pending, error } = useSecured(
    (values: Values) => renewBy(changeDocument, values, (data) => data.passwordChange),
    () => {
      onDone()
      showSnackbar({
        text: t`Your password is changed. Your other devices are signed out.`,
        color: 'info',
        timeout: 6000,
      })
    },
  )

  return (
    <Form
      form={form}
      error={error}
      pending={pending}
      submitLabel={t`Change password`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={(values) => send(values)}
    >
      {/* Lets a password manager know which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <FormPassword name="password" label={t`Current password`} autoComplete="current-password" />
      <FormPassword
        name="newPassword"
        label={t`New password`}
        hint={t`12 characters or more. Four random words work well.`}
        autoComplete="new-password"
      />
    </Form>
  )
}
