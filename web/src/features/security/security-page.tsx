import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { FreshSignIn } from '#shell/fresh/fresh-sign-in.tsx'
import { PageTitle } from '#shell/page-title.tsx'

export type SecurityPageProps = {
  /** The heading. */
  title: string
  /** The document's title, where the heading is a sentence. */
  name?: string
  lead?: ReactNode
  /** The page above. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** The frame of the security pages: the way back, the heading, and a fresh sign-in where it is due. */
export function SecurityPage({ title, name, lead, back, children }: SecurityPageProps) {
  return (
    <FreshSignIn>
      <div className="flex flex-col gap-8">
        <header className="flex flex-col items-start gap-3">
          {back && (
            <AppLink
              to={back.to}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill pr-4 font-semibold no-underline"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              {back.label}
            </AppLink>
          )}
          <PageTitle {...(name === undefined ? {} : { name })}>{title}</PageTitle>
          {lead && <p className="max-w-prose text-lead text-pretty text-field-soft">{lead}</p>}
        </header>
        {children}
      </div>
    </FreshSignIn>
  )
}
