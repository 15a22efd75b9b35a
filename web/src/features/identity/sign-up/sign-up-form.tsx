import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { emailFault } from '#features/identity/email-rules.ts'
import { login } from '#features/identity/login.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'
import { writePendingSignUp } from '#features/identity/pending-sign-up.ts'
import { beginSession } from '#features/identity/session.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { companyFields } from '#lib/generated/company.ts'
import { userFields } from '#lib/generated/user.ts'
import { paths } from '#paths.ts'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Fold } from '#ui/fold.tsx'
import type { OpenInvitation } from './invitation.ts'

/** Name, address, password, and an optional referral code. */
export function SignUpForm({ invited = null }: { invited?: OpenInvitation | null }) {
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
    ({ firstName, email, password }) => ({
      firstName: firstName.trim() === '' ? t`Enter your first name.` : undefined,
      email: emailFault(email),
      password: newPasswordFault(password),
    }),
  )
  const join = useMutation({
    mutationFn: signUp,
    onSuccess: (session) => {
      // The page and its text are the same for a known address.
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
          maxLength={userFields.firstName.max}
        />
        <FormText
          name="lastName"
          label={t`Last name`}
          hint={t`Optional`}
          autoComplete="family-name"
          maxLength={userFields.lastName.max}
        />
      </div>
      <FormEmail
        label={t`Email`}
        autoComplete="email"
        // The invitation is valid for this address only.
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

/** The invited person's data, as far as the invitation has it. */
const givenBy = ({ email, firstName, lastName }: OpenInvitation) =>
  Object.fromEntries(
    Object.entries({ email, firstName, lastName }).filter(([, value]) => Boolean(value)),
  )

/** A company's referral code, folded. */
function ReferralField({ isGiven }: { isGiven: boolean }) {
  const { t } = useLingui()
  const [wasGiven] = useState(isGiven)
  const state = useLocation().state as { hasCode?: boolean } | null
  return (
    <Fold
      look="inline"
      title={<Trans>I have a referral code</Trans>}
      open={wasGiven || state?.hasCode === true}
    >
      <div className="pt-3">
        <FormText
          name="referralCode"
          label={t`Referral code`}
          hint={<Trans>From your company. Leave empty if you don’t have one.</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={companyFields.referralCode.max}
        />
      </div>
    </Fold>
  )
}

const signUpDocument = graphql(`
  mutation SignUp($obj: UserCreateInput!) {
    userCreate(obj: $obj) {
      _id
      email
    }
  }
`)

type NewAccount = {
  firstName: string
  lastName: string
  email: string
  password: string
  referralCode: string
  invitation: string
}

/**
 * Signs up, then in. The answer is the same for an existing address (product 4, promise 13).
 * Null if the sign-in was refused.
 */
async function signUp({ referralCode, invitation, ...account }: NewAccount) {
  const obj = {
    ...account,
    ...(referralCode === '' ? {} : { referralCode }),
    ...(invitation === '' ? {} : { invitation }),
  }
  const { userCreate } = await request(signUpDocument, { obj }, { anonymous: true })
  writePendingSignUp({ _id: userCreate._id, email: userCreate.email ?? account.email })
  return login({ email: account.email, password: account.password }).catch(() => null)
}
