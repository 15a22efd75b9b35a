import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { Fold } from '#ui/fold.tsx'
import type { ImpactIndex, ScoreLine } from './impact-index.queries.ts'
import { countedAs, isCounted, lineNames } from './index.labels.ts'

/**
 * Each counted activity and its points, line by line; the sum is the score (product 9, weekly
 * score).
 */
export function ScoreLines({ index }: { index: ImpactIndex }) {
  const { weeklyScore, lines } = index
  const of = (part: string) => lines.filter((line) => line.part === part)
  return (
    <Fold title={<Trans>How your score works</Trans>}>
      <table className="w-full">
        <caption className="sr-only">
          <Trans>Points of this week</Trans>
        </caption>
        <Part lines={of('base')} name={<Trans>Base</Trans>} />
        <Part lines={of('variable')} name={<Trans>Activity</Trans>} />
        <tfoot className="text-lead">
          <Sum name={<Trans>Your score</Trans>} points={weeklyScore} cap={capOf(lines)} />
        </tfoot>
      </table>
      <p className="mt-3 text-note text-field-soft">
        <Trans>
          Actions, tips and reminders count once a week each. Every Monday, activity starts again at
          0. Your picture and your goals keep counting.
        </Trans>
      </p>
    </Fold>
  )
}

const sumOf = (lines: readonly ScoreLine[]) => lines.reduce((sum, { points }) => sum + points, 0)
const capOf = (lines: readonly ScoreLine[]) => lines.reduce((sum, { cap }) => sum + cap, 0)

function Part({ lines, name }: { lines: readonly ScoreLine[]; name: ReactNode }) {
  return (
    <tbody>
      {lines.map((line) => (
        <Line key={line.measure} line={line} />
      ))}
      <Sum name={name} points={sumOf(lines)} cap={capOf(lines)} isPart />
    </tbody>
  )
}

const end = 'py-2 pl-4 text-right align-top whitespace-nowrap figures'

function Line({ line }: { line: ScoreLine }) {
  const { i18n } = useLingui()
  const { measure, count, points, cap, next } = line
  const name = lineNames[measure]
  const about = countedAs[measure]
  return (
    <tr>
      <th scope="row" className="py-2 text-left font-normal">
        <span className="block font-semibold">
          {name ? i18n._(name) : measure}
          {isCounted(measure) && `: ${count}`}
        </span>
        {about && <span className="block text-note text-field-soft">{i18n._(about)}</span>}
        {next && (
          <span className="block text-note text-field-soft">
            <More line={line} />
          </span>
        )}
      </th>
      <td className={end}>
        <Trans>
          <strong>{points}</strong> of {cap}
        </Trans>
      </td>
    </tr>
  )
}

function More({ line: { measure, count, points, next } }: { line: ScoreLine }) {
  if (!next) return null
  const more = next.count - count
  const gain = next.points - points
  if (!isCounted(measure)) return <Trans>Add one: +{gain} points</Trans>
  if (count === 0 && more === 1) return <Trans>First one: +{gain} points</Trans>
  return (
    <Trans>
      {more} more: +{gain} points
    </Trans>
  )
}

type SumProps = { name: ReactNode; points: number; cap: number; isPart?: boolean }

function Sum({ name, points, cap, isPart = false }: SumProps) {
  return (
    <tr className={cx('border-t-2 border-(--quiet) font-semibold', isPart && 'border-b-2')}>
      <th scope="row" className="py-2 text-left font-semibold">
        {name}
      </th>
      <td className={end}>
        <Trans>
          <strong>{points}</strong> of {cap}
        </Trans>
      </td>
    </tr>
  )
}
