import { cx } from '#lib/cx.ts'

function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <path d="M3 16h26a13 13 0 0 1-26 0z" fill="currentColor" />
      <circle cx="16" cy="8" r="6" className="fill-coral" />
    </svg>
  )
}

type Props = {
  name: string
  /** On phones (below 448 px) the mark replaces the name. */
  compact?: 'phone'
}

export function Logo({ name, compact }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5 text-field">
      <LogoMark />
      <span
        className={cx(
          'font-display text-title whitespace-nowrap lowercase tracking-[-0.03em]',
          compact && 'max-[28rem]:sr-only',
        )}
      >
        {name}
      </span>
    </span>
  )
}
