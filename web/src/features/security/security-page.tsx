import type { ReactNode } from 'react'
import { FreshSignIn } from '#features/fresh-sign-in/fresh-sign-in.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'

export type SecurityPageProps = {
  title: string
  /** The document's title, if the heading is a sentence. */
  name?: string
  lead?: ReactNode
  /** The question mark beside the heading. */
  help?: ReactNode
  back?: { to: string; label: string }
  children: ReactNode
}

/** The frame of security pages: back link, heading, and a new sign-in if required. */
export function SecurityPage({ title, name, lead, help, back, children }: SecurityPageProps) {
  return (
    <FreshSignIn>
      <div className="flex flex-col gap-8">
        <header className="flex flex-col items-start gap-3">
          {back && <BackLink to={back.to}>{back.label}</BackLink>}
          <div className="flex items-center gap-2 max-[22.5rem]:flex-wrap">
            <PageTitle {...(name === undefined ? {} : { name })}>{title}</PageTitle>
            {help}
          </div>
          {lead && <p className="max-w-prose text-lead text-pretty text-field-soft">{lead}</p>}
        </header>
        {children}
      </div>
    </FreshSignIn>
  )
}
