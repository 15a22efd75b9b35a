import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ImpactAction, ImpactAdvice, ImplementationAdvice } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { allPages } from '#api/pages.ts'
import { saveRecord } from '#api/save-record.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { type HelpedGoal, withHelp, withoutHelp } from './add-help.rules.ts'

const goalsDocument = graphql(`
  query GoalsToHelp($first: Int, $after: ID) {
    goalBookmarkGetMany(first: $first, after: $after) {
      _id
      adviceId
      title
      entity
      isGoal
      state
      updatedDate
      advices {
        id
      }
    }
  }
`)

const helpsDocument = graphql(`
  query HelpsOfGoal($_id: ID!) {
    goalGet(_id: $_id) {
      version
      advices {
        id
        title
        body
      }
    }
  }
`)

const changeDocument = graphql(`
  mutation ChangeHelpsOfGoal($obj: GoalUpdateInput!) {
    goalUpdate(obj: $obj) {
      _id
    }
  }
`)

/** The person's goals and bookmarks, with the help of each. */
export const helpedGoalsQuery = queryOptions({
  queryKey: ['goals', 'to-help'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<readonly HelpedGoal[]> =>
    allPages(async (page) => (await request(goalsDocument, page, { signal })).goalBookmarkGetMany, {
      asksParts: true,
    }),
})

/**
 * An action with its pieces of advice and the title of its theme ('' without one); null if unknown.
 */
export type Ways = { action: ImpactAction; advices: ImpactAdvice[]; category: string }

export const waysQuery = (queries: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['content', 'ways', id],
    queryFn: async (): Promise<Ways | null> => {
      const [action] = await queries.ensureQueryData(recordsQuery('impact-action', [id]))
      if (!action) return null
      const { adviceIds = [], categoryIds = [] } = action
      const [advices, categories] = await Promise.all([
        queries.ensureQueryData(recordsQuery('impact-advice', adviceIds)),
        queries.ensureQueryData(recordsQuery('impact-category', categoryIds)),
      ])
      const category = inOrder(categoryIds, categories)[0]?.title ?? ''
      return { action, advices: inOrder(adviceIds, advices), category }
    },
  })

type Help = Pick<ImplementationAdvice, 'id' | 'title' | 'body'>
type TakenHelp = Parameters<typeof withoutHelp>[0]

/** Changes the newest version, so that no addition of another device is lost. */
async function changeHelps(
  queries: QueryClient,
  _id: string,
  change: (now: TakenHelp) => TakenHelp,
): Promise<void> {
  const newest = async () => (await request(helpsDocument, { _id })).goalGet
  const save = async ({ version, advices: now }: Awaited<ReturnType<typeof newest>>) => {
    const advices = [...change(now)]
    const isChanged = advices.length !== now.length
    if (isChanged) await request(changeDocument, { obj: { _id, version, advices } })
  }
  await saveRecord(await newest(), save, { newest, onConflict: () => 'again', tries: 3 })
  await queries.invalidateQueries({ queryKey: ['goals'] })
}

export const addHelp = (queries: QueryClient, _id: string, help: Help): Promise<void> =>
  changeHelps(queries, _id, (now) => withHelp(now, help))

export const removeHelp = (queries: QueryClient, _id: string, help: string): Promise<void> =>
  changeHelps(queries, _id, (now) => withoutHelp(now, help))
