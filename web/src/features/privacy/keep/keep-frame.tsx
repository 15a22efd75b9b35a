import type { ReactNode } from 'react'
import { PageTitle } from '#shell/page-title.tsx'

type Props = {
  title: string
  lead: ReactNode
  picture: ReactNode
  /** What the page has come to: each heading is announced. */
  moment?: string
  children: ReactNode
}

/** One thing to decide, with a picture above. */
export function KeepFrame({ title, lead, picture, moment, children }: Props) {
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-56 max-w-full">{picture}</div>
      <div>
        <PageTitle moment={moment ?? title}>{title}</PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">{lead}</p>
      </div>
      {children}
    </div>
  )
}
