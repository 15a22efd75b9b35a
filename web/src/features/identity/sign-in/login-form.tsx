import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { emailFault } from '#features/identity/email-rules.ts'
import { login } from '#features/identity/login.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { linkClass } from '#ui/link.tsx'
import { CodeFold } from './code-fold.tsx'

/** Email, password, and the code of those who like. What was typed stays, whatever the server says. */
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
      // Told here, since who is not of a company yet would be led elsewhere first.
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
