import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { emailFault } from '#features/identity/email-rules.ts'
import { MailSent } from '#features/identity/mail-sent.tsx'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { askForLink } from './reset-password.ts'

/**
 * Requests a reset link. Always shows the same text, so that no one learns which addresses have
 * an account.
 */
export function AskForLink() {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <LinkSent email={sentTo} onOther={() => setSentTo(null)} />
  return (
    <AuthPage
      title={t`Set a new password`}
      name={t`Reset your password`}
      moment="ask"
      lead={<Trans>We’ll email you a link to choose a new one.</Trans>}
      picture={<PictureKey />}
    >
      <Card>
        <AskForm onSent={setSentTo} />
      </Card>
      <BackToLogin />
    </AuthPage>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const form = useForm({ email: readTyped().email }, ({ email }) => ({ email: emailFault(email) }))
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) => askForLink(email),
    onSuccess: (_answer, { email }) => {
      keepTyped({ email })
      onSent(email)
    },
  })
  return (
    <Form
      form={form}
      error={ask.error}
      pending={ask.isPending}
      submitLabel={t`Send me a link`}
      onSubmit={(values) => ask.mutate(values)}
    >
      <FormEmail label={t`Email`} autoComplete="username" />
    </Form>
  )
}

function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Check your email`}
      name={t`Reset your password`}
      moment="sent"
      lead={
        <Trans>
          If <strong className="text-field">{email}</strong> has an account, we’ve sent a link. It
          works once, for 30 minutes.
        </Trans>
      }
      picture={<PictureLetter />}
    >
      <MailSent
        sendAgain={() => askForLink(email)}
        other={
          <Button variant="quiet" onClick={onOther}>
            <Trans>Use another email</Trans>
          </Button>
        }
      />
      <BackToLogin />
    </AuthPage>
  )
}

function BackToLogin() {
  return (
    <p>
      <AppLink to={paths.login} className={linkClass('inline-block py-2')}>
        <Trans>Back to sign-in</Trans>
      </AppLink>
    </p>
  )
}
