import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { lasting } from '#advice/records.ts'
import { listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import type { AnswerFragment, OrgInfoManyInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import type { Me } from '#api/me.ts'

void graphql(`
  fragment Answer on OrgInfo {
    _id
    version
    id
    answer
    url
    contactPerson
    isAnswered
    updatedDate
    changedBy
  }
`)

const answersDocument = graphql(`
  query Answers {
    orgInfoGetMany {
      ...Answer
    }
  }
`)

const answersByIdsDocument = graphql(`
  query AnswersByIds($ids: [String!]!) {
    orgInfoGetByIds(ids: $ids) {
      ...Answer
    }
  }
`)

const saveDocument = graphql(`
  mutation SaveAnswers($arr: [OrgInfoManyInput!]!) {
    orgInfoUpdateMany(arr: $arr) {
      ...Answer
    }
  }
`)

/** The company's answer to a question of the handbook. */
export type Answer = AnswerFragment

/** The questions that every company answers, in the order of the handbook. */
export const questionsQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'handbook'],
  queryFn: ({ signal }) => listAllContent('handbook', {}, { signal }),
})

/** The answers of the person's own company. */
export function answersQuery({ isAppAdmin }: Pick<Me, 'isAppAdmin'>) {
  return queryOptions({
    queryKey: ['handbook', 'answers'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal, client }): Promise<readonly Answer[]> => {
      if (!isAppAdmin) return (await request(answersDocument, {}, { signal })).orgInfoGetMany
      // App admins would get those of all companies.
      const ids = (await client.ensureQueryData(questionsQuery)).map(({ id }) => id)
      return (await request(answersByIdsDocument, { ids }, { signal })).orgInfoGetByIds
    },
  })
}

const { queryKey } = answersQuery({ isAppAdmin: false })

/** The answers as they are known here. */
export const knownAnswers = (queries: QueryClient): readonly Answer[] =>
  queries.getQueryData(queryKey) ?? []

/** Saves all of it or nothing, and answers everything that is known then. Throws AppError. */
export async function saveAnswers(
  queries: QueryClient,
  arr: OrgInfoManyInput[],
): Promise<readonly Answer[]> {
  const { orgInfoUpdateMany: saved } = await request(saveDocument, { arr })
  await queries.cancelQueries({ queryKey })
  const ids = new Set(saved.map(({ id }) => id))
  const all = [...knownAnswers(queries).filter(({ id }) => !ids.has(id)), ...saved]
  queries.setQueryData(queryKey, all)
  return all
}

/** Asks anew. Throws AppError. */
export const newestAnswers = (queries: QueryClient, me: Me): Promise<readonly Answer[]> =>
  queries.fetchQuery(answersQuery(me))
