import type { ReactNode } from 'react'
import { linkClass } from '#ui/link.tsx'

/** Lists free help lines by country. */
export function HelpLines({ children }: { children?: ReactNode }) {
  return (
    <a href="https://findahelpline.com" target="_blank" rel="noreferrer" className={linkClass()}>
      {children}
    </a>
  )
}
