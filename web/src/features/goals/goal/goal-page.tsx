import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { preloadCheckIn, preloadStory } from '#features/goals/check-in/check-in.lazy.tsx'
import { goalQuery, tooltipsQuery } from '#features/goals/goals.queries.ts'
import { paths } from '#paths.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { preloadForm } from './editing/goal-form.lazy.tsx'
import { GoalView, preloadRest } from './goal-view.tsx'

// At once, beside the goal's data: nobody waits for one after the other.
preloadForm()
preloadCheckIn()
preloadStory()
preloadRest()

const notHerePart = lazyPart(async () => (await import('./not-here.tsx')).NotHere)

const notHere = <Lazy part={notHerePart} placeholder={<PageLoading />} />

/** /impact-goal/view?id=: one goal, to read, to fill in and to move on. */
export function GoalPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <GoalOf key={id} id={id} /> : notHere
}

function GoalOf({ id }: { id: string }) {
  // Asked for together: the fields wait for their hints.
  usePrefetchQuery(tooltipsQuery)
  const { data: goal } = useSuspenseQuery(goalQuery(id))
  if (goal === null) return notHere
  // A bookmark has no page of its own.
  return goal.isGoal ? <GoalView goal={goal} /> : <Navigate to={paths.bookmarks} replace />
}
