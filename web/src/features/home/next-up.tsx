import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { keepFreeDay, useFreeDay } from '#api/rhythm.ts'
import { localDay } from '#lib/dates.ts'
import { FreeDayLine } from '#shell/free-day-line.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { dueGoals, type HomeGoal, latestBookmark } from './due.ts'
import { BookmarkCard, DueCard, FirstGoalCard } from './next-cards.tsx'
import { ResumeCard } from './resume-card.tsx'
import { TipOfToday } from './tip-of-today.tsx'

const homeGoalsDocument = graphql(`
  query HomeGoals {
    goalBookmarkGetMany {
      _id
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

/** What is waiting: a flow to go on with, goals that are due, the latest bookmark, a tip. */
export function NextUp() {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`What is waiting for you`}
      className="grid items-start gap-4 lg:grid-cols-2"
    >
      <ResumeCard />
      <GoalsAndBookmark />
      <TipOfToday />
    </section>
  )
}

function GoalsAndBookmark() {
  const goals = useQuery({
    queryKey: ['goals', 'home'],
    queryFn: async ({ client, signal }) => {
      const { goalBookmarkGetMany, rhythmGet } = await request(homeGoalsDocument, {}, { signal })
      keepFreeDay(client, rhythmGet)
      return goalBookmarkGetMany
    },
  })
  if (goals.isPending) return <Skeleton className="late h-36" />
  if (goals.isError) {
    return <TryAgain error={goals.error} onRetry={() => void goals.refetch()} />
  }
  const bookmark = latestBookmark(goals.data)
  const hasGoals = goals.data.some((goal) => goal.isGoal)
  return (
    <>
      <Due goals={goals.data} />
      {bookmark && <BookmarkCard bookmark={bookmark} />}
      {!hasGoals && !bookmark && <FirstGoalCard />}
    </>
  )
}

/** What is due this week; on a day off, that nothing is. */
function Due({ goals }: { goals: readonly HomeGoal[] }) {
  const me = useMe()
  const freeDay = useFreeDay()
  if (freeDay) {
    return (
      <Card>
        <FreeDayLine freeDay={freeDay} />
      </Card>
    )
  }
  const today = localDay(new Date(), me.timeZone)
  const due = dueGoals(goals, today, Date.now())
  return due.length > 0 && <DueCard due={due} today={today} />
}
