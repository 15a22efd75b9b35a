import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  MemberChangeInput,
  MemberRecordFragment,
  MembersQueryVariables,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#companies/read-anew.ts'

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
    $companyId: ID
  ) {
    memberGetMany(
      query: $query
      state: $state
      role: $role
      sort: $sort
      after: $after
      companyId: $companyId
    ) {
      total
      next
      rows {
        ...MemberRecord
      }
    }
  }
`)

const memberDocument = graphql(`
  query MemberOfCompany($id: ID!, $companyId: ID) {
    memberGet(_id: $id, companyId: $companyId) {
      ...MemberRecord
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateMember($obj: MemberChangeInput!) {
    memberUpdate(obj: $obj)
  }
`)

const deactivateDocument = graphql(`
  mutation DeactivateMember($id: ID!, $companyId: ID) {
    memberDeactivate(_id: $id, companyId: $companyId)
  }
`)

const reactivateDocument = graphql(`
  mutation ReactivateMember($id: ID!, $companyId: ID) {
    memberReactivate(_id: $id, companyId: $companyId)
  }
`)

const sendDocument = graphql(`
  mutation SendInvitation($id: ID!, $companyId: ID) {
    invitationSend(_id: $id, companyId: $companyId)
  }
`)

const revokeDocument = graphql(`
  mutation RevokeInvitation($id: ID!, $companyId: ID) {
    invitationRevoke(_id: $id, companyId: $companyId)
  }
`)

/** Somebody of a company, or somebody invited to it. */
export type Member = MemberRecordFragment
export type Filters = Omit<MembersQueryVariables, 'after' | 'companyId'>

/** Whose members: of a company that an app admin names; null is one's own. */
export type MembersOf = string | null

export const membersKey = (of: MembersOf) => [...companyKey, 'members', of] as const

/** A page of members at a time. */
export const membersQuery = (of: MembersOf, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...membersKey(of), filters],
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }) => {
      const asked = { ...filters, companyId: of, after: pageParam }
      return (await request(membersDocument, asked, { signal })).memberGetMany
    },
    getNextPageParam: ({ next }) => next ?? null,
  })

/** Somebody by id, as they stand now. Fails with NOT_FOUND where they are gone. */
export const memberQuery = (of: MembersOf, id: string) =>
  queryOptions({
    queryKey: [...membersKey(of), 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Member> =>
      (await request(memberDocument, { id, companyId: of }, { signal })).memberGet,
  })

/** What can be done to a member of a company; whoever does it reads anew. All throw AppError. */
export const changesOf = (companyId: MembersOf) => ({
  update: (obj: MemberChangeInput) => request(updateDocument, { obj: { ...obj, companyId } }),
  deactivate: (id: string) => request(deactivateDocument, { id, companyId }),
  reactivate: (id: string) => request(reactivateDocument, { id, companyId }),
  sendAgain: (id: string) => request(sendDocument, { id, companyId }),
  revoke: (id: string) => request(revokeDocument, { id, companyId }),
})
