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

/** A link opened while signed out: the account's password is needed to confirm or move it. */
export function GivePassword({ asks, error, pending, onPassword }: Props) {
  const { t } = useLingui()
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' ? t`Write your password.` : undefined,
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
        </Form>
      </Card>
    </AuthPage>
  )
}
