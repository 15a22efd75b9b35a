import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { TooltipText } from '#api/content-tables.ts'
import { toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import type {
  ListedGoalFragment,
  StoryCheckInFragment,
  WholeGoalFragment,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { allPages } from '#api/pages.ts'
import { lasting } from '#features/advice/records.ts'
import { keepTimeOff } from '#features/impact-index/rhythm.queries.ts'
import { type GoalFields, withChanges, withKeptChanges } from './kept-changes.ts'

void graphql(`
  fragment ListedGoal on Goal {
    _id
    version
    actionId
    adviceId
    adviceTitle
    title
    state
    category
    entity
    progress
    endDate
    reviewDate
    reviewTime
    reviewMoment
    checkInWorth {
      counts
      points
      more
      morePoints
    }
    planWhen
    planThen
    kitId
    stepsDone
    pathId
    pathWeek
    isBookmark
    isGoal
    createdDate
    updatedDate
  }
`)

void graphql(`
  fragment StoryCheckIn on CheckIn {
    _id
    outcome
    next
    note
    was
    progressBefore
    progressAfter
    createdDate
  }
`)

void graphql(`
  fragment WholeGoal on Goal {
    ...ListedGoal
    actionTitle
    adviceBody
    planObstacle
    planIfThen
    planTime
    planDays
    checkIns {
      ...StoryCheckIn
    }
    advices {
      id
      title
      body
    }
    specific
    measurable
    achievable
    relevant
    startDate
    partner
    note
    achievedDate
  }
`)

const goalsDocument = graphql(`
  query Goals($first: Int, $after: ID) {
    goalGetMany(first: $first, after: $after) {
      ...ListedGoal
    }
    rhythmGet {
      today
    }
  }
`)

const bookmarksDocument = graphql(`
  query Bookmarks($first: Int, $after: ID) {
    bookmarkGetMany(first: $first, after: $after) {
      ...ListedGoal
    }
  }
`)

const goalDocument = graphql(`
  query Goal($_id: ID!) {
    goalGet(_id: $_id) {
      ...WholeGoal
    }
  }
`)

export type ListedGoal = ListedGoalFragment
export type CheckIn = StoryCheckInFragment
export type WholeGoal = WholeGoalFragment

export const goalsQuery = queryOptions({
  queryKey: ['goals', 'list'],
  queryFn: ({ client, signal }): Promise<ListedGoal[]> =>
    allPages(async (page) => {
      const { goalGetMany, rhythmGet } = await request(goalsDocument, page, { signal })
      keepTimeOff(client, rhythmGet)
      return goalGetMany.map(withKeptChanges)
    }),
})

export const bookmarksQuery = queryOptions({
  queryKey: ['goals', 'bookmarks'],
  queryFn: ({ signal }): Promise<ListedGoal[]> =>
    allPages(async (page) => {
      const { bookmarkGetMany } = await request(bookmarksDocument, page, { signal })
      return bookmarkGetMany.map(withKeptChanges)
    }),
})

export async function fetchGoal(_id: string, signal?: AbortSignal): Promise<WholeGoal | null> {
  try {
    return (await request(goalDocument, { _id }, { signal })).goalGet
  } catch (error) {
    const { code } = toAppError(error)
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return null
    throw error
  }
}

export function goalQuery(_id: string) {
  return queryOptions({
    queryKey: ['goals', 'one', _id],
    queryFn: async ({ signal }) => {
      const goal = await fetchGoal(_id, signal)
      return goal && withKeptChanges(goal)
    },
  })
}

/** A cached goal from any list. */
export function knownGoal(queries: QueryClient, _id: string): ListedGoal | undefined {
  const one = queries.getQueryData(goalQuery(_id).queryKey)
  if (one) return one
  const lists = [goalsQuery.queryKey, bookmarksQuery.queryKey] as const
  return lists
    .flatMap((key) => queries.getQueryData(key) ?? [])
    .filter((goal) => goal._id === _id)
    .reduce<ListedGoal | undefined>(
      (newest, goal) => (newest && newest.version >= goal.version ? newest : goal),
      undefined,
    )
}

/** Caches the server's answer; other lists reload when shown. */
export async function keepGoal(queries: QueryClient, goal: WholeGoal): Promise<void> {
  const put = (list: ListedGoal[] | undefined) =>
    list?.map((one) => (one._id === goal._id ? { ...one, ...goal } : one))
  queries.setQueryData(goalsQuery.queryKey, put)
  queries.setQueryData(bookmarksQuery.queryKey, put)
  queries.setQueryData(goalQuery(goal._id).queryKey, goal)
  await queries.invalidateQueries({ queryKey: ['goals'], refetchType: 'none' })
}

/** Shows a kept change in every list, which stay as old as they are. */
export function showChanges(queries: QueryClient, _id: string, changes: GoalFields): void {
  type One = ({ _id?: string } & GoalFields) | null
  const isOld = (one: One) =>
    one?._id === _id && Object.entries(changes).some(([name, value]) => one[name] !== value)
  const change = (one: One) => (one && isOld(one) ? withChanges(one, changes) : one)
  for (const { queryKey, state } of queries.getQueryCache().findAll({ queryKey: ['goals'] })) {
    const { data, dataUpdatedAt: updatedAt } = state
    if (data === undefined) continue
    if (!Array.isArray(data)) {
      if (isOld(data as One)) queries.setQueryData(queryKey, change(data as One), { updatedAt })
    } else if (data.some(isOld)) queries.setQueryData(queryKey, data.map(change), { updatedAt })
  }
}

/** The help of the goal page, by label. Missing help is no error. */
export const tooltipsQuery = queryOptions({
  queryKey: ['content', 'tooltips', 'goals'],
  gcTime: lasting.gcTime,
  staleTime: (query: { state: { data: TooltipText[] | undefined } }) =>
    query.state.data?.length ? lasting.staleTime : 0,
  queryFn: async ({ signal }): Promise<TooltipText[]> => {
    try {
      return await listAllContent('tooltips', { filterByFormula: "{page} = 'goals'" }, { signal })
    } catch {
      return []
    }
  },
})
