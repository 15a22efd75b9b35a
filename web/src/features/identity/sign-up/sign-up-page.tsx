import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { appStores, isOpenToAll, productName } from '#lib/product.ts'
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
      title={t`Create your account`}
      lead={<Trans>Sign up with your work email to join your company.</Trans>}
      picture={<PictureMeet />}
      long
    >
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

/** Said before the form: after it, people without a company would find that the web is not for them. */
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
