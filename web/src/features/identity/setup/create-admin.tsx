import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { EmailField } from '#features/identity/email-field.tsx'
import { emailRules } from '#features/identity/email-rules.ts'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { newPasswordRules } from '#features/identity/password-rules.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { createAdmin } from './setup.data.ts'

type Props = {
  /** Of a link that was opened; without it the code of the log is asked for. */
  code?: string
  /** That the link was mailed to; '' of a code from the log. */
  email?: string
}

/** The first app admin makes an account. */
export function CreateAdmin({ code = '', email = '' }: Props) {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Set up ${productName}`}
      name={t`Set up`}
      moment="create"
      lead={
        code === '' ? (
          <Trans>
            Become the first app admin. The server shows a code in its log when it starts.
          </Trans>
        ) : (
          <Trans>Create your account. You’ll be the first app admin.</Trans>
        )
      }
      picture={<PictureKey />}
      long
    >
      <Card>
        <CreateForm code={code} email={email} />
      </Card>
    </AuthPage>
  )
}

function CreateForm({ code, email }: Required<Props>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { code, email, firstName: '', password: '' } })
  const create = useMutation({
    mutationFn: createAdmin,
    onSuccess: (token) => {
      navigate(paths.appAdmin, { replace: true })
      beginSession(queryClient, token)
    },
  })
  const error = useErrorAtField(form, create.error)
  const { errors } = form.formState
  return (
    <FormShell
      error={error}
      pending={create.isPending}
      submitLabel={t`Create my account`}
      onSubmit={form.handleSubmit((values) => create.mutate(values))}
    >
      {code === '' && (
        <TextField
          label={t`Code from the log`}
          hint={t`The code of the newest start works, for 24 hours.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { required: t`Enter the code.` })}
        />
      )}
      <EmailField
        label={t`Email`}
        autoComplete="email"
        error={errors.email?.message}
        // The link is for this address alone.
        readOnly={email !== ''}
        {...form.register('email', emailRules())}
      />
      <TextField
        label={t`First name`}
        autoComplete="given-name"
        maxLength={100}
        error={errors.firstName?.message}
        {...form.register('firstName', {
          validate: (value: string) => value.trim() !== '' || t`Write your first name.`,
        })}
      />
      <PasswordField
        label={t`Password`}
        hint={<Trans>12 characters or more. Four random words work well.</Trans>}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', newPasswordRules())}
      />
    </FormShell>
  )
}
