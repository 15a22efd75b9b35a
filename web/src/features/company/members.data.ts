import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  MemberChangeInput,
  MemberCreateInput,
  MemberRecordFragment,
  MembersQueryVariables,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { readAnew } from './company.data.ts'

void graphql(`
  fragment MemberRecord on Member {
    _id
    version
    email
    firstName
    lastName
    role
    isCompanyAdmin
    state
    isSelf
    createdDate
    deactivatedDate
    expires
  }
`)

const membersDocument = graphql(`
  query Members(
    $query: String
    $state: MemberState
    $role: MemberRole
    $sort: MemberSort
    $after: String
  ) {
    memberGetMany(query: $query, state: $state, role: $role, sort: $sort, after: $after) {
      total
      next
      rows {
        ...MemberRecord
      }
    }
  }
`)

const memberDocument = graphql(`
  query MemberOfCompany($id: ID!) {
    memberGet(_id: $id) {
      ...MemberRecord
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateMember($obj: MemberChangeInput!) {
    memberUpdate(obj: $obj)
  }
`)

const inviteDocument = graphql(`
  mutation InviteMember($obj: MemberCreateInput!) {
    memberInvite(obj: $obj)
  }
`)

const deactivateDocument = graphql(`
  mutation DeactivateMember($id: ID!) {
    memberDeactivate(_id: $id)
  }
`)

const reactivateDocument = graphql(`
  mutation ReactivateMember($id: ID!) {
    memberReactivate(_id: $id)
  }
`)

const sendDocument = graphql(`
  mutation SendInvitation($id: ID!) {
    invitationSend(_id: $id)
  }
`)

const revokeDocument = graphql(`
  mutation RevokeInvitation($id: ID!) {
    invitationRevoke(_id: $id)
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
    }
  }
`)

/** Somebody of one's company, or somebody invited to it. */
export type Member = MemberRecordFragment
export type Filters = Omit<MembersQueryVariables, 'after'>

export const membersKey = ['company', 'members'] as const

/** A page of members at a time. */
export const membersQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...membersKey, filters],
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }) =>
      (await request(membersDocument, { ...filters, after: pageParam }, { signal })).memberGetMany,
    getNextPageParam: ({ next }) => next ?? null,
  })

/** Somebody by id, as they stand now. Fails with NOT_FOUND where they are gone. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [...membersKey, 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Member> =>
      (await request(memberDocument, { id }, { signal })).memberGet,
  })

export const linksQuery = {
  queryKey: ['company', 'links'],
  staleTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(linksDocument, {}, { signal })).invitationLinkGetMany,
}

/** What can be done to a member; each reads the pages anew. All throw AppError. */
export const changes = {
  update: (obj: MemberChangeInput) => request(updateDocument, { obj }),
  invite: (obj: MemberCreateInput) => request(inviteDocument, { obj }),
  deactivate: (id: string) => request(deactivateDocument, { id }),
  reactivate: (id: string) => request(reactivateDocument, { id }),
  sendAgain: (id: string) => request(sendDocument, { id }),
  revoke: (id: string) => request(revokeDocument, { id }),
}

export async function makeLink(queries: QueryClient, days: number, uses: number) {
  const { invitationLinkCreate } = await request(linkDocument, { days, uses })
  await readAnew(queries)
  return invitationLinkCreate
}
