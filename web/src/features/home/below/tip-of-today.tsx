import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { feedOfTheDayQuery, readTip, type ShownTip } from '#features/feed/feed.queries.ts'
import { useRead } from '#features/feed/use-read.ts'
import { localDay } from '#lib/dates.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

/** The first of the day's tips that wasn't dismissed. Hidden after a failure (product 8). */
export function TipOfToday() {
  const day = localDay(new Date(), useMe().timeZone ?? 'UTC')
  const { data } = useQuery(feedOfTheDayQuery(day))
  const tip = data?.tips.find(({ wish }) => wish !== 'notForMe')
  return tip ? <Tip tip={tip} /> : null
}

function Tip({ tip }: { tip: ShownTip }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { actionId, adviceId, adviceTitle, entity } = tip
  const read = () => {
    if (!tip.isRead) void readTip(queries, tip.id)
  }
  const ref = useRead<HTMLDivElement>(`${tip.title} ${tip.text}`, tip.isRead, read)
  return (
    <Card ref={ref} tone={isEntity(entity) ? entityTone[entity] : undefined}>
      <p className="text-note font-semibold">
        <Trans>Today's tip</Trans>
      </p>
      <h2 className="mt-1 text-title">{tip.title}</h2>
      <p className="mt-2 max-w-prose">{tip.text}</p>
      <p className="mt-3 empty:hidden">
        <FitReason reasons={tip.reasons} />
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {actionId && adviceTitle && (
          <AppLink
            to={paths.action({ action: actionId, advice: adviceId, entity })}
            state={{ from: 'home' }}
            aria-label={t`Read the advice: ${adviceTitle}`}
            onClick={read}
            className="inline-flex min-h-12 items-center rounded-pill bg-on-tone px-6 py-2 font-semibold text-[#fff] no-underline transition-[scale] active:scale-[0.98]"
          >
            <Trans>Read the advice</Trans>
          </AppLink>
        )}
        <AppLink to={paths.feed} className={linkClass('inline-flex min-h-12 items-center')}>
          <Trans>See today's three tips</Trans>
        </AppLink>
      </p>
    </Card>
  )
}
