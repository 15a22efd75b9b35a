import { Trans } from '@lingui/react/macro'
import { About } from '#features/goals/about.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BookmarkToggle } from './bookmark-toggle.tsx'
import { LazyGoalForm } from './editing/goal-form.lazy.tsx'
import { GoalNow } from './goal-now.tsx'
import { GoalReading } from './goal-reading.tsx'

const deleteGoal = lazyPart<{ goal: WholeGoal }>(
  async () => (await import('./delete-goal.tsx')).DeleteGoal,
)

/** Fetches the code of what is below the form ahead. */
export function preloadRest(): void {
  deleteGoal.load().catch(() => {})
}

/** The goal: the advice beside where it stands; below, across both, the words and dates of one's own. */
export function GoalView({ goal }: { goal: WholeGoal }) {
  const quick = useQuickChanges()
  const shown = quick.shown(goal)
  return (
    <div className="flex flex-col gap-6">
      <BackLink to={paths.goals}>
        <Trans>My Goals</Trans>
      </BackLink>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
        <header className="mb-2 flex flex-wrap items-end gap-x-6 gap-y-4 text-field lg:col-span-2">
          <div className="min-w-0 flex-1 basis-80">
            <About goal={goal} />
            <PageTitle className="mt-2">{titleOf(goal)}</PageTitle>
          </div>
          <BookmarkToggle goal={shown} />
        </header>
        <GoalNow goal={goal} />
        <GoalReading goal={goal} />
      </div>
      <LazyGoalForm goal={goal} />
      <Lazy
        part={deleteGoal}
        placeholder={<Skeleton className="late h-12 w-42 rounded-pill!" />}
        props={{ goal }}
      />
    </div>
  )
}
