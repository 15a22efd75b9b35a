import { ArrowUpRight } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { ToneArt } from '#ui/art/tone-art.tsx'
import { type Tone, toneClass } from '#ui/tone.ts'

/** The style of a big colour card; put it on a link, with ToneCardBody inside. */
export function toneCardClass(tone: Tone, extra?: string): string {
  return cx(
    'group relative flex overflow-hidden rounded-card p-5 no-underline transition-[scale,translate] hover:-translate-y-1 active:scale-[0.98] sm:p-6',
    toneClass[tone],
    extra,
  )
}

type BodyProps = { tone: Tone; title: string; text: string; isShort: boolean }

/**
 * Picture, title, one line and the arrow: a row on a phone, a tall card from 640 px. `isShort` shows
 * only the title on a phone.
 */
export function ToneCardBody({ tone, title, text, isShort }: BodyProps) {
  const more = isShort && 'max-sm:hidden'
  return (
    <span className="flex min-w-0 flex-1 items-center gap-4 sm:items-end">
      <ToneArt
        tone={tone}
        className="absolute -top-3 -left-4 hidden w-36 transition-[scale] duration-250 group-hover:scale-[1.05] sm:block"
      />
      <span className="relative min-w-0 flex-1">
        <span
          className={cx(
            'block font-display text-title text-balance',
            isShort && 'max-sm:text-lead',
          )}
        >
          {title}
        </span>
        <span className={cx('mt-0.5 block text-body leading-snug', more)}>{text}</span>
      </span>
      <span
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-pill bg-on-tone text-[#fff] transition-[rotate] max-[18rem]:hidden group-hover:rotate-12 sm:absolute sm:top-6 sm:right-6',
          more,
        )}
      >
        <ArrowUpRight aria-hidden="true" className="size-5" />
      </span>
    </span>
  )
}
