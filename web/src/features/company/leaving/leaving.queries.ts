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
 * Leaves the company: at once (`left`) or by an emailed link (`mailed`). Throws AppError, at
 * `email` if the address is the reason.
 */
export const leaveCompany = async (email: string | null): Promise<string> =>
  (await request(leaveDocument, { email })).memberLeave

/** Whether the account has the company's address, so that leaving needs another one. */
export const asksAddressQuery = {
  queryKey: ['leaving', 'asksAddress'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(asksAddressDocument, {}, { signal })).memberLeaveAsksAddress,
}

export const acceptInvitation = async (code: string): Promise<boolean> =>
  (await request(acceptDocument, { code })).invitationAccept

export const joiningQuery = (code: string) => ({
  queryKey: ['joining', code],
  retry: false,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request(joiningDocument, { code }, { signal })).invitationGet,
})
