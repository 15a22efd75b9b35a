import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { AnyMemberQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#companies/read-anew.ts'

const memberDocument = graphql(`
  query AnyMember($id: ID!) {
    memberGet(_id: $id) {
      ...MemberRecord
      company {
        _id
        name
      }
      account {
        _id
        emailVerified
        isAppAdmin
        tier
        lastIosLogin
      }
    }
  }
`)

const moveDocument = graphql(`
  mutation MoveMember($id: ID!, $from: ID!, $to: ID!) {
    memberMove(_id: $id, from: $from, to: $to)
  }
`)

/** A member of any company, or somebody invited to one, as app admins see them. */
export type AnyMember = AnyMemberQuery['memberGet']

/** Somebody by id alone. Looking is noted in their own trail. Fails with NOT_FOUND. */
export const anyMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [...companyKey, 'any-member', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AnyMember> =>
      (await request(memberDocument, { id }, { signal })).memberGet,
  })

/** Puts a member into another company, as no admin of it. Throws AppError. */
export const moveMember = (id: string, from: string, to: string) =>
  request(moveDocument, { id, from, to })
