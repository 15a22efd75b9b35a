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

/** Emails a link; says the same for unknown addresses. Throws AppError. */
export const askForLink = (email: string) => request(askDocument, { email }, anonymous)

/** Whether a link's code is valid, without using it. Throws AppError without an answer. */
export const checkCode = (code: string): Promise<boolean> =>
  orInvalid(async () => (await request(checkDocument, { code }, anonymous)).verifyResetPasswordCode)

/** Uses the code. Answers whether it was valid; throws AppError if the password is refused. */
export const resetPassword = (password: string, code: string): Promise<boolean> =>
  orInvalid(async () => (await request(resetDocument, { password, code }, anonymous)).resetPassword)

async function orInvalid(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask()
  } catch (error) {
    if (isInvalidCode(error)) return false
    throw error
  }
}
