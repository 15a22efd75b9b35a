import { type ReactNode, useId } from 'react'
import { cardClass } from '#ui/card.tsx'

type Props = { title: ReactNode; lead?: ReactNode; children: ReactNode }

/** A card of the settings page with a heading. */
export function Part({ title, lead, children }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={cardClass(undefined, 'flex min-w-0 flex-col gap-5 sm:p-8')}
    >
      <div>
        <h2 id={heading} className="text-title">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-prose text-note text-field-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
