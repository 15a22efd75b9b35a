import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { meQuery } from '#api/me.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { emailFault } from '#features/identity/email-rules.ts'
import { login } from '#features/identity/login.ts'
import { beginSession } from '#features/identity/session.ts'
import { setupOpenQuery } from '#features/identity/setup-open.ts'
import { keepTyped, readTyped } from '#features/identity/typed.ts'
import { keptInvitation } from '#features/partners/kept-invitation.ts'
import { isSixDigits } from '#lib/codes.ts'
import { isNative } from '#lib/platform.ts'
import { mayNeedSetup, productName } from '#lib/product.ts'
import { paths, type RedirectState } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormCode, FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'

export function LoginPage() {
  const { t } = useLingui()
  const person = useLastPerson()
  const from = useCameFrom()
  const isBack = person !== undefined || from === paths.signOff
  return (
    <AuthPage
      title={isBack ? t`Welcome back` : t`Good to see you`}
      name={t`Sign in`}
      lead={
        isBack ? (
          <Trans>Sign in to carry on.</Trans>
        ) : keptInvitation() === null ? (
          <Trans>Sign in to pick up where you left off.</Trans>
        ) : (
          <Trans>You’re invited to be impact partners. Sign in or create an account first.</Trans>
        )
      }
      picture={<PictureLift />}
    >
      <WhyHere />
      {mayNeedSetup && <SetupLink />}
      <Card>
        <LoginForm lastEmail={person?.email ?? ''} />
      </Card>
      <p>
        <Trans>
          New here?{' '}
          <AppLink to={paths.signUp} className={linkClass('inline-block py-2')}>
            Create an account
          </AppLink>
        </Trans>
      </p>
      <ReadFirst />
    </AuthPage>
  )
}

/** The person whose session ended while the app was open. */
function useLastPerson() {
  const queries = useQueryClient()
  // The sign-in clears the cache.
  return useState(() => queries.getQueryData(meQuery.queryKey))[0]
}

/** The page that redirected here. */
const useCameFrom = () => (useLocation().state as Partial<RedirectState> | null)?.from

/** Shown only on a server that has no app admin yet. */
function SetupLink() {
  const { data: isOpen } = useQuery(setupOpenQuery)
  if (!isOpen) return null
  return (
    <p className="rounded-field bg-quiet px-4 py-3">
      <Trans>
        This server has no app admin yet.{' '}
        <AppLink to={paths.setup} className={linkClass('inline-block py-2')}>
          Set it up
        </AppLink>
      </Trans>
    </p>
  )
}

function ReadFirst() {
  const { t } = useLingui()
  const links = [
    [paths.about, t`What's ${productName}?`],
    [paths.faq, t`Questions and answers`],
    [paths.pricing, isNative ? t`Membership` : t`Pricing`],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(([path, label]) => (
        <li key={path}>
          <AppLink to={path} className={linkClass('inline-flex min-h-11 items-center')}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** Why the person has to start again, after a step of the sign-in expired. */
function WhyHere() {
  if (useCameFrom() !== paths.twoFa) return null
  return (
    <p role="status" className="rounded-field bg-quiet px-4 py-3">
      <Trans>You had 10 minutes to enter your code. Sign in again.</Trans>
    </p>
  )
}

/** Email, password, and an optional code. Typed text stays. */
function LoginForm({ lastEmail }: { lastEmail: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state: way } = useLocation()
  const form = useForm(
    { email: readTyped().email || lastEmail, password: '', code: '' },
    ({ email, password, code }) => ({
      email: emailFault(email),
      password: password === '' ? t`Enter your password.` : undefined,
      code: code.trim() === '' || isSixDigits(code) ? undefined : t`Enter the 6 digits.`,
    }),
  )
  const signIn = useMutation({
    mutationFn: login,
    onSuccess: ({ token, state }) => {
      // Navigates here, because access routing would redirect a person with an unconfirmed address.
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
      onSubmit={(values) => signIn.mutate({ ...values, code: values.code.trim() })}
      secondary={
        <AppLink to={paths.resetPassword} className={linkClass('py-3 sm:px-2')}>
          <Trans>Forgot your password?</Trans>
        </AppLink>
      }
    >
      <FormEmail
        label={t`Email`}
        autoComplete="username"
        onWrite={(email) => keepTyped({ email })}
      />
      <FormPassword name="password" label={t`Password`} autoComplete="current-password" />
      <CodeFold onClose={() => form.write({ code: '' })} />
    </Form>
  )
}

/** The app's code, to sign in with one call. Folded: the second step can ask for it. */
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
        // A hidden field is not sent.
        else onClose()
      }}
    >
      <div className="pt-3 pb-2">
        <FormCode
          ref={field}
          name="code"
          label={t`Code from your app`}
          hint={<Trans>6 digits. Leave empty if you don’t have one.</Trans>}
        />
      </div>
    </Fold>
  )
}
