import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'

const loginDocument = graphql(`
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      state
    }
  }
`)

/** Answers a fresh token and the state of its session. Throws AppError. */
export async function login(email: string, password: string) {
  return (await request(loginDocument, { email, password }, { anonymous: true })).login
}
