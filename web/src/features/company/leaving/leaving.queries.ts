import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'

const leaveDocument = graphql(`
  mutation LeaveCompany($email: String) {
    memberLeave(email: $email)
  }
`)

const asksAddressDocument = graphql(`
  query LeavingAsksAddress {
    memberLeaveAsksAddress
  }
`)

const acceptDocument = graphql(`
  mutation AcceptInvitation($code: String!) {
    invitationAccept(code: $code)
  }
`)

const joiningDocument = graphql(`
  query Joining($code: String!) {
    invitationGet(code: $code) {
      company
      isCompanyAdmin
      email
    }
  }
`)

/**
 * Takes one's account out of the company: at once (`left`), or by a link that is mailed to the
 * private address (`mailed`). Throws AppError; BAD_USER_INPUT at `email` where one is needed.
 */
export const leaveCompany = async (email: string | null): Promise<string> =>
  (await request(leaveDocument, { email })).memberLeave

/** Whether one's own address is the company's, so that leaving needs another one. */
export const asksAddressQuery = {
  queryKey: ['leaving', 'asksAddress'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(asksAddressDocument, {}, { signal })).memberLeaveAsksAddress,
}

export const acceptInvitation = async (code: string): Promise<boolean> =>
  (await request(acceptDocument, { code })).invitationAccept

/** What an invitation leads to. Fails with INVALID_CODE where it has ended. */
export const joiningQuery = (code: string) => ({
  queryKey: ['joining', code],
  retry: false,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(joiningDocument, { code }, { signal })).invitationGet,
})
