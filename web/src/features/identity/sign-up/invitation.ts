import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { InvitationQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const invitationDocument = graphql(`
  query Invitation($code: String!) {
    invitationGet(code: $code) {
      company
      isCompanyAdmin
      email
      firstName
      lastName
      hasAccount
    }
  }
`)

export type OpenInvitation = InvitationQuery['invitationGet'] & { code: string }

/** Reads an invitation without using it up. Fails with INVALID_CODE if it has ended. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    retry: false,
    queryFn: async ({ signal }): Promise<OpenInvitation> => {
      const answer = await request(invitationDocument, { code }, { signal, anonymous: true })
      return { ...answer.invitationGet, code }
    },
  })
