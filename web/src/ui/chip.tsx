import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'

export function Chip({
  tone,
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-pill px-3 py-1 text-note font-semibold',
        tone ? toneClass[tone] : 'bg-quiet text-field',
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  )
}
