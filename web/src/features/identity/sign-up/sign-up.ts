import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { login } from '#features/identity/login.ts'
import { writePendingSignUp } from '#features/identity/pending-sign-up.ts'

const signUpDocument = graphql(`
  mutation SignUp($obj: UserCreateInput!) {
    userCreate(obj: $obj) {
      _id
      email
    }
  }
`)

export type NewAccount = {
  firstName: string
  lastName: string
  email: string
  password: string
  referralCode: string
  /** The code of a link that invites; '' without one. */
  invitation: string
}

/**
 * Signs up, and in: also where somebody had the address before, which nobody is told but by the
 * mail (product 4, promise 13). Answers null where the sign-in was refused, such as after too many
 * tries. Throws AppError where the sign-up was.
 */
export async function signUp({ referralCode, invitation, ...account }: NewAccount) {
  const obj = {
    ...account,
    ...(referralCode === '' ? {} : { referralCode }),
    ...(invitation === '' ? {} : { invitation }),
  }
  const { userCreate } = await request(signUpDocument, { obj }, { anonymous: true })
  writePendingSignUp({ _id: userCreate._id, email: userCreate.email ?? account.email })
  return login({ email: account.email, password: account.password }).catch(() => null)
}
