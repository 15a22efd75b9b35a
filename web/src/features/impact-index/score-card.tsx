import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import type { ImpactIndex } from './impact-index.queries.ts'

type Props = { current: ImpactIndex; before: ImpactIndex | undefined }

/** The weekly score, with a bar beside the bar of the latest earlier week. */
export function ScoreCard({ current, before }: Props) {
  const more = before ? current.weeklyScore - before.weeklyScore : 0
  return (
    <div className="on-tone flex flex-wrap items-end justify-between gap-x-4 gap-y-4 rounded-card bg-sun px-6 py-5">
      <p className="w-24 flex-auto">
        <span className="block font-display text-[4.5rem] leading-[0.9] figures">
          {current.weeklyScore}
        </span>
        <span className="mt-2 block text-note font-semibold">
          <Trans>of 100 this week</Trans>
        </span>
      </p>
      <dl className="flex gap-2 sm:gap-4">
        {before && (
          <Bar score={before.weeklyScore}>
            {before.weeksAgo === 1 ? (
              <Trans>Last week</Trans>
            ) : (
              <Plural value={before.weeksAgo} one="# week ago" other="# weeks ago" />
            )}
          </Bar>
        )}
        <Bar score={current.weeklyScore} isNow>
          <Trans>This week</Trans>
        </Bar>
      </dl>
      {before?.weeksAgo === 1 && more > 0 && (
        <p className="basis-full text-note">
          <Trans>{more} more than last week</Trans>
        </p>
      )}
    </div>
  )
}

type BarProps = { score: number; isNow?: boolean; children: ReactNode }

/** One week: its figure, its bar up to 100, and its name. The figure repeats the bar's value. */
function Bar({ score, isNow = false, children }: BarProps) {
  return (
    <div className="flex w-14 flex-col-reverse items-center">
      <dt className="mt-1.5 text-center text-note leading-tight font-semibold">{children}</dt>
      <dd className="flex flex-col items-center">
        <span className="font-display text-lead leading-tight figures">{score}</span>
        <span
          aria-hidden="true"
          className="mt-1.5 flex h-20 w-9 items-end overflow-hidden rounded-field bg-on-tone/15"
        >
          <span
            className={cx('fill block w-full bg-on-tone', !isNow && 'opacity-60')}
            style={{ blockSize: `${score}%` }}
          />
        </span>
      </dd>
    </div>
  )
}
