import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { MemberRecordFragment, MembersQueryVariables } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { companyKey } from './reload-companies.ts'

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
    lastIosLogin
    expires
    isValid
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
    $isPublic: Boolean
    $withAccess: Boolean
  ) {
    memberGetMany(
      query: $query
      state: $state
      role: $role
      sort: $sort
      after: $after
      companyId: $companyId
      isPublic: $isPublic
      withAccess: $withAccess
    ) {
      total
      next
      rows {
        ...MemberRecord
      }
    }
  }
`)

const elsewhereDocument = graphql(`
  query MembersElsewhere($query: String, $role: MemberRole, $companyId: ID) {
    invited: memberGetMany(
      query: $query
      role: $role
      state: invited
      first: 1
      companyId: $companyId
    ) {
      total
    }
    deactivated: memberGetMany(
      query: $query
      role: $role
      state: deactivated
      first: 1
      companyId: $companyId
    ) {
      total
    }
  }
`)

export type Member = MemberRecordFragment
export type Filters = Omit<MembersQueryVariables, 'after' | 'companyId' | 'isPublic' | 'withAccess'>

/** The company id for app admins; null is the viewer's own company. */
export type MembersOf = string | null

/** Also public users, for app admins. */
export const publicUsers = { isPublic: true } as const
export type ListOf = MembersOf | typeof publicUsers

export const membersKey = (of: ListOf) => [...companyKey, 'members', of] as const

/** Members, a page at a time; with access unless a state is given. */
export const membersQuery = (of: ListOf, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...membersKey(of), filters],
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }) => {
      const isOfCompany = of === null || typeof of === 'string'
      const whose = isOfCompany ? { companyId: of, withAccess: filters.state === null } : of
      const asked = { ...filters, ...whose, after: pageParam }
      return (await request(membersDocument, asked, { signal })).memberGetMany
    },
    getNextPageParam: ({ next }) => next ?? null,
  })

/** The number of invited and deactivated people that match a search; counted up to 1,001. */
export const elsewhereQuery = (of: MembersOf, search: Pick<Filters, 'query' | 'role'>) =>
  queryOptions({
    queryKey: [...membersKey(of), 'elsewhere', search],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found = await request(elsewhereDocument, { ...search, companyId: of }, { signal })
      return { invited: found.invited.total, deactivated: found.deactivated.total }
    },
  })
