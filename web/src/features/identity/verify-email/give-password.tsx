import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormShell } from '#shell/form-shell.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { type Asks, whatAsks } from './verify-email.ts'

type Props = {
  asks: Asks
  error: unknown
  pending: boolean
  onPassword: (password: string) => void
}

const words = {
  move: {
    title: msg`Is it your account?`,
    lead: msg`This link gives an account a new address: this mailbox.`,
    why: msg`You are not signed in to that account here. Write its password, so that we know it is you who asked.`,
    field: msg`Password of the account`,
    submit: msg`Use my new address`,
  },
  signUp: {
    title: msg`Was it you who signed up?`,
    lead: msg`You are not signed in here, so the password tells us.`,
    why: msg`Write the password that you chose when you signed up.`,
    field: msg`Password of the sign-up`,
    submit: msg`Confirm my address`,
  },
}

/**
 * A link that is opened where nobody is signed in to its account: anybody can have one sent here. So
 * only who knows the password moves an account here, or confirms one.
 */
export function GivePassword({ asks, error, pending, onPassword }: Props) {
  const { t } = useLingui()
  const form = useForm({ defaultValues: { password: '' } })
  const shown = useErrorAtField(form, whatAsks(error) === undefined ? error : null)
  const { title, lead, why, field, submit } = words[asks]
  return (
    <AuthPage title={t(title)} moment="password" lead={t(lead)} picture={<PictureKey />}>
      <Card>
        <FormShell
          error={shown}
          pending={pending}
          submitLabel={t(submit)}
          onSubmit={form.handleSubmit(({ password }) => onPassword(password))}
        >
          <p>{t(why)}</p>
          <PasswordField
            label={t(field)}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password', { required: t`Write your password.` })}
          />
          {asks === 'move' ? (
            <p>
              <Trans>Did you not ask for this? Then close this page. Nothing happens.</Trans>
            </p>
          ) : (
            <p>
              <Trans>
                You did not sign up, or do not know the password? Then{' '}
                <AppLink to={paths.resetPassword} className={linkClass()}>
                  set one of your own
                </AppLink>
                : the account is yours then, and no other password opens it.
              </Trans>
            </p>
          )}
        </FormShell>
      </Card>
    </AuthPage>
  )
}
