import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { productName } from '#lib/product.ts'
import { paths, type Way } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { LoginForm } from './login-form.tsx'

/** /auth/login */
export function LoginPage() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Good to see you.`}
      name={t`Sign in`}
      lead={<Trans>Sign in and lift somebody today.</Trans>}
      picture={<PictureLift />}
    >
      <WhyHere />
      <Card>
        <LoginForm />
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

/** What can be read without an account. */
function ReadFirst() {
  const { t } = useLingui()
  const links = [
    [paths.about, t`What's ${productName}?`],
    [paths.faq, t`Questions and answers`],
    [paths.pricing, t`Pricing`],
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

/** Says why one has to begin again, to those whose step on the way in has ended. */
function WhyHere() {
  const way = useLocation().state as Partial<Way> | null
  if (way?.from !== paths.twoFa) return null
  return (
    <p role="status" className="rounded-field bg-quiet px-4 py-3">
      <Trans>The step for your code lasts ten minutes. Please sign in again.</Trans>
    </p>
  )
}
