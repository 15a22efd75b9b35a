import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CompanyRecordFragment, CompanyUpdateInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { meKey } from '#api/query-client.ts'
import { companyKey as key, reloadCompanies } from '#features/admin/reload-companies.ts'

void graphql(`
  fragment CompanyRecord on Company {
    _id
    version
    name
    businessModel
    geographyFocus
    revenue
    industry
    numberOfEmployees
    engagementLevel
    employeeTurnover
    emailDomains
    adminEmails
    referralCode
    referralCodeExpires
    seatLimit
    require2FA
    require2FASince
    require2FAGraceDays
    sessionHours
    sessionIdleMinutes
  }
`)

const companyDocument = graphql(`
  query CompanyOfAdmin($id: ID!) {
    companyGet(_id: $id) {
      ...CompanyRecord
    }
    memberCounts {
      all
      invited
      joined
      onboarded
      deactivated
    }
    companyDomainGetMany {
      domain
      expires
    }
    memberGetMany(role: admin, first: 100) {
      rows {
        _id
        firstName
        lastName
        email
        state
        isSelf
      }
    }
  }
`)

const nameDocument = graphql(`
  query CompanyName($id: ID!) {
    companyGet(_id: $id) {
      _id
      name
    }
  }
`)

const factorsDocument = graphql(`
  query CompanySecondFactors {
    companySecondFactors {
      members
      without
      names
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateCompany($obj: CompanyUpdateInput!) {
    companyUpdate(obj: $obj) {
      ...CompanyRecord
    }
  }
`)

const proveDocument = graphql(`
  mutation ProveDomain($email: String!) {
    companyDomainProve(email: $email)
  }
`)

const confirmDocument = graphql(`
  mutation ConfirmDomain($code: String!) {
    companyDomainConfirm(code: $code)
  }
`)

const removeDocument = graphql(`
  mutation RemoveDomain($domain: String!) {
    companyDomainRemove(domain: $domain)
  }
`)

export type Company = CompanyRecordFragment

/** The company as its admins see it, with the names and the number of its admins. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await request(companyDocument, { id }, { signal })
      const { companyGet, memberCounts, companyDomainGetMany, memberGetMany } = answer
      return {
        company: companyGet,
        counts: memberCounts,
        waiting: companyDomainGetMany,
        admins: memberGetMany.rows.filter(({ state }) => state !== 'deactivated'),
      }
    },
  })

/** Members that a second-factor requirement would block. */
export const secondFactorsQuery = queryOptions({
  queryKey: [...key, 'second-factors'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await request(factorsDocument, {}, { signal })).companySecondFactors,
})

/** Saves fields of the company. Throws AppError; CONFLICT if `version` is not the newest. */
export async function updateCompany(
  queries: QueryClient,
  obj: CompanyUpdateInput,
): Promise<Company> {
  const { companyUpdate } = await request(updateDocument, { obj })
  await reloadCompanies(queries)
  // Every page shows its name and requirements.
  await queries.invalidateQueries({ queryKey: meKey })
  return companyUpdate
}

/** Mails a code to an address of the domain. Returns the domain. Throws AppError. */
export const proveDomain = async (email: string): Promise<string> =>
  (await request(proveDocument, { email })).companyDomainProve

/** Uses the code up. Returns the domain that it proves. Throws AppError. */
export const confirmDomain = async (code: string): Promise<string> =>
  (await request(confirmDocument, { code })).companyDomainConfirm

export const removeDomain = async (domain: string): Promise<string> =>
  (await request(removeDocument, { domain })).companyDomainRemove

/** The name of any company, for app admins. Fails with NOT_FOUND. */
export const companyNameQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'name', id],
    queryFn: async ({ signal }) =>
      (await request(nameDocument, { id }, { signal })).companyGet.name,
  })
