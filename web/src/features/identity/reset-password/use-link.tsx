import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { endSession } from '#features/identity/end-session.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { checkCode, resetPassword } from './reset-password.ts'

/** The page of the emailed link. Checks the code before the person types a password. */
export function UseLink({ code }: { code: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'set' | 'refused' | null>(null)
  const check = useQuery({
    queryKey: ['reset-code', code],
    queryFn: () => checkCode(code),
    enabled: outcome === null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (outcome === 'set') return <PasswordSet />
  if (outcome === 'refused' || check.data === false) return <Refused />
  if (check.isPending) return <PageLoading />
  if (check.isError) return <ErrorPlace error={check.error} onRetry={() => void check.refetch()} />
  return (
    <AuthPage
      title={t`Choose a new password`}
      name={t`Reset your password`}
      moment="choose"
      lead={<Trans>Two-factor sign-in stays as it is.</Trans>}
      picture={<PictureKey />}
    >
      <Card>
        <NewPasswordForm
          code={code}
          email={check.data}
          onDone={(good) => setOutcome(good ? 'set' : 'refused')}
        />
      </Card>
    </AuthPage>
  )
}

function PasswordSet() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Your new password is set`}
      moment="set"
      lead={<Trans>We signed you out on all your devices. Sign in with your new password.</Trans>}
      picture={<PictureLift />}
    >
      <AppLink to={paths.login} className={buttonClass('strong', 'self-start')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </AuthPage>
  )
}

function Refused() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Invalid code`}
      moment="refused"
      lead={
        <Trans>
          This link was already used, is older than 30 minutes, or was replaced by a newer one.
        </Trans>
      }
      picture={<PictureApart />}
    >
      <AppLink to={paths.resetPassword} className={buttonClass('strong', 'self-start')}>
        <Trans>Ask for a new link</Trans>
      </AppLink>
    </AuthPage>
  )
}

type Props = {
  code: string
  email: string
  onDone: (good: boolean) => void
}

function NewPasswordForm({ code, email, onDone }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ password: '' }, ({ password }) => ({
    password: newPasswordFault(password),
  }))
  const reset = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const good = await resetPassword(password, code)
      // This browser's session ended, or belongs to another person.
      if (good) await endSession(queryClient).catch(() => {})
      return good
    },
    onSuccess: onDone,
  })
  return (
    <Form
      form={form}
      error={reset.error}
      pending={reset.isPending}
      submitLabel={t`Set my new password`}
      onSubmit={(values) => reset.mutate(values)}
    >
      {/* Lets a password manager know which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <FormPassword
        name="password"
        label={t`New password`}
        hint={<Trans>12 characters or more. Four random words work well.</Trans>}
        autoComplete="new-password"
      />
    </Form>
  )
}
