import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { isInvalidCode } from '#features/identity/invalid-code.ts'

const askDocument = graphql(`
  mutation GetResetPasswordLink($email: String!) {
    getResetPasswordLink(email: $email)
  }
`)

const checkDocument = graphql(`
  mutation VerifyResetPasswordCode($code: String!) {
    verifyResetPasswordCode(code: $code)
  }
`)

const resetDocument = graphql(`
  mutation ResetPassword($password: String!, $code: String!) {
    resetPassword(password: $password, code: $code)
  }
`)

const anonymous = { anonymous: true }

/** Emails a link. Gives the same answer for unknown addresses. Throws AppError. */
export const askForLink = (email: string) => request(askDocument, { email }, anonymous)

/**
 * The address that a link was mailed to, without using its code; false if the code is not valid.
 */
export const checkCode = (code: string) =>
  orInvalid(async () => (await request(checkDocument, { code }, anonymous)).verifyResetPasswordCode)

/** Uses the code. Returns whether it was valid; throws AppError if the password is refused. */
export const resetPassword = (password: string, code: string) =>
  orInvalid(async () => (await request(resetDocument, { password, code }, anonymous)).resetPassword)

async function orInvalid<T>(ask: () => Promise<T>): Promise<T | false> {
  try {
    return await ask()
  } catch (error) {
    if (isInvalidCode(error)) return false
    throw error
  }
}
