import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { emailFault } from '#features/identity/email-rules.ts'
import { login } from '#features/identity/login.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormCode, FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'

/** Email, password, and an optional code. Typed text stays. */
export function LoginForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state: way } = useLocation()
  const form = useForm(
    { email: readTyped().email, password: '', code: '' },
    ({ email, password, code }) => ({
      email: emailFault(email),
      password: password === '' ? t`Write your password.` : undefined,
      code: /^(\d{6})?$/.test(digitsOf(code)) ? undefined : t`Type the 6 digits.`,
    }),
  )
  const signIn = useMutation({
    mutationFn: login,
    onSuccess: ({ token, state }) => {
      // Shown here, since an unconfirmed person would be redirected.
      if (state === 'unverified') navigate(paths.verifyEmail, { replace: true, state: way })
      beginSession(queryClient, token)
    },
  })

  return (
    <Form
      form={form}
      error={signIn.error}
      pending={signIn.isPending}
      submitLabel={t`Sign in`}
      onSubmit={(values) => signIn.mutate({ ...values, code: digitsOf(values.code) })}
      secondary={
        <AppLink to={paths.resetPassword} className={linkClass('py-3 sm:px-2')}>
          <Trans>Forgot your password?</Trans>
        </AppLink>
      }
    >
      <FormEmail
        name="email"
        label={t`Email`}
        autoComplete="username"
        onWrite={(email) => keepTyped({ email })}
      />
      <FormPassword name="password" label={t`Password`} autoComplete="current-password" />
      <CodeFold onClose={() => form.write({ code: '' })} />
    </Form>
  )
}

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')

/** The app's code, to sign in with one call. Folded: without it, the second step asks. */
function CodeFold({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Fold
      look="inline"
      title={<Trans>I have a code from my app</Trans>}
      className="-my-2"
      onToggle={(isOpen) => {
        if (isOpen) field.current?.focus()
        // What is hidden is not sent.
        else onClose()
      }}
    >
      <div className="pt-3 pb-2">
        <FormCode
          ref={field}
          name="code"
          label={t`Code from your app`}
          hint={<Trans>6 digits. Leave it empty if you have none.</Trans>}
        />
      </div>
    </Fold>
  )
}
