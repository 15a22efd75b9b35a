import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { EmailField } from '#features/identity/email-field.tsx'
import { emailRules } from '#features/identity/email-rules.ts'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { login } from '#features/identity/login.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormShell } from '#shell/form-shell.tsx'
import { linkClass } from '#ui/link.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { CodeFold } from './code-fold.tsx'

/** Email, password, and the code of those who like. What was typed stays, whatever the server says. */
export function LoginForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state: way } = useLocation()
  const form = useForm({ defaultValues: { email: readTyped().email, password: '', code: '' } })
  const signIn = useMutation({
    mutationFn: login,
    onSuccess: ({ token, state }) => {
      // Told here, since who is not of a company yet would be led elsewhere first.
      if (state === 'unverified') navigate(paths.verifyEmail, { replace: true, state: way })
      beginSession(queryClient, token)
    },
  })
  const error = useErrorAtField(form, signIn.error)
  const { errors } = form.formState

  return (
    <FormShell
      error={error}
      pending={signIn.isPending}
      submitLabel={t`Sign in`}
      onSubmit={form.handleSubmit((values) => signIn.mutate(values))}
      secondary={
        <AppLink to={paths.resetPassword} className={linkClass('py-3 sm:px-2')}>
          <Trans>Forgot your password?</Trans>
        </AppLink>
      }
    >
      <EmailField
        label={t`Email`}
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', {
          ...emailRules(),
          onChange: (event) => keepTyped({ email: event.target.value }),
        })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t`Write your password.` })}
      />
      <CodeFold form={form} />
    </FormShell>
  )
}
