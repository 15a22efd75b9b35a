import { ChevronLeft } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'

export type BackLinkProps = {
  to: string
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  children: ReactNode
}

export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <AppLink
      to={to}
      onClick={onClick}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-pill px-2 font-semibold no-underline hover:bg-quiet"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </AppLink>
  )
}
