import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'

type Props = {
  title: ReactNode
  note?: ReactNode
  takesFocus?: boolean
  isScrolled?: boolean
  /** Leads to the debrief; missing at the end. */
  onStop?: () => void
  children: ReactNode
}

/**
 * Takes the focus when the pressed button is removed, so that the next choice needs one key.
 * Scrolls into view only if no new line is scrolled to.
 */
export function Part(props: Props) {
  const { title, note, takesFocus = false, isScrolled = false, onStop, children } = props
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true })
    if (isScrolled) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus, isScrolled])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex scroll-mt-4 scroll-mb-28 flex-col gap-4 outline-none"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {note && <p className="mt-1 text-note text-field-soft">{note}</p>}
        </div>
        {/* At the top, which the bottom bar of a phone never covers. */}
        {onStop && (
          <Button variant="quiet" className="shrink-0 px-4!" onClick={onStop}>
            <Trans>Stop here</Trans>
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
