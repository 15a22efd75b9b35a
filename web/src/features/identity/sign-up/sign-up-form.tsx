import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { EmailField } from '#features/identity/email-field.tsx'
import { emailRules } from '#features/identity/email-rules.ts'
import { useErrorAtField } from '#features/identity/field-error.ts'
import { newPasswordRules } from '#features/identity/password-rules.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { TextField } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { Invited } from './invitation.ts'
import { ReferralField } from './referral-field.tsx'
import { type NewAccount, signUp } from './sign-up.ts'

/** Name, address, password, and a referral code for those who have one. */
export function SignUpForm({ invited = null }: { invited?: Invited | null }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<NewAccount>({
    defaultValues: {
      ...readTyped(),
      ...(invited && givenBy(invited)),
      invitation: invited?.code ?? '',
      password: '',
    },
  })
  const join = useMutation({
    mutationFn: signUp,
    onSuccess: (session) => {
      // The same way and the same words, whether or not the address was known.
      navigate(paths.verifyEmail, { replace: true })
      if (session !== null) beginSession(queryClient, session.token)
    },
  })
  const error = useErrorAtField(form, join.error)
  const { errors } = form.formState

  return (
    <FormShell
      error={error}
      pending={join.isPending}
      submitLabel={t`Create my account`}
      onSubmit={form.handleSubmit((values) => {
        const { password: _password, invitation: _invitation, ...rest } = values
        keepTyped(rest)
        join.mutate(values)
      })}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
          error={errors.firstName?.message}
          {...form.register('firstName', nameRules(t`Write your first name.`))}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={100}
          error={errors.lastName?.message}
          {...form.register('lastName', nameRules(t`Write your last name.`))}
        />
      </div>
      <EmailField
        label={t`Email`}
        autoComplete="email"
        error={errors.email?.message}
        // The invitation is for this address alone.
        readOnly={Boolean(invited?.email)}
        {...form.register('email', emailRules())}
      />
      <PasswordField
        label={t`Password`}
        hint={<Trans>12 characters or more. Four random words work well.</Trans>}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', newPasswordRules())}
      />
      {invited === null && <ReferralField form={form} />}
    </FormShell>
  )
}

/** What the invitation says of its person, where it says something. */
const givenBy = ({ email, firstName, lastName }: Invited) =>
  Object.fromEntries(
    Object.entries({ email, firstName, lastName }).filter(([, value]) => Boolean(value)),
  )

const nameRules = (words: string) => ({
  validate: (value: string) => value.trim() !== '' || words,
})
