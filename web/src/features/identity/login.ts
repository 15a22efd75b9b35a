import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { isIosApp } from '#lib/platform.ts'

const loginDocument = graphql(`
  mutation Login($email: String!, $password: String!, $code: String, $isIosLogin: Boolean) {
    login(email: $email, password: $password, code: $code, isIosLogin: $isIosLogin) {
      token
      state
    }
  }
`)

export type Credentials = { email: string; password: string; code?: string }

/** Returns a fresh token and the state of its session. Throws AppError. */
export async function login({ email, password, code = '' }: Credentials) {
  const given = { email, password, code: code === '' ? null : code, isIosLogin: isIosApp }
  return (await request(loginDocument, given, { anonymous: true })).login
}
