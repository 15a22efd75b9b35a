import type { ReactNode } from 'react'
import { PageTitle } from '#shell/page-title.tsx'

type Props = {
  title: string
  lead?: ReactNode
  picture?: ReactNode
  moment?: string
  children?: ReactNode
}

/** The frame of the pages before and after paying: one column, one action. */
export function PaymentFrame({ title, lead, picture, moment, children }: Props) {
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      {picture && <div className="w-44 max-w-full">{picture}</div>}
      <div>
        <PageTitle moment={moment}>{title}</PageTitle>
        {lead && <p className="mt-3 text-lead text-pretty text-field-soft">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
