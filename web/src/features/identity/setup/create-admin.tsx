import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { beginSession } from '#api/session.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { emailFault } from '#features/identity/email-rules.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { Card } from '#ui/card.tsx'
import { createAdmin } from './setup.queries.ts'

type Props = {
  /** From a link; otherwise the log's code is asked for. */
  code?: string
  /** That the link was mailed to; '' of a code from the log. */
  email?: string
}

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
  const form = useForm({ code, email, firstName: '', password: '' }, (values) => ({
    code: values.code === '' ? t`Enter the code.` : undefined,
    email: emailFault(values.email),
    firstName: values.firstName.trim() === '' ? t`Write your first name.` : undefined,
    password: newPasswordFault(values.password),
  }))
  const create = useMutation({
    mutationFn: createAdmin,
    onSuccess: (token) => {
      navigate(paths.appAdmin, { replace: true })
      beginSession(queryClient, token)
    },
  })
  return (
    <Form
      form={form}
      error={create.error}
      pending={create.isPending}
      submitLabel={t`Create my account`}
      onSubmit={(values) => create.mutate(values)}
    >
      {code === '' && (
        <FormText
          name="code"
          label={t`Code from the log`}
          hint={t`The code of the newest start works, for 24 hours.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FormEmail
        name="email"
        label={t`Email`}
        autoComplete="email"
        // The link is for this address alone.
        readOnly={email !== ''}
      />
      <FormText name="firstName" label={t`First name`} autoComplete="given-name" maxLength={100} />
      <FormPassword
        name="password"
        label={t`Password`}
        hint={<Trans>12 characters or more. Four random words work well.</Trans>}
        autoComplete="new-password"
      />
    </Form>
  )
}
