import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { emailFault } from '#features/identity/email-rules.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import type { Invited } from './invitation.ts'
import { ReferralField } from './referral-field.tsx'
import { type NewAccount, signUp } from './sign-up.ts'

/** Name, address, password, and a referral code for those who have one. */
export function SignUpForm({ invited = null }: { invited?: Invited | null }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<NewAccount>(
    {
      ...readTyped(),
      ...(invited && givenBy(invited)),
      invitation: invited?.code ?? '',
      password: '',
    },
    ({ firstName, lastName, email, password }) => ({
      firstName: firstName.trim() === '' ? t`Write your first name.` : undefined,
      lastName: lastName.trim() === '' ? t`Write your last name.` : undefined,
      email: emailFault(email),
      password: newPasswordFault(password),
    }),
  )
  const join = useMutation({
    mutationFn: signUp,
    onSuccess: (session) => {
      // The same way and the same words, whether or not the address was known.
      navigate(paths.verifyEmail, { replace: true })
      if (session !== null) beginSession(queryClient, session.token)
    },
  })
  return (
    <Form
      form={form}
      error={join.error}
      pending={join.isPending}
      submitLabel={t`Create my account`}
      onSubmit={(values) => {
        const { password: _password, invitation: _invitation, ...rest } = values
        keepTyped(rest)
        join.mutate({ ...values, referralCode: values.referralCode.trim() })
      }}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <FormText
          name="firstName"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
        />
        <FormText name="lastName" label={t`Last name`} autoComplete="family-name" maxLength={100} />
      </div>
      <FormEmail
        name="email"
        label={t`Email`}
        autoComplete="email"
        // The invitation is for this address alone.
        readOnly={Boolean(invited?.email)}
      />
      <FormPassword
        name="password"
        label={t`Password`}
        hint={<Trans>12 characters or more. Four random words work well.</Trans>}
        autoComplete="new-password"
      />
      {invited === null && <ReferralField isGiven={form.values.referralCode !== ''} />}
    </Form>
  )
}

/** What the invitation says of its person, where it says something. */
const givenBy = ({ email, firstName, lastName }: Invited) =>
  Object.fromEntries(
    Object.entries({ email, firstName, lastName }).filter(([, value]) => Boolean(value)),
  )
