import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { canBookmark } from '#advice/saving/can-bookmark.rules.ts'
import { About } from '#features/goals/about.tsx'
import { preloadCheckIn, preloadStory } from '#features/goals/check-in/check-in.lazy.tsx'
import { titleOf } from '#features/goals/goals.labels.ts'
import { goalQuery, tooltipsQuery, type WholeGoal } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { GoalNow } from './goal-now.tsx'
import { GoalReading } from './goal-reading.tsx'

// The goal is read first: what it is changed with is fetched beside its data.
const form = lazyPart<Props>(async () => (await import('./editing/goal-form.tsx')).GoalForm)

const deleteGoal = lazyPart<{ goal: WholeGoal }>(
  async () => (await import('./delete-goal.tsx')).DeleteGoal,
)

preloadForm()
preloadCheckIn()
preloadStory()
deleteGoal.load().catch(() => {})

const notHerePart = lazyPart(async () => (await import('./not-here.tsx')).NotHere)

const notHere = <Lazy part={notHerePart} placeholder={<PageLoading />} />

export function GoalPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <GoalOf key={id} id={id} /> : notHere
}

function GoalOf({ id }: { id: string }) {
  // Requested together: the fields wait for their hints.
  usePrefetchQuery(tooltipsQuery)
  const { data: goal } = useSuspenseQuery(goalQuery(id))
  if (goal === null) return notHere
  // A bookmark has no page of its own.
  return goal.isGoal ? <GoalView goal={goal} /> : <Navigate to={paths.bookmarks} replace />
}

/** The goal: the advice beside where it stands; below, across both, the words and dates of one's own. */
function GoalView({ goal }: { goal: WholeGoal }) {
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

/** Keeps the advice of a goal among the bookmarks as well. */
function BookmarkToggle({ goal }: { goal: WholeGoal }) {
  const { t } = useLingui()
  const quick = useQuickChanges()
  function toggle() {
    if (goal.isBookmark || canBookmark(goal)) {
      quick.save({ goal, change: { isBookmark: !goal.isBookmark } })
    } else {
      showSnackbar({ text: t`An error occurred, please try again.` })
    }
  }
  return (
    <Button
      variant="quiet"
      aria-pressed={goal.isBookmark}
      icon={
        <Bookmark
          aria-hidden="true"
          className="size-5"
          fill={goal.isBookmark ? 'currentColor' : 'none'}
        />
      }
      onClick={toggle}
    >
      {goal.isBookmark ? <Trans>Bookmarked</Trans> : <Trans>Bookmark</Trans>}
    </Button>
  )
}

type Props = { goal: WholeGoal }

function preloadForm(): void {
  form.load().catch(() => {})
}

/** The form of a goal, once its code and hints are loaded. */
function LazyGoalForm(props: Props) {
  return (
    <Suspense fallback={<Waiting />}>
      <Lazy part={form} placeholder={<Waiting />} props={props} />
    </Suspense>
  )
}

/** As high as the form, so that nothing moves. */
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
