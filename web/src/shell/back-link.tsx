import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'

/** The way back to the page that one is below, above its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-pill px-2 font-semibold no-underline hover:bg-quiet"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </AppLink>
  )
}
