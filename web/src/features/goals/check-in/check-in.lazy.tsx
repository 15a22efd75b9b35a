import { titleOf } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { cx } from '#lib/cx.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CheckInProps } from './check-in.tsx'
import { Question } from './question.tsx'
import type { StoryProps } from './story.tsx'

// The question comes with the page; the rest is loaded beside its data.
const checkIn = lazyPart<CheckInProps>(async () => (await import('./check-in.tsx')).CheckIn)
const takeUp = lazyPart<{ goal: ListedGoal }>(async () => (await import('./take-up.tsx')).TakeUp)
const story = lazyPart<StoryProps>(async () => (await import('./story.tsx')).Story)

/** Fetches the code of check-ins ahead. The parts themselves show a failure. */
export function preloadCheckIn(): void {
  for (const part of [checkIn, takeUp]) part.load().catch(() => {})
}

/** Fetches the code of the story early. */
export const preloadStory = (): void => void story.load().catch(() => {})

export function LazyCheckIn(props: CheckInProps) {
  const waiting = <Question about={titleOf(props.goal)} />
  return <Lazy part={checkIn} placeholder={waiting} props={props} />
}

export function LazyTakeUp({ goal }: { goal: ListedGoal }) {
  const waiting = <Skeleton className="late h-12 w-50 rounded-pill!" />
  return <Lazy part={takeUp} placeholder={waiting} props={{ goal }} />
}

/**
 * The check-ins of a goal, below the plan: most entries take two lines, and a note takes another.
 */
export function LazyStory(props: StoryProps) {
  const waiting = props.checkIns.map(({ _id, note }) => (
    <Skeleton key={_id} className={cx('late rounded-field!', note ? 'h-20' : 'h-13')} />
  ))
  return (
    <Lazy
      part={story}
      placeholder={<div className="flex flex-col gap-4">{waiting}</div>}
      props={props}
    />
  )
}
