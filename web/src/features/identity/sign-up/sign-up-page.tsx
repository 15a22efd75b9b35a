import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { InvitedPage } from './invited-page.tsx'
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
      title={t`Come and join in.`}
      name={t`Create an account`}
      lead={<Trans>Use your work address: it brings you to your company.</Trans>}
      picture={<PictureMeet />}
      long
    >
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
