import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import type { Tone } from '#ui/tone.ts'

// One shape for each tone; each shape extends beyond the card's edge.
const shapes: Record<Tone, ReactNode> = {
  sun: (
    <>
      <circle cx="14" cy="14" r="98" className="fill-coral" />
      <circle cx="14" cy="14" r="68" className="fill-[#fff8e6]" />
      <circle cx="14" cy="14" r="38" className="fill-on-tone" />
    </>
  ),
  mint: (
    <>
      <circle cx="42" cy="36" r="42" className="fill-on-tone" />
      <circle cx="90" cy="80" r="20" className="fill-[#203cd6]" />
      <circle cx="46" cy="98" r="16" className="fill-sun" />
    </>
  ),
  coral: (
    <>
      <path d="M56 14a48 48 0 0 0 0 96z" className="fill-[#fff8e6]" />
      <path d="M62 14a48 48 0 0 1 0 96z" className="fill-on-tone" />
    </>
  ),
  lilac: (
    <>
      <circle cx="58" cy="34" r="22" className="fill-coral" />
      <path d="M2 62h112a56 50 0 0 1-112 0z" className="fill-on-tone" />
    </>
  ),
}

export function ToneArt({ tone, className }: { tone: Tone; className?: string }) {
  return (
    <svg viewBox="0 0 120 120" className={cx('h-auto', className)} aria-hidden="true">
      {shapes[tone]}
    </svg>
  )
}
