import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { progressLabel } from '#features/goals/goals.labels.ts'
import type { CheckIn } from '#features/goals/goals.queries.ts'
import { isProgress } from '#features/goals/goals.rules.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { outcomeLabel } from './check-in.labels.ts'
import { outcomes } from './check-in.rules.ts'

export type StoryProps = { checkIns: readonly CheckIn[]; label: string }

export function Story({ checkIns, label }: StoryProps) {
  const zone = useMe().timeZone
  const today = localDay(new Date(), zone)
  return (
    <ol aria-label={label} className="flex flex-col gap-4">
      {checkIns.map((one) => (
        <li key={one._id} className="border-s-4 border-(--quiet) ps-4 wrap-anywhere">
          <p className="text-note font-semibold text-field-soft">
            {formatDay(localDay(new Date(one.createdDate), zone), today)}
          </p>
          <p>
            <Entry checkIn={one} />
          </p>
          {one.note && (
            <p dir="auto" className="mt-1 whitespace-pre-wrap">
              {one.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Entry({ checkIn }: { checkIn: CheckIn }) {
  const { t, i18n } = useLingui()
  const { outcome, next, was, progressBefore, progressAfter } = checkIn
  const known = outcomes.find((one) => one === outcome)
  const said = known ? i18n._(outcomeLabel[known]) : t`Taken up again`
  const moved = progressAfter !== progressBefore && isProgress(progressAfter)
  const parts: ReactNode[] = [<strong key="said">{said}</strong>]
  if (next === 'shrink') parts.push(was ? t`made smaller, before: ${was}` : t`made smaller`)
  if (next === 'swap') parts.push(was ? t`swapped, before: ${was}` : t`swapped`)
  if (next === 'move') parts.push(<Trans key="moved">moved to another time</Trans>)
  if (moved) parts.push(i18n._(progressLabel[progressAfter]))
  return parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))
}
