import { Trans } from '@lingui/react/macro'
import { Navigate, useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { productName, publicPlatforms } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { buttonClass } from '#ui/button.tsx'

/** /user/left: after somebody has left their company; what becomes of the account, and how it goes on. */
export function LeftPage() {
  const { email, isPublicUser } = useMe()
  const { state } = useLocation()
  const company = (state as { company?: string } | null)?.company
  if (!isPublicUser) return <Navigate to={paths.home} replace />
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-56 max-w-full">
        <PictureRest />
      </div>
      <div>
        <PageTitle className="break-words">
          {company ? <Trans>You have left {company}.</Trans> : <Trans>You have left.</Trans>}
        </PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">
          <Trans>
            Your goals, notes and answers came along: the account of {email} is yours alone now.
          </Trans>
        </p>
      </div>
      <p>
        {publicPlatforms === 'any' ? (
          <Trans>Without a company {productName} needs a membership from here on.</Trans>
        ) : (
          <Trans>
            Without a company you go on in the {productName} app on your phone, with a membership.
            In the browser you can still see, download and delete what is yours.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <AppLink to={paths.privacy} className={buttonClass('strong')}>
          <Trans>Privacy and your data</Trans>
        </AppLink>
        {publicPlatforms === 'any' && (
          <AppLink to={paths.home} className={buttonClass('quiet')}>
            <Trans>Go on</Trans>
          </AppLink>
        )}
        <AppLink to={paths.signOff} className={buttonClass('quiet')}>
          <Trans>Sign off</Trans>
        </AppLink>
      </div>
    </div>
  )
}
