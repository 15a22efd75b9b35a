import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { KitRows } from '#features/advice/kits/kit-rows.tsx'
import { occasionsQuery } from '#features/advice/kits/kits.queries.ts'
import { weekNumber } from '#lib/iso-week.ts'

/** Of so many kits that fit best, each week shows another. */
const turns = 8

/** The kit of the week, from those that fit the person. */
export function WeekKit({ day }: { day: string }) {
  const { t } = useLingui()
  const { data } = useQuery(occasionsQuery(null))
  const best = data?.kits.slice(0, turns) ?? []
  const kit = best[weekNumber(day) % best.length]
  if (!kit) return null
  return (
    <section className="text-field">
      <h2 className="mb-3 text-title">
        <Trans>Kit of the week</Trans>
      </h2>
      <KitRows label={t`Kit of the week`} kits={[kit]} from="feed" />
    </section>
  )
}
