import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A line that opens what is folded away beneath it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-field py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose space-y-3 pb-5">{children}</div>
    </details>
  )
}
