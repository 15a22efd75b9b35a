import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import type { AnswerFragment, OrgInfoManyInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import type { Me } from '#api/me.ts'
import { lasting } from '#features/advice/records.ts'

void graphql(`
  fragment Answer on OrgInfo {
    _id
    version
    id
    question
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

const ownAnswersDocument = graphql(`
  query OwnAnswers {
    orgInfoGetByIds {
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

const deleteDocument = graphql(`
  mutation DeleteAnswer($_id: ID!) {
    orgInfoDelete(_id: $_id) {
      _id
    }
  }
`)

export type Answer = AnswerFragment

/** The questions that every company answers, in the order of the handbook. */
export const questionsQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'handbook'],
  queryFn: ({ signal }) => listAllContent('handbook', {}, { signal }),
})

export function answersQuery({ viewerCanAdministerApp }: Pick<Me, 'viewerCanAdministerApp'>) {
  return queryOptions({
    queryKey: ['handbook', 'answers'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<readonly Answer[]> => {
      if (!viewerCanAdministerApp)
        return (await request(answersDocument, {}, { signal })).orgInfoGetMany
      // For app admins, this query would return all companies.
      return (await request(ownAnswersDocument, {}, { signal })).orgInfoGetByIds
    },
  })
}

const { queryKey } = answersQuery({ viewerCanAdministerApp: false })

export const knownAnswers = (queries: QueryClient): readonly Answer[] =>
  queries.getQueryData(queryKey) ?? []

/** Saves all answers in one transaction, and returns all current answers. Throws AppError. */
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

export const newestAnswers = (queries: QueryClient, me: Me): Promise<readonly Answer[]> =>
  queries.fetchQuery(answersQuery(me))

export async function deleteAnswer(queries: QueryClient, _id: string): Promise<void> {
  await request(deleteDocument, { _id })
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(
    queryKey,
    knownAnswers(queries).filter((answer) => answer._id !== _id),
  )
}
