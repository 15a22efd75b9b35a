import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = { goal: WholeGoal }

// The goal is read first: what it is changed with is fetched beside its data.
const form = lazyPart<Props>(async () => (await import('./goal-form.tsx')).GoalForm)

/** Fetches the code of the form ahead. A failure shows where it stands. */
export function preloadForm(): void {
  form.load().catch(() => {})
}

/** The form of a goal, once its code and its hints are there. */
export function LazyGoalForm(props: Props) {
  return (
    <Suspense fallback={<Waiting />}>
      <Lazy part={form} placeholder={<Waiting />} props={props} />
    </Suspense>
  )
}

/** As high as the form, so that nothing moves when it comes. */
function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-4 lg:gap-6">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton className="late h-225 rounded-card lg:h-123" />
      <Skeleton className="late h-155 rounded-card lg:h-92" />
      <Skeleton className="late h-12 w-24 rounded-pill!" />
    </div>
  )
}
