import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** In sight while it is folded as well. */
  note?: ReactNode
  children: ReactNode
}

/** Something that can wait: its title, and the rest when one asks for it. */
export function Fold({ title, note, children }: Props) {
  return (
    <details className="group min-w-0 flex-1">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-field py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {note && <span className="block text-note text-field-soft">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
