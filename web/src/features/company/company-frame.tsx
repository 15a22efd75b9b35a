import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** The page above, unless it is /company itself. */
  back?: { to: string; label: ReactNode }
  action?: ReactNode
  children: ReactNode
}

/** The frame of a company's pages. Whoever administers none is sent home: the server refuses them too. */
export function CompanyFrame({ title, lead, back, action, children }: Props) {
  if (!useMe().viewerCanAdminister) return <Navigate to={paths.home} replace />
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        {back && (
          <AppLink
            to={back.to}
            className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-pill px-2 font-semibold no-underline hover:bg-quiet"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            {back.label}
          </AppLink>
        )}
        <div className="flex w-full flex-wrap items-end justify-between gap-4">
          <PageTitle>{title}</PageTitle>
          {action}
        </div>
        {lead && <p className="max-w-prose text-lead text-pretty text-field-soft">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

export const companyBack = { to: '/company', label: <Trans>Company Admin</Trans> }
