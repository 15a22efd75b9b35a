import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  AppHealthQuery,
  FeedbackQuery,
  MembershipProblemsQuery,
  MissingWordsQuery,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const feedbackDocument = graphql(`
  query Feedback($before: DateTime, $beforeId: ID, $first: Int) {
    feedbackGetMany(before: $before, beforeId: $beforeId, first: $first) {
      _id
      date
      email
      name
      user_id
      message
      path
    }
  }
`)

const missingDocument = graphql(`
  query MissingWords($first: Int) {
    missingWordsGetMany(first: $first) {
      words
      people
      lastDay
    }
  }
`)

const healthDocument = graphql(`
  query AppHealth {
    appHealth {
      people
      individuals
      memberships
      companies
      signIns {
        day
        count
      }
      outboxWaiting
      outboxFailed
      feedbackWaiting
      feedbackToDelete
      feedbackTrouble
      contentVersion
      indexMs
      storeKind
      storeBytes
    }
  }
`)

const problemsDocument = graphql(`
  query MembershipProblems {
    membershipProblemGetMany {
      problem
      user
      email
      firstName
      lastName
      customerId
      date
    }
  }
`)

export type FeedbackEntry = FeedbackQuery['feedbackGetMany'][number]
export type Missing = MissingWordsQuery['missingWordsGetMany'][number]

export type Health = AppHealthQuery['appHealth']

export const healthQuery = queryOptions({
  queryKey: ['app-admin', 'health'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Health> =>
    (await request(healthDocument, {}, { signal })).appHealth,
})

const page = 5
const mostMissing = 200

/** Feedback, newest first, a few entries at a time. */
export const feedbackQuery = infiniteQueryOptions({
  queryKey: ['app-admin', 'feedback'],
  staleTime: 0,
  initialPageParam: null as Pick<FeedbackEntry, '_id' | 'date'> | null,
  queryFn: async ({ signal, pageParam: last }): Promise<FeedbackEntry[]> => {
    const place = { before: last?.date ?? null, beforeId: last?._id ?? null }
    return (await request(feedbackDocument, { ...place, first: page }, { signal })).feedbackGetMany
  },
  getNextPageParam: (said) => (said.length < page ? null : (said.at(-1) ?? null)),
})

export const missingQuery = queryOptions({
  queryKey: ['app-admin', 'missing'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Missing[]> =>
    (await request(missingDocument, { first: mostMissing }, { signal })).missingWordsGetMany,
})

export type MembershipProblem = MembershipProblemsQuery['membershipProblemGetMany'][number]

export const problemsQuery = queryOptions({
  queryKey: ['app-admin', 'membership-problems'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<MembershipProblem[]> =>
    (await request(problemsDocument, {}, { signal })).membershipProblemGetMany,
})
