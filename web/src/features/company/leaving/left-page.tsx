import { Trans } from '@lingui/react/macro'
import { Navigate, useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { isOpenToAll, productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { buttonClass } from '#ui/button.tsx'

/**
 * /user/left: explains what happens to the account after leaving. After an emailed link, the person
 * is not signed in.
 */
export function LeftPage() {
  const hasToken = useToken() !== null
  const { state } = useLocation()
  const company = (state as { company?: string } | null)?.company
  if (hasToken) return <LeftHere company={company} />
  if (company === undefined) return <Navigate to={paths.login} replace />
  return <Farewell company={company} email={undefined} />
}

function LeftHere({ company }: { company: string | undefined }) {
  const { email, isPublicUser } = useMe()
  if (!isPublicUser) return <Navigate to={paths.home} replace />
  return <Farewell company={company} email={email ?? ''} />
}

type Props = {
  company: string | undefined
  /** The email of the signed-in account; undefined without a sign-in */
  email: string | undefined
}

function Farewell({ company, email }: Props) {
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-56 max-w-full">
        <PictureRest />
      </div>
      <div>
        <PageTitle>
          {company ? <Trans>You have left {company}.</Trans> : <Trans>You have left.</Trans>}
        </PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">
          {email === undefined ? (
            <Trans>
              Your goals, notes and answers came with you. Sign in with the email that our link came
              to.
            </Trans>
          ) : (
            <Trans>Your goals, notes and answers came with you. Sign in with {email}.</Trans>
          )}
        </p>
      </div>
      <p>
        {isOpenToAll ? (
          <Trans>Without a company, you need a membership to use {productName}.</Trans>
        ) : (
          <Trans>
            Without a company, you use the {productName} app on your phone, with a membership. In
            the browser you can still see, download and delete your data.
          </Trans>
        )}
      </p>
      {email === undefined ? (
        <AppLink to={paths.login} className={buttonClass('strong', 'self-start')}>
          <Trans>Sign in</Trans>
        </AppLink>
      ) : (
        <WaysOn />
      )}
    </div>
  )
}

function WaysOn() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppLink to={paths.privacy} className={buttonClass('strong')}>
        <Trans>Privacy and your data</Trans>
      </AppLink>
      {isOpenToAll && (
        <AppLink to={paths.home} className={buttonClass('quiet')}>
          <Trans>Continue</Trans>
        </AppLink>
      )}
      <AppLink to={paths.signOff} className={buttonClass('quiet')}>
        <Trans>Sign out</Trans>
      </AppLink>
    </div>
  )
}
