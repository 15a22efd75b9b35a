import type { MouseEventHandler, ReactNode } from 'react'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'

export type AdminFrameProps = {
  title: ReactNode
  lead?: ReactNode
  back?: {
    to: string
    label: ReactNode
    onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  }
  action?: ReactNode
  /** The state of a page that has several headings at one path. */
  moment?: string | undefined
  children: ReactNode
}

export function AdminFrame({ title, lead, back, action, moment, children }: AdminFrameProps) {
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        {back && (
          <BackLink to={back.to} onClick={back.onClick}>
            {back.label}
          </BackLink>
        )}
        <div className="flex w-full flex-col items-start gap-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
          <div className="flex min-w-0 flex-col gap-3">
            <PageTitle moment={moment} className="min-w-0">
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
