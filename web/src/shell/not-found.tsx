import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { LandingLayout } from '#shell/landing-layout.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Product 2, not-found page: on the landing layout, with the path and the error. */
export function NotFound() {
  return (
    <LandingLayout>
      <NotFoundWords />
    </LandingLayout>
  )
}

/** Not-found words within a layout; `children` add to it. */
export function NotFoundWords({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="m-auto flex max-w-160 flex-col items-center gap-5 py-8 text-center">
      <div className="w-72 max-w-full">
        <PictureLost />
      </div>
      <PageTitle>
        <Trans>Sorry, that page isn't here.</Trans>
      </PageTitle>
      <p className="max-w-full text-field-soft">
        <code className="wrap-anywhere">{pathname}</code>
        <br />
        <Trans>404: This page could not be found</Trans>
      </p>
      {children && <p className="max-w-dialog text-pretty">{children}</p>}
      <AppLink to={paths.home} className={buttonClass('strong')}>
        <Trans>Go home</Trans>
      </AppLink>
    </div>
  )
}
