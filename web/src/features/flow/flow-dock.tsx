import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { FlowRun } from '#flow/run.ts'
import { cx } from '#lib/cx.ts'
import { entityTone } from '#lib/entities.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { toneClass } from '#ui/tone.ts'

type Props = {
  run: FlowRun
  onBack: () => void
  /** Null while there is no way on; undefined where there is no such button. */
  onNext: (() => void) | null | undefined
  nextLabel: string
  className?: string
}

/** The step bar: the way back, where one is, the way on. In reach of a thumb. */
export function FlowDock({ run, onBack, onNext, nextLabel, className }: Props) {
  const { t } = useLingui()
  const tone = toneClass[entityTone[run.entity]]
  return (
    <nav
      aria-label={t`Steps`}
      className={cx(
        'on-dock fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 flex items-center gap-3 rounded-card p-2 shadow-lift lg:inset-x-auto',
        className,
      )}
    >
      <IconButton
        variant="quiet"
        label={run.currentIndex === 0 ? t`Back to home` : t`Back`}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={onBack}
      />
      <Progress run={run} tone={tone} />
      {onNext !== undefined && (
        <button
          type="button"
          disabled={onNext === null}
          onClick={() => onNext?.()}
          className={cx(
            'inline-flex min-h-12 items-center gap-2 rounded-pill px-5 font-semibold transition-[background-color,scale,opacity] active:scale-[0.97]',
            onNext === null ? 'bg-quiet text-field-soft' : tone,
          )}
        >
          {nextLabel}
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
      )}
    </nav>
  )
}

function Progress({ run, tone }: { run: FlowRun; tone: string }) {
  const { t } = useLingui()
  const [step, total] = [run.currentIndex + 1, run.totalSteps]
  const words = t`Step ${step} of ${total}`
  return (
    <div
      role="progressbar"
      aria-label={words}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={words}
      className="min-w-0 flex-1 px-1"
    >
      <span className="flex gap-1.5">
        {run.questions.map((question, index) => (
          <span key={question.page} className="h-2 flex-1 overflow-hidden rounded-pill bg-quiet">
            <span
              className={cx(
                'block h-full origin-left rounded-pill transition-[scale] duration-250',
                tone,
                index < step ? 'scale-x-100' : 'scale-x-0',
              )}
            />
          </span>
        ))}
      </span>
      <span aria-hidden="true" className="mt-1.5 block text-note text-field-soft">
        {words}
      </span>
    </div>
  )
}
