import type { ReactNode } from 'react'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { FreshSignIn } from '#shell/reauthenticate/fresh-sign-in.tsx'

export type SecurityPageProps = {
  /** The heading. */
  title: string
  /** The document's title, where the heading is a sentence. */
  name?: string
  lead?: ReactNode
  /** The question mark beside the heading. */
  help?: ReactNode
  /** The page above. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** The frame of the security pages: the way back, the heading, and a fresh sign-in where it is due. */
export function SecurityPage({ title, name, lead, help, back, children }: SecurityPageProps) {
  return (
    <FreshSignIn>
      <div className="flex flex-col gap-8">
        <header className="flex flex-col items-start gap-3">
          {back && <BackLink to={back.to}>{back.label}</BackLink>}
          <div className="flex items-center gap-2">
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
