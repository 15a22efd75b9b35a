import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { emailFault } from '#features/identity/email-rules.ts'
import { newPasswordFault } from '#features/identity/password-rules.ts'
import { beginSession } from '#features/identity/session.ts'
import { setupOpenQuery } from '#features/identity/setup-open.ts'
import { userFields } from '#lib/generated/user.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { becomeAdmin, codeQuery, createAdmin } from './setup.queries.ts'

export function SetupPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  const open = useQuery(setupOpenQuery)
  if (open.data === false) return <Done />
  if (open.isError) {
    return <ErrorPlace error={open.error} onRetry={() => void open.refetch()} />
  }
  if (open.isPending) return <PageLoading />
  return code === null ? <CreateAdmin /> : <WithLink key={code} code={code} />
}

/** The page of a mailed link: for a new account, or for the account with this address. */
function WithLink({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(codeQuery(code))
  if (data !== undefined) {
    if (data.hasAccount && data.email) return <BecomeAdmin code={code} email={data.email} />
    return <CreateAdmin code={code} email={data.email ?? ''} />
  }
  if (error === null) return <PageLoading />
  const refusal = toAppError(error).code
  if (refusal === 'CONFLICT') return <Done />
  if (refusal === 'INVALID_CODE') return <Ended />
  return <ErrorPlace error={error} onRetry={() => void refetch()} />
}

function Done() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`${productName} is set up`}
      name={t`Set up`}
      moment="done"
      lead={<Trans>This server has an app admin. Sign in to use it.</Trans>}
      picture={<PictureLift />}
    >
      <AppLink to={paths.login} className={buttonClass('strong', 'self-start')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </AuthPage>
  )
}

function Ended() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`This link no longer works`}
      name={t`Set up`}
      moment="ended"
      lead={
        <Trans>
          It was already used, is older than 24 hours, or was replaced by a newer one. Ask the
          person who runs the server for another one.
        </Trans>
      }
      picture={<PictureApart />}
    >
      <AppLink to={paths.setup} className={buttonClass('strong', 'self-start')}>
        <Trans>Enter a code</Trans>
      </AppLink>
    </AuthPage>
  )
}

type Props = { code: string; email: string }

/** A person with an account for the link's address signs in and becomes app admin. */
function BecomeAdmin({ code, email }: Props) {
  const navigate = useNavigate()
  const hasToken = useToken() !== null
  const me = useQuery({ ...meQuery, enabled: hasToken })
  const here = `${paths.setup}?code=${encodeURIComponent(code)}`
  if (hasToken && me.isPending) return <PageLoading />
  const isOver = me.data === undefined || me.data.sessionState === 'pending_2fa'
  if (!hasToken || isOver) {
    return (
      <Frame
        lead={<Trans>{email} has an account. Sign in with it, then open this link again.</Trans>}
      >
        <Button onClick={() => navigate(paths.login, { state: { asked: here } })}>
          <Trans>Sign in</Trans>
        </Button>
      </Frame>
    )
  }
  if (me.data.email?.toLowerCase() !== email.toLowerCase()) {
    return (
      <Frame
        lead={
          <Trans>
            This link is for {email}. You’re signed in as {me.data.email}.
          </Trans>
        }
      >
        <Button onClick={() => navigate(paths.signOff, { state: { next: here } })}>
          <Trans>Sign out</Trans>
        </Button>
      </Frame>
    )
  }
  return <Confirm code={code} email={email} />
}

function Confirm({ code, email }: Props) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const become = useMutation({
    mutationFn: () => becomeAdmin(code),
    onSuccess: (token) => {
      navigate(paths.appAdmin, { replace: true })
      beginSession(queryClient, token)
    },
  })
  return (
    <Frame lead={<Trans>You’re signed in as {email}.</Trans>}>
      <InlineError error={become.error} />
      <Button pending={become.isPending} onClick={() => become.mutate()}>
        <Trans>Become app admin</Trans>
      </Button>
    </Frame>
  )
}

function Frame({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Set up ${productName}`}
      name={t`Set up`}
      moment="become"
      lead={lead}
      picture={<PictureKey />}
    >
      <div className="flex flex-col items-start gap-4">{children}</div>
    </AuthPage>
  )
}

type CreateAdminProps = {
  /** From a link; otherwise the page asks for the code in the log. */
  code?: string
  /** The address of the link's mail; '' for a code from the log. */
  email?: string
}

function CreateAdmin({ code = '', email = '' }: CreateAdminProps) {
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

function CreateForm({ code, email }: Required<CreateAdminProps>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ code, email, firstName: '', password: '' }, (values) => ({
    code: values.code === '' ? t`Enter the code.` : undefined,
    email: emailFault(values.email),
    firstName: values.firstName.trim() === '' ? t`Enter your first name.` : undefined,
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
          hint={t`Use the code from the latest start. It works for 24 hours.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FormEmail
        label={t`Email`}
        autoComplete="email"
        // The link is valid for this address only.
        readOnly={email !== ''}
      />
      <FormText
        name="firstName"
        label={t`First name`}
        autoComplete="given-name"
        maxLength={userFields.firstName.max}
      />
      <FormPassword
        name="password"
        label={t`Password`}
        hint={<Trans>12 characters or more. Four random words work well.</Trans>}
        autoComplete="new-password"
      />
    </Form>
  )
}
