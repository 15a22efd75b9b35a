import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '#lib/cx.ts'
import { cardClass } from '#ui/card.tsx'
import type { Tone } from '#ui/tone.ts'

type Props = {
  title: ReactNode
  lead?: ReactNode
  tone?: Tone
  help?: ReactNode
  id?: string
  children: ReactNode
}

export function Section({ title, lead, tone, help, id, children }: Props) {
  const heading = useId()
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // The section is rendered after the page, and the page after its address changes.
  useEffect(() => {
    if (id !== undefined && hash === `#${id}`) place.current?.scrollIntoView({ block: 'start' })
  }, [hash, id])
  return (
    <section
      ref={place}
      id={id}
      aria-labelledby={heading}
      className={cx(cardClass(tone), 'flex min-w-0 scroll-mt-6 flex-col gap-6 sm:p-8')}
    >
      <div>
        <div className="flex items-center justify-between gap-2">
          <h2 id={heading} className="text-title">
            {title}
          </h2>
          {help}
        </div>
        {lead && <p className="mt-2 max-w-prose text-note text-field-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
