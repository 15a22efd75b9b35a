import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Scores of one week, before and after an action (product 9, weekly score). */
export type Points = { from: number; to: number }

/** How long a number counts up, in milliseconds. */
const duration = 280

/**
 * The points that an action added to the week: "+10", and the score that counts up to its new
 * value.
 */
export function PointsEarned({ from, to }: Points) {
  return (
    <p className="flex items-center gap-3">
      {to > from && <Gain from={from} to={to} />}
      <span aria-hidden="true">
        <Trans>
          <CountUp from={from} to={to} /> points this week
        </Trans>
      </span>
      <VisuallyHidden>
        <EarnedWords from={from} to={to} />
      </VisuallyHidden>
    </p>
  )
}

export function EarnedWords({ from, to }: Points) {
  const gain = to - from
  if (gain <= 0) return <Trans>{to} points this week</Trans>
  return (
    <Trans>
      {gain} points earned. {to} this week.
    </Trans>
  )
}

/** "+10" in a pill; the sentence beside it is for screen readers. */
export function Gain({ from, to, className }: Points & { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'rise on-tone rounded-pill bg-sun px-2.5 font-display figures text-body leading-snug',
        className,
      )}
    >
      +{to - from}
    </span>
  )
}

/** A number that counts up; with reduced motion, it shows the last value at once. */
export function CountUp({ from, to }: Points) {
  const [shown, setShown] = useState(from)
  useEffect(() => {
    const start = performance.now()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const step = (now: number) => {
      const part = isStill ? 1 : Math.min(1, Math.max(0, now - start) / duration)
      setShown(Math.round(from + (to - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return <span className="figures">{shown}</span>
}
