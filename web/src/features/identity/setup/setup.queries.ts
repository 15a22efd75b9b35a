import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { SetupCreateAdminInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const readDocument = graphql(`
  query SetupCode($code: String!) {
    setupCodeRead(code: $code) {
      email
      hasAccount
    }
  }
`)

const createDocument = graphql(`
  mutation CreateFirstAdmin($obj: SetupCreateAdminInput!) {
    setupCreateAdmin(obj: $obj) {
      token
    }
  }
`)

const becomeDocument = graphql(`
  mutation BecomeFirstAdmin($code: String!) {
    setupBecomeAdmin(code: $code) {
      token
    }
  }
`)

const anonymous = { anonymous: true }

/**
 * The purpose of a code from a link. Fails with INVALID_CODE, and CONFLICT once there is an app
 * admin.
 */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['setup', code],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => (await request(readDocument, { code }, anonymous)).setupCodeRead,
  })

/** Makes the first app admin. Returns a token; throws AppError. */
export const createAdmin = async (obj: SetupCreateAdminInput): Promise<string> =>
  (await request(createDocument, { obj }, anonymous)).setupCreateAdmin.token

/** Makes the signed-in person the first app admin. Returns a fresh token; throws AppError. */
export const becomeAdmin = async (code: string): Promise<string> =>
  (await request(becomeDocument, { code: code.trim() })).setupBecomeAdmin.token
