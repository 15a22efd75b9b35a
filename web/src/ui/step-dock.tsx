import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { type Tone, toneClass } from '#ui/tone.ts'

export type StepDockProps = {
  label: string
  /** The current step, counted from 1, or the number of finished ones; and in words. */
  current: number
  total: number
  words: string
  /** Missing on the first page. */
  back?: { label: string; onClick: () => void } | undefined
  /** `onClick` is null while disabled; no `next` if the answer itself leads on. */
  next?: { label: string; onClick: (() => void) | null; isQuiet?: boolean } | undefined
  tone: Tone
  className?: string | undefined
}

/** The step bar with the buttons back, if possible, and next, in reach of a thumb. */
export function StepDock({ label, back, next, tone, className, ...place }: StepDockProps) {
  return (
    <nav
      aria-label={label}
      className={cx(
        'on-dock fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 flex items-center gap-3 rounded-card p-2 shadow-lift max-[22.5rem]:gap-2 low:static! low:flex-wrap lg:inset-x-auto',
        className,
      )}
    >
      {back && (
        <IconButton
          variant="quiet"
          label={back.label}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={back.onClick}
        />
      )}
      <Progress {...place} tone={tone} />
      {next && (
        <button
          type="button"
          disabled={next.onClick === null}
          onClick={() => next.onClick?.()}
          className={cx(
            'inline-flex min-h-12 items-center gap-2 rounded-pill px-5 text-start font-semibold wrap-break-word max-[22.5rem]:px-4 transition-[background-color,scale,opacity] active:scale-[0.97]',
            next.onClick === null
              ? 'bg-quiet text-field-soft'
              : next.isQuiet
                ? 'text-field hover:bg-quiet'
                : toneClass[tone],
          )}
        >
          {next.label}
          {!next.isQuiet && (
            <ArrowRight aria-hidden="true" className="size-5 max-[22.5rem]:hidden" />
          )}
        </button>
      )}
    </nav>
  )
}

/** The last rendered bar. */
let last = { current: 0, total: 0 }

type ProgressProps = { current: number; total: number; words: string; tone: Tone }

// More segments would be too narrow on a phone.
const mostSegments = 8

function Progress({ current, total, words, tone }: ProgressProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1)
  const [before] = useState(() => {
    const isNext = last.total === total && Math.abs(last.current - current) === 1
    return isNext ? last.current : current - 1
  })
  useEffect(() => {
    last = { current, total }
  }, [current, total])
  return (
    <div
      role="progressbar"
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={words}
      className="min-w-min flex-1 px-2 wrap-break-word max-[22.5rem]:px-0"
    >
      <span className="flex gap-1.5">
        {total > mostSegments ? (
          <Segment tone={tone} part={current / total} />
        ) : (
          steps.map((step) => (
            <Segment
              key={step}
              tone={tone}
              part={step <= current ? 1 : 0}
              from={step <= before ? 1 : 0}
            />
          ))
        )}
      </span>
      <span aria-hidden="true" className="mt-1.5 block text-note text-field-soft">
        {words}
      </span>
    </div>
  )
}

type SegmentProps = { tone: Tone; part: number; from?: 0 | 1 }

function Segment({ tone, part, from }: SegmentProps): ReactNode {
  return (
    <span className="h-2 flex-1 overflow-hidden rounded-pill bg-quiet">
      <span
        style={{ scale: `${part} 1` }}
        className={cx(
          'fill block h-full origin-left rounded-pill transition-[scale] duration-250',
          // Each step of a flow renders a new bar, which continues from the state of the last one.
          from === 0 && 'starting:[scale:0_1]!',
          from === 1 && 'starting:[scale:1_1]!',
          toneClass[tone],
        )}
      />
    </span>
  )
}
