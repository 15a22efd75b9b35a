import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { setupOpenQuery } from '#features/identity/setup-open.ts'
import { isNative } from '#lib/platform.ts'
import { mayNeedSetup, productName } from '#lib/product.ts'
import { paths, type Way } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { LoginForm } from './login-form.tsx'

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
      {mayNeedSetup && <SetupLink />}
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

/** On a server that waits for its first app admin, and on no other. */
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

/** What can be read without an account. */
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

/** Why one has to start again, after a step of the sign-in expired. */
function WhyHere() {
  const way = useLocation().state as Partial<Way> | null
  if (way?.from !== paths.twoFa) return null
  return (
    <p role="status" className="rounded-field bg-quiet px-4 py-3">
      <Trans>The step for your code lasts ten minutes. Please sign in again.</Trans>
    </p>
  )
}
