import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { allPages } from '#api/pages.ts'
import { limits } from '#lib/generated/limits.ts'

/** Invites a colleague, or creates a link if the input names no colleague. */
export const inviteDocument = graphql(`
  mutation InvitePartner($obj: PartnerInviteInput!) {
    partnerInvite(obj: $obj) {
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

const goalsDocument = graphql(`
  query GoalsToShare($first: Int, $after: ID) {
    goalGetMany(first: $first, after: $after) {
      _id
      title
      state
      isGoal
    }
  }
`)

export const findableDocument = graphql(`
  mutation LetColleaguesFindMe($obj: UserUpdateInput!) {
    userUpdate(obj: $obj) {
      version
    }
  }
`)

export const acceptLinkDocument = graphql(
  `mutation AcceptPartnerLink($code: String!) { partnerAcceptLink(code: $code) }`,
)
export const acceptDocument = graphql(
  `mutation AcceptPartner($_id: ID!) { partnerAccept(_id: $_id) }`,
)
export const declineDocument = graphql(
  `mutation DeclinePartner($_id: ID!) { partnerDecline(_id: $_id) }`,
)
export const blockDocument = graphql(`mutation BlockPartner($_id: ID!) { partnerBlock(_id: $_id) }`)
export const unblockDocument = graphql(
  `mutation UnblockPartner($_id: ID!) { partnerUnblock(_id: $_id) }`,
)
export const endDocument = graphql(`mutation EndPartner($_id: ID!) { partnerEnd(_id: $_id) }`)
export const cheerDocument = graphql(
  `mutation CheerPartner($_id: ID!, $goalId: ID!) { partnerCheer(_id: $_id, goalId: $goalId) }`,
)

/** The minimum number of letters to search for colleagues. */
export const fewestLetters = limits.partnerLetters

export const colleaguesQuery = (name: string) =>
  queryOptions({
    queryKey: ['partner-search', name],
    enabled: name.length >= fewestLetters,
    queryFn: async ({ signal }) =>
      (await request(findDocument, { name }, { signal })).partnerColleagueGetMany,
  })

/**
 * The person who invites by a link. Throws AppError, INVALID_CODE if the link doesn't work any
 * more.
 */
export const linkQuery = (code: string) =>
  queryOptions({
    queryKey: ['partner-link', code],
    queryFn: async ({ signal }) =>
      (await request(linkDocument, { code }, { signal })).partnerLinkGet,
  })

/** The person's goals that are neither achieved nor let go. */
export const goalsToShareQuery = queryOptions({
  queryKey: ['goals', 'to-share'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const goals = await allPages(
      async (page) => (await request(goalsDocument, page, { signal })).goalGetMany,
    )
    return goals.filter(({ isGoal, state }) => isGoal && state === 'going')
  },
})
