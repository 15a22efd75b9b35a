import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { AppAdminsQuery, SetupQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const setupDocument = graphql(`
  query Setup {
    setupGet {
      hasSecondFactor
      publicCompany {
        _id
        name
      }
      firstCompany {
        _id
        name
      }
      hasCompanyAdmin
      wasMailSent
      testMail {
        to
        state
        error
      }
      parts {
        part
        isReady
        settings
      }
    }
  }
`)

const publicDocument = graphql(`
  mutation CreatePublicCompany($name: String!) {
    companyPublicCreate(name: $name) {
      _id
    }
  }
`)

const testDocument = graphql(`
  mutation SendTestMail {
    setupTestMail
  }
`)

const adminsDocument = graphql(`
  query AppAdmins {
    appAdminGetMany {
      _id
      email
      firstName
      lastName
      hasSecondFactor
      hasAccess
    }
  }
`)

const appointDocument = graphql(`
  mutation AppointAppAdmin($email: String!) {
    appAdminAppoint(email: $email)
  }
`)

const removeDocument = graphql(`
  mutation RemoveAppAdmin($id: ID!) {
    appAdminRemove(_id: $id)
  }
`)

export type Setup = SetupQuery['setupGet']
export type AppAdmin = AppAdminsQuery['appAdminGetMany'][number]

export const setupQuery = queryOptions({
  queryKey: ['app-admin', 'setup'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Setup> =>
    (await request(setupDocument, {}, { signal })).setupGet,
})

/** Creates the company of people without one. Throws AppError. */
export async function createPublicCompany(queries: QueryClient, name: string): Promise<void> {
  await request(publicDocument, { name })
  await queries.invalidateQueries()
}

/** Mails the admin's own address. Throws AppError. */
export async function sendTestMail(queries: QueryClient): Promise<void> {
  await request(testDocument, {})
  await queries.invalidateQueries({ queryKey: setupQuery.queryKey })
}

export const appAdminsQuery = queryOptions({
  queryKey: ['app-admin', 'admins'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly AppAdmin[]> =>
    (await request(adminsDocument, {}, { signal })).appAdminGetMany,
})

/** Makes someone an app admin. Throws AppError, at field `email` if they can’t be one. */
export async function appoint(queries: QueryClient, email: string): Promise<void> {
  await request(appointDocument, { email })
  await queries.invalidateQueries({ queryKey: appAdminsQuery.queryKey })
}

export async function removeAdmin(queries: QueryClient, id: string): Promise<void> {
  await request(removeDocument, { id })
  await queries.invalidateQueries({ queryKey: appAdminsQuery.queryKey })
}
