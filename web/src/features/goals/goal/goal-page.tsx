import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { goalQuery, tooltipsQuery } from '#features/goals/goals.data.ts'
import { paths } from '#paths.ts'
import { preloadFields } from './editing/goal-form.tsx'
import { GoalView } from './goal-view.tsx'
import { NotHere } from './not-here.tsx'

// At once, beside the goal's data: nobody waits for one after the other.
preloadFields()

/** /impact-goal/view?id=: one goal, to read, to fill in and to move on. */
export function GoalPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <GoalOf key={id} id={id} /> : <NotHere />
}

function GoalOf({ id }: { id: string }) {
  // Asked for together: the fields wait for their hints.
  usePrefetchQuery(tooltipsQuery)
  const { data: goal } = useSuspenseQuery(goalQuery(id))
  if (goal === null) return <NotHere />
  // A bookmark has no page of its own.
  return goal.isGoal ? <GoalView goal={goal} /> : <Navigate to={paths.bookmarks} replace />
}
