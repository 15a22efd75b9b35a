import { queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { allPages } from '#api/pages.ts'
import { withKeptChanges } from '#features/goals/kept-changes.ts'
import { keepTimeOff, useTimeOff } from '#features/impact-index/rhythm.queries.ts'
import { TimeOffLine } from '#features/impact-index/time-off-line.tsx'
import { localDay } from '#lib/dates.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BookmarkCard, FirstGoalCard, GoalsCard } from './goals-card.tsx'
import { type HomeGoal, latestBookmark, openGoals } from './open-goals.ts'

const homeGoalsDocument = graphql(`
  query HomeGoals($first: Int, $after: ID) {
    goalBookmarkGetMany(first: $first, after: $after) {
      _id
      version
      title
      entity
      state
      endDate
      reviewDate
      reviewMoment
      isGoal
      isBookmark
      createdDate
    }
    rhythmGet {
      today
    }
  }
`)

/** All goals and bookmarks, with as much of each as home needs. */
export const homeGoalsQuery = queryOptions({
  queryKey: ['goals', 'home'],
  queryFn: ({ client, signal }) =>
    allPages(async (page) => {
      const { goalBookmarkGetMany, rhythmGet } = await request(homeGoalsDocument, page, { signal })
      keepTimeOff(client, rhythmGet)
      return goalBookmarkGetMany.map(withKeptChanges)
    }),
})

const useGoals = () => useQuery(homeGoalsQuery)

type Lead = { lead: string | undefined }

export function OpenGoals({ lead }: Lead) {
  const goals = useGoals()
  if (goals.isPending) return <Skeleton className="late h-36" />
  if (goals.data === undefined) {
    return <TryAgain error={goals.error} onRetry={() => void goals.refetch()} />
  }
  return <Goals goals={goals.data} lead={lead} />
}

/** On a day off, no goal is due. */
function Goals({ goals, lead }: Lead & { goals: readonly HomeGoal[] }) {
  const me = useMe()
  const timeOff = useTimeOff()
  const today = localDay(new Date(), me.timeZone)
  const open = openGoals(goals, today, Date.now())
  return (
    <>
      {timeOff && (
        <Card>
          <TimeOffLine timeOff={timeOff} />
        </Card>
      )}
      <GoalsCard open={open} lead={lead} today={today} saysWhen={!timeOff} />
    </>
  )
}

export function FirstGoal() {
  return useGoals().data?.length === 0 && <FirstGoalCard />
}

export function LatestBookmark() {
  const bookmark = latestBookmark(useGoals().data ?? [])
  return bookmark && <BookmarkCard bookmark={bookmark} />
}
