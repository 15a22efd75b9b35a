import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'

type Props = { path: string | null; state?: object; children: ReactNode }

/** A link to a page of the app, to another site or to a telephone; without a path, plain text. */
export function Way({ path, state, children }: Props) {
  const look = 'flex min-h-11 items-center gap-3 rounded-field px-2 py-1 no-underline'
  if (path === null) return <p className={look}>{children}</p>
  const arrow = <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
  return path.startsWith('/') ? (
    <AppLink to={path} state={state} className={look}>
      {children}
      {arrow}
    </AppLink>
  ) : (
    <a href={path} target="_blank" rel="noreferrer" className={look}>
      {children}
      {arrow}
    </a>
  )
}
