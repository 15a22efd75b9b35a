import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { type Asks, whatAsks } from './verify-email.ts'

type Props = {
  asks: Asks
  error: unknown
  pending: boolean
  onPassword: (password: string) => void
}

const words = {
  move: {
    title: msg`Is this your account?`,
    lead: msg`This link changes an account’s email to this one.`,
    why: msg`You’re not signed in to that account here. Enter its password to show that it’s you.`,
    field: msg`Account password`,
    submit: msg`Use my new email`,
  },
  signUp: {
    title: msg`Did you sign up?`,
    lead: msg`You’re not signed in here, so we need your password.`,
    why: msg`Enter the password you chose when you signed up.`,
    field: msg`Password you signed up with`,
    submit: msg`Confirm my email`,
  },
}

/** A link opened while signed out: the account's password is needed to confirm or move it. */
export function GivePassword({ asks, error, pending, onPassword }: Props) {
  const { t } = useLingui()
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' ? t`Enter your password.` : undefined,
  }))
  const { title, lead, why, field, submit } = words[asks]
  return (
    <AuthPage title={t(title)} moment="password" lead={t(lead)} picture={<PictureKey />}>
      <Card>
        <Form
          form={form}
          error={whatAsks(error) === undefined ? error : null}
          pending={pending}
          submitLabel={t(submit)}
          onSubmit={({ password }) => onPassword(password)}
        >
          <p>{t(why)}</p>
          <FormPassword name="password" label={t(field)} autoComplete="current-password" />
          {asks === 'move' ? (
            <p>
              <Trans>Didn’t ask for this? Close this page. Nothing will change.</Trans>
            </p>
          ) : (
            <p>
              <Trans>
                Didn’t sign up, or don’t know the password?{' '}
                <AppLink to={paths.resetPassword} className={linkClass()}>
                  Set your own password
                </AppLink>
                . Only your own password will work then.
              </Trans>
            </p>
          )}
        </Form>
      </Card>
    </AuthPage>
  )
}
