import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'

type Props = { to: string; icon: ReactNode; title: string; children: ReactNode }

/** A card of an administration page: its target and its content. */
export function PartLink({ to, icon, title, children }: Props) {
  return (
    <li className="@container">
      <AppLink
        to={to}
        className={cardClass(
          undefined,
          'h-full no-underline transition-[scale] active:scale-[0.98]',
        )}
      >
        <span className="flex items-center gap-3 @max-[17rem]:flex-col @max-[17rem]:items-start @max-[17rem]:gap-2 [&>svg]:shrink-0">
          {icon}
          <h2 className="min-w-0 text-title">{title}</h2>
        </span>
        <span className="mt-2 block text-field-soft">{children}</span>
      </AppLink>
    </li>
  )
}
