import { Trans, useLingui } from '@lingui/react/macro'
import type { PathStep } from '#features/goals/next.ts'
import { useStartWeek } from '#features/goals/path/start-week.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

/** The next week of a path to start, or what changed when all four are over. */
export function PathStepCard({ step }: { step: PathStep }) {
  const { t } = useLingui()
  const { pathId, title, week, weekTitle, why, end } = step
  return (
    <section
      aria-label={t`Your path`}
      className={cardClass('mint', 'flex flex-col items-start gap-3')}
    >
      <p className="text-note font-semibold">
        {end === null ? <Trans>Week {week} of 4</Trans> : <Trans>Four weeks done</Trans>}
        {' · '}
        {title}
      </p>
      <h2 className="text-title">{end ?? weekTitle}</h2>
      {end === null && <p>{why}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {end === null && <StartWeek pathId={pathId} week={week} />}
        <AppLink to={paths.path(pathId)} className={linkClass('inline-flex min-h-11 items-center')}>
          <Trans>See your path</Trans>
        </AppLink>
      </div>
    </section>
  )
}

function StartWeek({ pathId, week }: { pathId: string; week: number }) {
  const start = useStartWeek(pathId)
  return (
    <Button variant="strong" pending={start.isPending} onClick={() => start.mutate()}>
      <Trans>Start week {week}</Trans>
    </Button>
  )
}
