import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { MemberChangeInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { type Member, type MembersOf, membersKey } from '#features/admin/members.queries.ts'

// Not part of the query of the list, which is shown before a member is opened.

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

/** A member by id. Fails with NOT_FOUND. */
export const memberQuery = (of: MembersOf, id: string) =>
  queryOptions({
    queryKey: [...membersKey(of), 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Member> =>
      (await request(memberDocument, { id, companyId: of }, { signal })).memberGet,
  })

/** Changes to a member; the caller reloads. All throw AppError. */
export const changesOf = (companyId: MembersOf) => ({
  update: (obj: MemberChangeInput) => request(updateDocument, { obj: { ...obj, companyId } }),
  deactivate: (id: string) => request(deactivateDocument, { id, companyId }),
  reactivate: (id: string) => request(reactivateDocument, { id, companyId }),
  sendAgain: (id: string) => request(sendDocument, { id, companyId }),
  revoke: (id: string) => request(revokeDocument, { id, companyId }),
})
