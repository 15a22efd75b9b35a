import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { type Me, meQuery } from '#api/me.ts'
import { reloadPartners } from '#shell/partners/partners.queries.ts'

const inviteDocument = graphql(`
  mutation InvitePartner($obj: PartnerInviteInput!) {
    partnerInvite(obj: $obj) {
      _id
      state
      code
    }
  }
`)

const findDocument = graphql(`
  query FindColleagues($name: String!) {
    partnerColleagueGetMany(name: $name) {
      _id
      name
      firstName
      avatar
    }
  }
`)

const linkDocument = graphql(`
  query PartnerLink($code: String!) {
    partnerLinkGet(code: $code) {
      name
      firstName
      avatar
      isOwn
    }
  }
`)

const acceptLinkDocument = graphql(`
  mutation AcceptPartnerLink($code: String!) {
    partnerAcceptLink(code: $code)
  }
`)

const acceptDocument = graphql(`
  mutation AcceptPartner($_id: ID!) {
    partnerAccept(_id: $_id)
  }
`)

const declineDocument = graphql(`
  mutation DeclinePartner($_id: ID!) {
    partnerDecline(_id: $_id)
  }
`)

const blockDocument = graphql(`
  mutation BlockPartner($_id: ID!) {
    partnerBlock(_id: $_id)
  }
`)

const unblockDocument = graphql(`
  mutation UnblockPartner($_id: ID!) {
    partnerUnblock(_id: $_id)
  }
`)

const endDocument = graphql(`
  mutation EndPartner($_id: ID!) {
    partnerEnd(_id: $_id)
  }
`)

const cheerDocument = graphql(`
  mutation CheerPartner($_id: ID!, $goalId: ID!) {
    partnerCheer(_id: $_id, goalId: $goalId)
  }
`)

const goalsDocument = graphql(`
  query GoalsToShare {
    goalGetMany {
      _id
      title
      state
      isGoal
    }
  }
`)

const findableDocument = graphql(`
  mutation LetColleaguesFindMe($obj: UserUpdateInput!) {
    userUpdate(obj: $obj) {
      _id
      version
      optContactByColleague
    }
  }
`)

const answering =
  <Result>(document: TypedDocumentString<Result, { _id: string }>) =>
  (_id: string) =>
    request(document, { _id })

export const acceptPartner = answering(acceptDocument)
export const declinePartner = answering(declineDocument)
export const blockPartner = answering(blockDocument)
export const unblockPartner = answering(unblockDocument)
export const endPartner = answering(endDocument)

export const cheerGoal = (of: { _id: string; goalId: string }) => request(cheerDocument, of)

/** Invites a colleague, or makes a link without one. Throws AppError. */
export async function invitePartner(queries: QueryClient, colleague?: string) {
  const obj = colleague === undefined ? {} : { colleague }
  const { partnerInvite } = await request(inviteDocument, { obj })
  await reloadPartners(queries)
  return partnerInvite
}

/** The fewest letters of a search for colleagues. */
export const fewestLetters = 2

export const colleaguesQuery = (name: string) =>
  queryOptions({
    queryKey: ['partner-search', name],
    enabled: name.length >= fewestLetters,
    queryFn: async ({ signal }) =>
      (await request(findDocument, { name }, { signal })).partnerColleagueGetMany,
  })

/** Who invites by a link. Throws AppError, INVALID_CODE where the link doesn't work any more. */
export const linkQuery = (code: string) =>
  queryOptions({
    queryKey: ['partner-link', code],
    queryFn: async ({ signal }) =>
      (await request(linkDocument, { code }, { signal })).partnerLinkGet,
  })

export const acceptLink = (code: string) => request(acceptLinkDocument, { code })

/** One's own goals that are neither achieved nor let go. */
export const goalsToShareQuery = queryOptions({
  queryKey: ['goals', 'to-share'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await request(goalsDocument, {}, { signal })).goalGetMany.filter(
      ({ isGoal, state }) => isGoal && state === 'going',
    ),
})

/** Lets colleagues find the person, or not. Throws AppError. */
export async function letColleaguesFind(
  queries: QueryClient,
  obj: { _id: string; version: number; optContactByColleague: boolean },
): Promise<void> {
  const { userUpdate } = await request(findableDocument, { obj })
  const { version } = userUpdate
  queries.setQueryData(meQuery.queryKey, (me: Me | undefined) => me && { ...me, version })
  void queries.invalidateQueries({ queryKey: ['profile'] })
  await reloadPartners(queries)
}
