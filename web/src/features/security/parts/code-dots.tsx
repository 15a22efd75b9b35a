import { cx } from '#lib/cx.ts'

/** A dot for each recovery code, filled if unused; decorative. */
export function CodeDots({ left, all }: { left: number; all: number }) {
  const dots = Array.from({ length: all }, (_, index) => index)
  return (
    <div aria-hidden="true" className="mt-4 flex flex-wrap gap-2">
      {dots.map((dot) => (
        <span
          key={dot}
          className={cx(
            'size-4 rounded-pill border-2 border-current',
            dot < left ? 'bg-current' : 'opacity-50',
          )}
        />
      ))}
    </div>
  )
}
