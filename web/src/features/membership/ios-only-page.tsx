import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'

/** /ios-only: people without a company are at home in the app (product 4, access routing). */
export function IosOnlyPage() {
  const { t } = useLingui()
  const isSignedIn = useToken() !== null
  const { data: me } = useQuery({ ...meQuery, enabled: isSignedIn })
  const isUnverified = isSignedIn && me?.emailVerified === false
  return (
    <div className="m-auto flex max-w-dialog flex-col items-center gap-5 py-8 text-center">
      <div className="w-64 max-w-full">
        <PictureRest />
      </div>
      <PageTitle>{t`Please use the app.`}</PageTitle>
      <p className="text-field-soft">
        <Trans>
          In a browser this is for people whose company takes part. Without one, you are at home in
          the app on your phone.
        </Trans>
      </p>
      {isUnverified && <ConfirmFirst />}
      {isSignedIn && !isUnverified && <StillYours />}
      <AppLink to={paths.signOff} className={buttonClass(isUnverified ? 'quiet' : 'strong')}>
        <Trans>Sign off</Trans>
      </AppLink>
    </div>
  )
}

/** What is kept of them is theirs to see, also where they cannot use it. */
function StillYours() {
  return (
    <p>
      <AppLink to={paths.privacy} className={linkClass('inline-block py-2')}>
        <Trans>See, download or delete what is yours</Trans>
      </AppLink>
    </p>
  )
}

/** Whose address is not confirmed may have a company: that is found out by confirming it. */
function ConfirmFirst() {
  return (
    <>
      <p className="text-field-soft">
        <Trans>
          Did you sign up with the address of your company? Then confirm that address first.
        </Trans>
      </p>
      <AppLink to={paths.verifyEmail} className={buttonClass('strong')}>
        <Trans>Confirm my address</Trans>
      </AppLink>
    </>
  )
}
