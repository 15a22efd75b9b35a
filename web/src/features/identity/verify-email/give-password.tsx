import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { Card } from '#ui/card.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type Props = { error: unknown; pending: boolean; onPassword: (password: string) => void }

/**
 * A link to another address that is opened where nobody is signed in to that account: anybody can
 * have one sent here, so only who knows the password moves it.
 */
export function GivePassword({ error, pending, onPassword }: Props) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { password: '' } })
  const isAsked = error !== null && toAppError(error).code === 'PASSWORD_REQUIRED'
  const shown = useErrorAtField(form, isAsked ? null : error)
  return (
    <AuthPage
      title={t`Is it your account?`}
      moment="password"
      lead={<Trans>This link gives an account a new address: this mailbox.</Trans>}
      picture={<PictureKey />}
    >
      <Card>
        <FormShell
          error={shown}
          pending={pending}
          submitLabel={t`Use my new address`}
          onSubmit={form.handleSubmit(({ password }) => onPassword(password))}
        >
          <p>
            <Trans>
              You are not signed in to that account here. Write its password, so that we know it is
              you who asked.
            </Trans>
          </p>
          <PasswordField
            label={t`Password of the account`}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password', { required: t`Write your password.` })}
          />
          <p>
            <Trans>Did you not ask for this? Then close this page. Nothing happens.</Trans>
          </p>
        </FormShell>
      </Card>
    </AuthPage>
  )
}
