import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { PartnerNewsQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { partnersQuery } from './sharing.queries.ts'

const newsDocument = graphql(`
  query PartnerNews {
    partnerNewsGet {
      _id
      kind
      person {
        name
        firstName
        avatar
      }
      goalId
      title
      answer
      line
    }
  }
`)

export const answerDocument = graphql(`
  mutation AnswerPartner($question: ID!, $answer: PartnerAnswer, $line: String) {
    partnerAnswer(question: $question, answer: $answer, line: $line)
  }
`)

export const seenDocument = graphql(
  `mutation SeePartnerNews($ids: [ID!]!) { partnerNewsSeen(ids: $ids) }`,
)

export type News = PartnerNewsQuery['partnerNewsGet'][number]

/** Cheers, questions and answers of partners that wait; a change of partners reloads them too. */
export const newsQuery = queryOptions({
  queryKey: [...partnersQuery.queryKey, 'news'],
  queryFn: async ({ signal }) => (await request(newsDocument, {}, { signal })).partnerNewsGet,
})
