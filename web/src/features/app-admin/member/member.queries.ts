import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { AnyMemberQuery, PersonMembershipFieldsFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from '#features/admin/reload-companies.ts'

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

const membershipDocument = graphql(`
  query PersonMembership($user: ID!) {
    personMembershipGet(user: $user) {
      ...PersonMembershipFields
    }
  }
`)

void graphql(`
  fragment PersonMembershipFields on PersonMembership {
    isMember
    memberUntil
    joinedCompany
    customerId
    problems
    memberships {
      source
      plan
      status
      amount
      currency
      interval
      renewsDate
      endsDate
      graceEndsDate
    }
  }
`)

const giveDocument = graphql(`
  mutation GiftCreate($user: ID!, $until: DateTime!) {
    giftCreate(user: $user, until: $until) {
      ...PersonMembershipFields
    }
  }
`)

const endGiftDocument = graphql(`
  mutation GiftEnd($user: ID!) {
    giftEnd(user: $user) {
      ...PersonMembershipFields
    }
  }
`)

export type AnyMember = AnyMemberQuery['memberGet']

/** A person by id. Access is recorded in their audit trail. Fails with NOT_FOUND. */
export const anyMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [...companyKey, 'any-member', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<AnyMember> =>
      (await request(memberDocument, { id }, { signal })).memberGet,
  })

export const moveMember = (id: string, from: string, to: string) =>
  request(moveDocument, { id, from, to })

/** A person's membership by each source, and its differences from the provider's data. */
export type PersonMembership = PersonMembershipFieldsFragment

export const personMembershipQuery = (user: string) =>
  queryOptions({
    queryKey: ['app-admin', 'membership', user],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PersonMembership> =>
      (await request(membershipDocument, { user }, { signal })).personMembershipGet,
  })

const keep = (queries: QueryClient, user: string, membership: PersonMembership) =>
  queries.setQueryData(personMembershipQuery(user).queryKey, membership)

/** Grants a membership until an ISO instant, replacing an earlier grant. Throws AppError. */
export async function giveMembership(queries: QueryClient, user: string, until: string) {
  keep(queries, user, (await request(giveDocument, { user, until })).giftCreate)
}

/** Ends a gift now. Throws AppError. */
export async function endGift(queries: QueryClient, user: string) {
  keep(queries, user, (await request(endGiftDocument, { user })).giftEnd)
}
