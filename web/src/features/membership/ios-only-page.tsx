import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { isNative } from '#lib/platform.ts'
import { appStores, isOpenToAll, productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { buttonClass } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { QrCode } from '#ui/qr-code.tsx'

/** /ios-only: people without a company use the app if there is one (product 4, access routing). */
export function IosOnlyPage() {
  const isSignedIn = useToken() !== null
  const { data: me, isLoading } = useQuery({ ...meQuery, enabled: isSignedIn })
  if (isLoading) return <PageLoading />
  const mayUseWeb = me && (!me.isPublicUser || me.viewerCanAdministerApp)
  if (isOpenToAll || mayUseWeb) return <NotNeeded isSignedIn={!!me} />
  return <UseTheApp email={me?.email ?? null} isUnverified={me?.emailVerified === false} />
}

type UseTheAppProps = {
  email: string | null
  isUnverified: boolean
}

function UseTheApp({ email, isUnverified }: UseTheAppProps) {
  const { t } = useLingui()
  return (
    <Frame title={t`Use ${productName} in the app`}>
      <p className="text-lead text-pretty wrap-anywhere text-field-soft">
        {email === null ? (
          <Trans>
            Without a company, you use {productName} in the app on your phone. With a company, sign
            in here.
          </Trans>
        ) : (
          <Trans>
            Without a company, you use {productName} in the app on your phone. Your account is
            ready: sign in there as {email}.
          </Trans>
        )}
      </p>
      {isUnverified && <ConfirmFirst />}
      {appStores.length > 0 ? (
        <StoreCards />
      ) : (
        <p>
          <Trans>Search for {productName} in your phone’s app store.</Trans>
        </p>
      )}
      {email === null ? <VisitorWays /> : <SignedInWays />}
    </Frame>
  )
}

function NotNeeded({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useLingui()
  return (
    <Frame title={isNative ? t`You’re in the app` : t`You can use ${productName} here`}>
      {!isNative && (
        <p className="text-lead text-field-soft">
          {appStores.length > 0 ? (
            <Trans>It works in your browser and in the app.</Trans>
          ) : (
            <Trans>It works in your browser. You don’t need an app.</Trans>
          )}
        </p>
      )}
      {!isNative && appStores.length > 0 && <StoreCards />}
      {isSignedIn ? (
        <AppLink to={paths.home} className={buttonClass('strong', 'self-start')}>
          <Trans>Continue</Trans>
        </AppLink>
      ) : (
        <VisitorWays />
      )}
    </Frame>
  )
}

/** A company is known only once the email is confirmed. */
function ConfirmFirst() {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <Trans>Did you sign up with your work email? Confirm it to join your company.</Trans>
      </p>
      <AppLink to={paths.verifyEmail} className={buttonClass('strong')}>
        <Trans>Confirm my email</Trans>
      </AppLink>
    </div>
  )
}

function VisitorWays() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppLink to={paths.login} className={buttonClass(appStores.length > 0 ? 'quiet' : 'strong')}>
        <Trans>Sign in</Trans>
      </AppLink>
      <AppLink to={paths.signUp} className={buttonClass('quiet')}>
        <Trans>Create an account</Trans>
      </AppLink>
    </div>
  )
}

function SignedInWays() {
  const link = linkClass('py-3')
  return (
    <ul className="flex flex-col items-start">
      <li className="flex">
        <AppLink to={paths.pricing} className={link}>
          <Trans>See membership</Trans>
        </AppLink>
      </li>
      <li className="flex">
        <AppLink to={paths.privacy} className={link}>
          <Trans>See, download or delete your data</Trans>
        </AppLink>
      </li>
      <li className="flex">
        <AppLink to={paths.signOff} state={{ next: paths.login }} className={link}>
          <Trans>Sign in with another account</Trans>
        </AppLink>
      </li>
      <li className="flex">
        <AppLink to={paths.signOff} className={link}>
          <Trans>Sign out</Trans>
        </AppLink>
      </li>
    </ul>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-48 max-w-full">
        <PictureRest />
      </div>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  )
}

/** The app in each store: a button on a phone, a code to scan with the phone on wider screens. */
function StoreCards() {
  const { t } = useLingui()
  return (
    <>
      <div className="flex flex-col gap-3 sm:hidden">
        {appStores.map(({ name, url }) => (
          <a key={name} href={url} rel="noreferrer" className={buttonClass('strong')}>
            {name === 'App Store' ? t`Get it on the App Store` : t`Get it on Google Play`}
          </a>
        ))}
      </div>
      <div className="hidden flex-col gap-4 sm:flex">
        <p>
          <Trans>Scan a QR code with your phone.</Trans>
        </p>
        <ul className="flex flex-wrap gap-4">
          {appStores.map((store) => (
            <StoreCard key={store.name} {...store} />
          ))}
        </ul>
      </div>
    </>
  )
}

function StoreCard({ name, url }: { name: string; url: string }) {
  const { t } = useLingui()
  return (
    <li className="on-surface flex w-48 flex-col gap-3 rounded-card p-4 text-center">
      <div className="overflow-hidden rounded-field">
        <QrCode text={url} label={t`QR code for ${name}`} />
      </div>
      <a href={url} rel="noreferrer" className="font-semibold">
        {name}
      </a>
    </li>
  )
}
