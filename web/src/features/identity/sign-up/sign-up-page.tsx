import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { getToken } from '#api/token.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { keptInvitation } from '#features/partners/kept-invitation.ts'
import { appStores, isOpenToAll, productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { invitationQuery, type OpenInvitation } from './invitation.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** /auth/sign-up; with ?invite= the page of an invitation. */
export function SignUpPage() {
  const [search] = useSearchParams()
  const code = search.get('invite')
  return code === null ? <SignUp /> : <InvitedPage key={code} code={code} />
}

function SignUp() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Create your account`}
      lead={<Trans>Sign up with your work email to join your company.</Trans>}
      picture={<PictureMeet />}
      long
    >
      {keptInvitation() !== null && (
        <p className="rounded-field bg-quiet px-4 py-3">
          <Trans>You’ll find your partner invitation on the home page.</Trans>
        </p>
      )}
      {!isOpenToAll && <WithoutCompany />}
      <Card>
        <SignUpForm />
      </Card>
      <p>
        <Trans>
          Have an account?{' '}
          <AppLink to={paths.login} className={linkClass('inline-block py-2')}>
            Sign in
          </AppLink>
        </Trans>
      </p>
    </AuthPage>
  )
}

/**
 * Comes before the form, because people without a company cannot use the product on the web.
 */
function WithoutCompany() {
  return (
    <div className="flex flex-col gap-3 rounded-field bg-quiet px-4 py-3">
      <p>
        <Trans>
          Signing up without a company? You’ll use {productName} in the app on your phone, not in
          the browser.
        </Trans>
      </p>
      {appStores.length > 0 && (
        <p className="flex flex-wrap gap-x-6">
          {appStores.map(({ name, url }) => (
            <a key={name} href={url} rel="noreferrer" className={linkClass('py-2')}>
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

/** /auth/sign-up?invite=: the target of invitations to a company. */
function InvitedPage({ code }: { code: string }) {
  const [isSignedIn] = useState(() => getToken() !== null)
  const { data, error, refetch } = useQuery({ ...invitationQuery(code), enabled: !isSignedIn })
  if (isSignedIn) return <Navigate to={paths.join(code)} replace />
  if (data !== undefined) return <Welcome invited={data} />
  if (error === null) return <PageLoading />
  if (toAppError(error).code === 'INVALID_CODE') return <Ended />
  return <ErrorPlace error={error} onRetry={() => void refetch()} />
}

function Welcome({ invited }: { invited: OpenInvitation }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { company, code, hasAccount, isCompanyAdmin } = invited
  // After signing in, the person returns to the invitation.
  const signIn = () => navigate(paths.login, { state: { asked: paths.join(code) } })
  return (
    <AuthPage
      title={t`${company} invited you`}
      name={t`Invitation`}
      lead={
        isCompanyAdmin ? (
          <Trans>You’ll join as an admin.</Trans>
        ) : (
          <Trans>What you read and plan is private. No one at work can see it.</Trans>
        )
      }
      picture={<PictureMeet />}
      long={!hasAccount}
    >
      {hasAccount ? (
        <>
          <p>
            <Trans>You already have an account with this email. Sign in to accept.</Trans>
          </p>
          <Button variant="primary" className="self-start" onClick={signIn}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      ) : (
        <>
          <Card>
            <SignUpForm invited={invited} />
          </Card>
          <Button variant="quiet" className="self-start" onClick={signIn}>
            <Trans>I have an account</Trans>
          </Button>
        </>
      )}
    </AuthPage>
  )
}

function Ended() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`This invitation is no longer valid`}
      lead={<Trans>Ask the person who sent it for a new one.</Trans>}
      picture={<PictureApart />}
    >
      <div className="flex flex-wrap gap-3">
        <AppLink to={paths.login} className={buttonClass('strong')}>
          <Trans>Sign in</Trans>
        </AppLink>
        <AppLink to={paths.signUp} className={buttonClass('quiet')}>
          <Trans>Sign up without the invitation</Trans>
        </AppLink>
      </div>
    </AuthPage>
  )
}
