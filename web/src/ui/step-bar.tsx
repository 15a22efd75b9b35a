import { cx } from '#lib/cx.ts'

export type StepBarProps = {
  /** How many steps there are. */
  total: number
  /** The step one is on, counted from 1. */
  current: number
  /** The same in words: "Step 2 of 6". */
  label: string
}

/** Where one is in a row of steps: a bar of segments and the same in words. */
export function StepBar({ total, current, label }: StepBarProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <div className="flex items-center gap-4">
      <div
        className="flex flex-1 gap-1.5"
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={current}
        aria-valuetext={label}
      >
        {steps.map((step) => (
          <span key={step} className="h-2 flex-1 overflow-hidden rounded-pill bg-quiet">
            <span
              className={cx(
                'block h-full origin-left rounded-pill bg-(--focus) transition-[scale] duration-250',
                step <= current ? 'scale-x-100' : 'scale-x-0',
              )}
            />
          </span>
        ))}
      </div>
      <span aria-hidden="true" className="shrink-0 text-note font-semibold text-field-soft">
        {label}
      </span>
    </div>
  )
}
