import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { MessageStop } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const stopPreviewDocument = graphql(`
  query StopPreview($token: String!) {
    messageStopPreview(token: $token)
  }
`)

const stopDocument = graphql(`
  mutation StopMessages($token: String!, $stop: MessageStop!) {
    messageStop(token: $token, stop: $stop)
  }
`)

const answerPreviewDocument = graphql(`
  query CheckInLinkPreview($token: String!) {
    checkInLinkPreview(token: $token) {
      title
      isAnswered
    }
  }
`)

const answerDocument = graphql(`
  mutation CheckInByLink($token: String!, $outcome: String!) {
    checkInByLink(token: $token, outcome: $outcome) {
      title
      isAnswered
    }
  }
`)

/** Of a link in an email; nothing stays in the cache after the page. */
const ofLink = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }

/** The kind of messages that a link stops. */
export const stopPreviewQuery = (token: string) =>
  queryOptions({
    ...ofLink,
    queryKey: ['stop-link', token],
    queryFn: async ({ signal }) =>
      (await request(stopPreviewDocument, { token }, { signal })).messageStopPreview,
  })

export const stopByLink = (token: string, stop: MessageStop) =>
  request(stopDocument, { token, stop })

/** The goal of a check-in link, and whether it was answered. */
export const answerPreviewQuery = (token: string) =>
  queryOptions({
    ...ofLink,
    queryKey: ['check-in-link', token],
    queryFn: async ({ signal }) =>
      (await request(answerPreviewDocument, { token }, { signal })).checkInLinkPreview,
  })

export const answerByLink = (token: string, outcome: string) =>
  request(answerDocument, { token, outcome })
