import type { QueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { MemberCreateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { changesOf } from '#features/admin/member/member.queries.ts'
import { companyKey, reloadCompanies } from '#features/admin/reload-companies.ts'

const inviteDocument = graphql(`
  mutation InviteMember($obj: MemberCreateInput!) {
    memberInvite(obj: $obj)
  }
`)

const linkDocument = graphql(`
  mutation MakeInvitationLink($days: Int!, $uses: Int!) {
    invitationLinkCreate(days: $days, uses: $uses) {
      _id
      code
      expires
      uses
    }
  }
`)

const linksDocument = graphql(`
  query InvitationLinks {
    invitationLinkGetMany {
      _id
      createdDate
      expires
      uses
      usesLeft
      who
      isValid
    }
  }
`)

export const linksQuery = {
  queryKey: [...companyKey, 'links'],
  staleTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(linksDocument, {}, { signal })).invitationLinkGetMany,
}

export const invite = (obj: MemberCreateInput) => request(inviteDocument, { obj })

export const revoke = changesOf(null).revoke

export async function makeLink(queries: QueryClient, days: number, uses: number) {
  const { invitationLinkCreate } = await request(linkDocument, { days, uses })
  await reloadCompanies(queries)
  return invitationLinkCreate
}
