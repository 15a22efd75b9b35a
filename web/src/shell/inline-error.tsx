import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '#shell/error-text.ts'

type Props = {
  error: unknown
  /** Replaces the default message. */
  children?: ReactNode
}

/** An error beside its cause, read out when it appears. Renders nothing for null. */
export function InlineError({ error, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div role="alert" ref={ref} className="empty:hidden">
      {error ? (
        <p className="flex gap-3 rounded-field bg-danger px-4 py-3 font-semibold text-on-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{children || errorText(error)}</span>
        </p>
      ) : null}
    </div>
  )
}
