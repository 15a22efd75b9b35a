import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ScoreLine } from '#api/impact-index.ts'
import { Fold } from '#ui/fold.tsx'
import { lineNames } from './index.labels.ts'

/** How the score comes about, line by line, folded away. */
export function ScoreLines({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <Fold title={<Trans>How your score works</Trans>}>
      <ul className="divide-y-2 divide-(--quiet)">
        {lines.map((line) => (
          <Line key={line.measure} line={line} />
        ))}
      </ul>
    </Fold>
  )
}

function Line({ line }: { line: ScoreLine }) {
  const { i18n } = useLingui()
  const { measure, count, points, cap, next } = line
  const name = lineNames[measure]
  const more = next ? next.count - count : 0
  const gain = next ? next.points - points : 0
  return (
    <li className="flex items-start gap-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {name ? i18n._(name) : measure}
          {measure !== 'profile' && measure !== 'avatar' && <> · {count}</>}
        </span>
        {next && (
          <span className="block text-note text-field-soft">
            <Trans>
              {more} more: <Plural value={gain} one="# point" other="# points" /> on top
            </Trans>
          </span>
        )}
      </span>
      <span className="shrink-0 figures">
        <Trans>
          <strong>{points}</strong> of {cap}
        </Trans>
      </span>
    </li>
  )
}
