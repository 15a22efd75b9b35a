import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, Flag } from 'lucide-react'
import type { Path, PathWeek } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { useViewed } from '#features/advice/activity/viewed.ts'
import { condition, lastAction } from '#features/advice/plan/plan-words.rules.ts'
import { useStartWeek } from '#features/goals/path/start-week.ts'
import { movesQuery } from '#features/library/kit/moves.queries.ts'
import { entityOf } from '#features/library/library.rules.ts'
import { BackToOrigin } from '#features/library/parts/back-to-origin.tsx'
import { WhomChip } from '#features/library/parts/whom-chip.tsx'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { pathProgressQuery, type StartedWeek } from './path.queries.ts'

/** A path: its purpose, its weeks, and the button for the next one. */
export function PathView({ path }: { path: Path }) {
  const { t } = useLingui()
  const entity = entityOf(path.entity, null)
  useViewed(useMe()._id, { id: path.id, type: 'path', title: path.title, source: null, entity })
  const { data: progress } = useQuery(pathProgressQuery(path.id))
  return (
    <article className="flex max-w-220 flex-col gap-6 text-field">
      <header className="flex flex-col items-start">
        <BackToOrigin />
        <WhomChip entity={entity} />
        <PageTitle className="mt-4">{path.title}</PageTitle>
        <div className="mt-2 flex items-center gap-1 text-lead text-field-soft">
          <p>{path.situation}</p>
          <PageHelp page="kits" labels={['path']} name={t`About paths`} />
        </div>
      </header>
      <div className="on-surface rounded-card p-6 sm:p-8">
        <Markdown source={path.body} />
        {progress?.next != null && (
          <Start path={path} next={progress.next} isNew={progress.weeks.length === 0} />
        )}
      </div>
      <ol className="flex flex-col gap-4">
        {path.weeks.map((week, at) => (
          <li key={week.title}>
            <Week
              week={week}
              number={at + 1}
              isCurrent={progress?.current === at + 1}
              started={progress?.weeks.find(({ week: number }) => number === at + 1)}
            />
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-3 text-lead">
        <Flag aria-hidden="true" className="size-6 shrink-0" />
        {path.end}
      </p>
    </article>
  )
}

type StartProps = { path: Path; next: number; isNew: boolean }

/** Starts the next week. */
function Start({ path, next, isNew }: StartProps) {
  const start = useStartWeek(path.id)
  return (
    <div className="mt-6">
      <Button pending={start.isPending} onClick={() => start.mutate()}>
        {isNew ? <Trans>Start this path</Trans> : <Trans>Start week {next}</Trans>}
      </Button>
    </div>
  )
}

type WeekProps = {
  week: PathWeek
  number: number
  isCurrent: boolean
  started: StartedWeek | undefined
}

function Week({ week, number, isCurrent, started }: WeekProps) {
  return (
    <section
      className={cx('rounded-card p-6 sm:p-8', isCurrent ? 'on-tone bg-mint' : 'on-surface')}
    >
      <p className="flex items-center gap-2 text-note font-semibold">
        {started?.isAchieved && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
        <Trans>Week {number}</Trans>
        {isCurrent && ' · '}
        {isCurrent && <Trans>now</Trans>}
      </p>
      <h2 className="mt-1 text-title">{week.title}</h2>
      <p dir="auto" className="mt-2 max-w-prose">
        {week.step}
      </p>
      <p dir="auto" className="mt-3 max-w-prose">
        <Trans>
          <strong>When</strong> {condition(week.when)}, <strong>I'll</strong>{' '}
          {lastAction(week.then)}
        </Trans>
      </p>
      <p dir="auto" className="mt-3 max-w-prose text-note">
        {week.why}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Source week={week} />
        {started && (
          <AppLink
            to={paths.goal(started.goalId)}
            className={linkClass('inline-flex min-h-11 items-center')}
          >
            <Trans>Open the goal</Trans>
          </AppLink>
        )}
      </div>
    </section>
  )
}

/** The kit or the advice of a week. */
function Source({ week: { kitId, adviceId } }: { week: PathWeek }) {
  const { t } = useLingui()
  const { data: actions } = useQuery(movesQuery(adviceId ? [adviceId] : []))
  const action = actions?.[0]
  const to = kitId
    ? paths.kit(kitId)
    : action && paths.action({ action: action.id, advice: adviceId ?? null })
  if (!to) return null
  return (
    <AppLink
      to={to}
      state={{ from: 'search' }}
      className={linkClass('inline-flex min-h-11 items-center')}
    >
      {kitId ? t`Open the kit` : t`Read how`}
    </AppLink>
  )
}
