import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { GoalUpdateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { post, useOutbox } from '#api/outbox.ts'
import { allPages } from '#api/pages.ts'
import { saveRecord } from '#api/save-record.ts'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import { refreshIndex } from '#features/impact-index/impact-index.queries.ts'
import { newId } from '#lib/ids.ts'
import { type AdviceFields, type SavedAdvice, withKept } from './saved.rules.ts'

const savedDocument = graphql(`
  query SavedAdvice($ids: [String!]!, $first: Int, $after: ID) {
    goalGetByAdviceIds(ids: $ids, first: $first, after: $after) {
      _id
      version
      adviceId
      entity
      isGoal
      isBookmark
      planWhen
      planThen
    }
  }
`)

const createDocument = graphql(`
  mutation SaveAdvice($obj: GoalCreateInput!) {
    goalCreate(obj: $obj) {
      _id
      version
    }
  }
`)

const updateDocument = graphql(`
  mutation ChangeSavedAdvice($obj: GoalUpdateInput!) {
    goalUpdate(obj: $obj) {
      _id
      version
    }
  }
`)

type TakenHelp = { id: string; title: string; body: string }

function savedQuery(ids: readonly string[]) {
  const sorted = [...ids].sort()
  return queryOptions({
    queryKey: ['goals', 'by-advice', sorted],
    queryFn: async ({ signal }): Promise<SavedAdvice[]> => {
      const saved = await allPages(async (page) => {
        const asked = { ids: sorted, ...page }
        return (await request(savedDocument, asked, { signal })).goalGetByAdviceIds
      })
      return saved.map(({ adviceId = null, entity = null, planWhen, planThen, ...one }) => ({
        ...one,
        adviceId,
        entity,
        isPlanned: isPlanned({ planWhen: planWhen ?? null, planThen: planThen ?? null }),
      }))
    },
  })
}

export function useSaved(person: string, entity: string, ids: readonly string[]) {
  const { data = [] } = useQuery({ ...savedQuery(ids), enabled: ids.length > 0 })
  const kept = useOutbox().filter((entry) => entry.person === person)
  const mine = withKept(data, kept).filter((one) => one.entity === entity)
  return new Map(mine.map((one) => [one.adviceId, one]))
}

/** 'sent', or 'kept' on this device until there is a network. */
export type Saving = 'sent' | 'kept'

/** Saving advice, kept on this device until it is sent. All throw AppError if refused. */
export function useSaving(person: string) {
  const queries = useQueryClient()
  return {
    create: async (fields: AdviceFields, as: 'goal' | 'bookmark', advices: TakenHelp[] = []) => {
      const kind = as === 'goal' ? { isGoal: true, advices } : { isBookmark: true, isGoal: false }
      const obj = { _id: newId(), ...fields, ...kind }
      const variables = { obj }
      const save = { person, operation: 'goalCreate', document: createDocument, variables }
      const { sent } = await post(save)
      return refreshed(queries, sent)
    },
    /** Changes a saved record; after a conflict, reads it again first. */
    change: async (saved: SavedAdvice, change: Omit<GoalUpdateInput, '_id' | 'version'>) => {
      const again = { obj: { _id: saved._id, ...change } }
      const variables = { obj: { ...again.obj, version: saved.version } }
      const save = { person, operation: 'goalUpdate', document: updateDocument, variables, again }
      // Only marks and chosen help change, so the newer record keeps its other fields.
      const { sent } = await saveRecord(
        saved,
        (_, isAgain) => post(isAgain ? { ...save, variables: again } : save),
        { newest: async () => saved, onConflict: () => 'again' },
      )
      return refreshed(queries, sent)
    },
  }
}

async function refreshed(queries: QueryClient, sent: boolean): Promise<Saving> {
  if (sent) {
    void refreshIndex(queries)
    await queries.invalidateQueries({ queryKey: ['goals'] })
  }
  return sent ? 'sent' : 'kept'
}
