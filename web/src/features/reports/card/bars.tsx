import { Trans } from '@lingui/react/macro'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'

export type Bar = {
  key: string
  label: string
  /** Null where too few people stand behind it. */
  figure: number | null
  isExact: boolean
  /** How many there could be. */
  of: number | null
  tone: Tone
}

type Props = {
  bars: readonly Bar[]
  label: string
  /** What a whole bar stands for; without it, the highest figure of all. */
  full: number | null
}

/** Figures side by side: a list in words, with bars that only show the same again. */
export function Bars({ bars, label, full }: Props) {
  const longest = Math.max(1, full ?? 0, ...bars.map(({ figure }) => figure ?? 0))
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{bar.label}</span>
            <Figure bar={bar} />
          </span>
          <span aria-hidden="true" className="mt-1 block h-3 rounded-pill bg-quiet">
            {bar.figure !== null && bar.figure > 0 && (
              <span
                className={cx('block h-full min-w-3 rounded-pill', toneClass[bar.tone])}
                style={{ width: `${(100 * bar.figure) / (bar.of ?? longest)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ bar: { figure, isExact, of } }: { bar: Bar }) {
  if (figure === null) {
    return (
      <span className="shrink-0 text-note text-field-soft">
        <Trans>too few people</Trans>
      </span>
    )
  }
  return (
    <span className="shrink-0 font-display text-lead font-bold">
      {of !== null ? (
        <Trans>
          {figure} of {of}
        </Trans>
      ) : isExact ? (
        figure
      ) : (
        <Trans>about {figure}</Trans>
      )}
    </span>
  )
}
