import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'

export type AdminFrameProps = {
  title: ReactNode
  lead?: ReactNode
  /** The page above, unless it is the first of them. */
  back?: { to: string; label: ReactNode }
  action?: ReactNode
  /** What a page has come to that has several headings at one path. */
  moment?: string | undefined
  children: ReactNode
}

/** The frame of pages on which something is administered. */
export function AdminFrame({ title, lead, back, action, moment, children }: AdminFrameProps) {
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
        <div className="flex w-full flex-col items-start gap-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
          <div className="flex min-w-0 flex-col gap-3">
            <PageTitle moment={moment} className="min-w-0 break-words">
              {title}
            </PageTitle>
            {lead && <p className="max-w-prose text-lead text-pretty text-field-soft">{lead}</p>}
          </div>
          {action}
        </div>
      </header>
      {children}
    </div>
  )
}
