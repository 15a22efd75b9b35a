import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router'
import { useOutbox } from '#api/outbox.ts'
import { canBookmark } from '#features/advice/saving/can-bookmark.rules.ts'
import { About } from '#features/goals/about.tsx'
import type { achievedNow } from '#features/goals/finish/finish.rules.ts'
import type { FinishStoryProps } from '#features/goals/finish/finish-story.tsx'
import { type DeletedState, useDeleteGoal } from '#features/goals/goals.deleting.ts'
import { titleOf } from '#features/goals/goals.labels.ts'
import { goalQuery, tooltipsQuery, type WholeGoal } from '#features/goals/goals.queries.ts'
import { isAchieved } from '#features/goals/goals.rules.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { isChangeOf } from '#features/goals/kept-changes.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { LostPage } from '#shell/lost-page.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { GoalConflictProps } from './goal-conflict.tsx'
import { GoalNow } from './goal-now.tsx'
import { GoalPlan } from './goal-plan.tsx'
import type { KitStepsProps } from './kit-steps.tsx'

// A taller right column must not pull the cards on the left apart.
const columns =
  'grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6'

const story = lazyPart<FinishStoryProps>(
  async () => (await import('#features/goals/finish/finish-story.tsx')).FinishStory,
)

const notHere = <NotHere />

// Most goals have no kit.
const kitSteps = lazyPart<KitStepsProps>(async () => (await import('./kit-steps.tsx')).KitSteps)

// Seldom needed.
const conflict = lazyPart<GoalConflictProps>(
  async () => (await import('./goal-conflict.tsx')).GoalConflict,
)

// Folded, and below the first screen.
const folds = lazyPart<{ goal: WholeGoal }>(
  async () => (await import('./goal-folds.tsx')).GoalFolds,
)

export function GoalPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <GoalOf key={id} id={id} /> : notHere
}

function GoalOf({ id }: { id: string }) {
  // Requested together with the goal: the help of the page comes from the content.
  usePrefetchQuery(tooltipsQuery)
  const { data: goal, isFetching } = useSuspenseQuery(goalQuery(id))
  const { shown } = useQuickChanges()
  if (goal === null) return notHere
  // Also a bookmark that is just being saved as a goal.
  if (shown(goal).isGoal) return <GoalView goal={goal} />
  // A bookmark has no page of its own, but the kept copy may be older than its change to a goal.
  return isFetching ? <PageLoading /> : <Navigate to={paths.bookmarks} replace />
}

/** The goal: its plan, its progress, and the rest folded. */
function GoalView({ goal }: { goal: WholeGoal }) {
  const quick = useQuickChanges()
  const shown = quick.shown(goal)
  const asking = useOutbox().filter((save) => save.asks && isChangeOf(save, goal._id))
  const isNew = useIsNew(goal)
  const isDone = isAchieved(goal)
  const details = (
    <Lazy part={folds} props={{ goal }} placeholder={<Skeleton className="late h-40" />} />
  )
  return (
    <div className="flex flex-col gap-4">
      {isDone ? (
        <BackLink to={paths.committedActions}>
          <Trans>Your track record</Trans>
        </BackLink>
      ) : (
        <BackLink to={paths.goals}>
          <Trans>My Goals</Trans>
        </BackLink>
      )}
      <header className="flex items-start justify-between gap-4 text-field">
        <div className="min-w-0">
          <About goal={goal} />
          <PageTitle
            // Takes the focus when the story opens in place.
            moment={isDone ? 'finish' : ''}
            className="mt-1 text-[clamp(1.75rem,1.3rem+2vw,2.75rem)]"
          >
            {titleOf(goal)}
          </PageTitle>
          {goal.pathId && goal.pathWeek && (
            <AppLink
              to={paths.path(goal.pathId)}
              className={linkClass('inline-flex min-h-11 items-center')}
            >
              <Trans>Week {goal.pathWeek} of 4</Trans>
            </AppLink>
          )}
        </div>
        <BookmarkToggle goal={shown} />
      </header>
      {asking.length > 0 && (
        <Lazy part={conflict} placeholder={null} props={{ goal, saves: asking }} />
      )}
      {isDone ? (
        <>
          <Lazy
            part={story}
            props={{ goal, isNew }}
            placeholder={<Skeleton className="late h-60" />}
          />
          {details}
        </>
      ) : (
        <div className={columns}>
          <div className="flex min-w-0 flex-col gap-4">
            <GoalPlan goal={goal} />
            {goal.kitId && (
              <Lazy
                part={kitSteps}
                placeholder={<Skeleton className="late h-80" />}
                props={{ goal: shown, kitId: goal.kitId }}
              />
            )}
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <GoalNow goal={goal} />
          </div>
          {details}
        </div>
      )}
      <DeleteGoal goal={goal} />
    </div>
  )
}

/** Whether the goal was achieved on this page, or on the page that led here. */
function useIsNew(goal: WholeGoal): boolean {
  const [before] = useState(goal.state)
  const state = useLocation().state as Partial<typeof achievedNow> | null
  const hasComeBack = useNavigationType() === 'POP'
  return before === 'going' || (state?.isAchievedNow === true && !hasComeBack)
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
    <IconButton
      variant="quiet"
      label={t`Bookmark`}
      aria-pressed={goal.isBookmark}
      icon={
        <Bookmark
          aria-hidden="true"
          className="size-5"
          fill={goal.isBookmark ? 'currentColor' : 'none'}
        />
      }
      onClick={toggle}
    />
  )
}

function DeleteGoal({ goal }: { goal: WholeGoal }) {
  const navigate = useNavigate()
  const remove = useDeleteGoal(goal._id, () => {
    const state: DeletedState = { deleted: { _id: goal._id, title: titleOf(goal) } }
    navigate(paths.goals, { replace: true, state })
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="quiet"
        pending={remove.isPending}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => remove.mutate()}
      >
        <Trans>Delete goal</Trans>
      </Button>
      {goal.isBookmark && (
        <p className="text-note text-field-soft">
          <Trans>This also deletes the bookmark.</Trans>
        </p>
      )}
    </div>
  )
}

function NotHere() {
  return (
    <LostPage
      title={<Trans>This goal isn't here</Trans>}
      to={paths.goals}
      action={<Trans>Go to My Goals</Trans>}
    >
      <Trans>It may have been deleted, or the link is incomplete.</Trans>
    </LostPage>
  )
}
