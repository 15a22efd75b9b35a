import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** One line below the title, in sight also while it is folded. */
  note?: string | undefined
  children: ReactNode
}

/** A line that opens what is folded away beneath it. */
export function Fold({ title, note, children }: Props) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-field py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block">{title}</span>
          {note && <span className="block text-note font-normal text-field-soft">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose space-y-3 pb-5">{children}</div>
    </details>
  )
}
