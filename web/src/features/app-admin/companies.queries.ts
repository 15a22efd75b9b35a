import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  CompanyCreateInput,
  CompanyRecordFragment,
  CompanyRowFragment,
  CompanyUpdateInput,
  DeletedCompaniesQuery,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { meKey } from '#api/query-client.ts'
import { companyKey, reloadCompanies } from '#features/admin/reload-companies.ts'

void graphql(`
  fragment CompanyRow on CompanyOverview {
    _id
    name
    members
    domains
    require2FA
    seatLimit
    isPublicDefault
    createdDate
  }
`)

const listDocument = graphql(`
  query Companies($query: String, $first: Int, $after: String) {
    companyOverviewGetMany(query: $query, first: $first, after: $after) {
      total
      next
      rows {
        ...CompanyRow
      }
    }
  }
`)

const oneDocument = graphql(`
  query AnyCompany($id: ID!) {
    companyGet(_id: $id) {
      ...CompanyRecord
      isPublicDefault
      createdDate
    }
    memberCounts(companyId: $id) {
      all
      invited
      joined
      onboarded
      deactivated
    }
  }
`)

const deletedDocument = graphql(`
  query DeletedCompanies {
    companyDeletedGetMany {
      _id
      name
      at
      who
    }
  }
`)

const publicDocument = graphql(`
  query PublicUsers {
    memberCounts(isPublic: true) {
      all
      invited
      joined
      onboarded
      deactivated
    }
  }
`)

const createDocument = graphql(`
  mutation CreateCompany($obj: CompanyCreateInput!) {
    companyCreate(obj: $obj) {
      ...CompanyRecord
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateAnyCompany($obj: CompanyUpdateInput!) {
    companyUpdate(obj: $obj) {
      ...CompanyRecord
    }
  }
`)

const deleteDocument = graphql(`
  mutation DeleteCompany($id: ID!) {
    companyDelete(_id: $id) {
      _id
    }
  }
`)

const inviteDocument = graphql(`
  mutation InviteAdmin($obj: MemberCreateInput!) {
    memberInvite(obj: $obj)
  }
`)

export type CompanyRow = CompanyRowFragment
export type Company = CompanyRecordFragment

/** Companies that match a search, by name, a page at a time. */
export const companiesQuery = (query: string, first = 50) =>
  infiniteQueryOptions({
    queryKey: [...companyKey, 'all', query, first],
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam: after }) =>
      (await request(listDocument, { query, first, after }, { signal })).companyOverviewGetMany,
    getNextPageParam: ({ next }) => next ?? null,
  })

/** One company, and the number of its members. Fails with NOT_FOUND. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [...companyKey, 'any', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { companyGet, memberCounts } = await request(oneDocument, { id }, { signal })
      return { company: companyGet, counts: memberCounts }
    },
  })

export type DeletedCompany = DeletedCompaniesQuery['companyDeletedGetMany'][number]

/** The companies that were deleted, newest first. */
export const deletedQuery = queryOptions({
  queryKey: [...companyKey, 'deleted'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly DeletedCompany[]> =>
    (await request(deletedDocument, {}, { signal })).companyDeletedGetMany,
})

/** The number of people without a company. */
export const publicCountsQuery = queryOptions({
  queryKey: [...companyKey, 'public'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await request(publicDocument, {}, { signal })).memberCounts,
})

/** Reloads companies, also on pages about the viewer's own company. */
async function afterChange(queries: QueryClient) {
  await reloadCompanies(queries)
  await queries.invalidateQueries({ queryKey: meKey })
}

/** Creates a company; idempotent by `_id`. Throws AppError. */
export async function createCompany(queries: QueryClient, obj: CompanyCreateInput) {
  const { companyCreate } = await request(createDocument, { obj })
  await afterChange(queries)
  return companyCreate
}

/** Saves fields of a company. Throws AppError; CONFLICT if `version` is not the newest. */
export async function updateCompany(queries: QueryClient, obj: CompanyUpdateInput) {
  const { companyUpdate } = await request(updateDocument, { obj })
  await afterChange(queries)
  return companyUpdate
}

/** Invites an admin. Throws AppError, at `email` if the address is wrong. */
export async function inviteAdmin(queries: QueryClient, companyId: string, email: string) {
  await request(inviteDocument, { obj: { companyId, email, isCompanyAdmin: true } })
  await reloadCompanies(queries)
}

/** Deletes a company without members, for good. Throws AppError. */
export async function deleteCompany(queries: QueryClient, id: string): Promise<void> {
  await request(deleteDocument, { id })
  queries.removeQueries({ queryKey: companyQuery(id).queryKey })
  await afterChange(queries)
}
