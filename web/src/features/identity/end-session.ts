import type { QueryClient } from '@tanstack/react-query'
import { isSessionOver } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { forgetSession } from '#api/session.ts'
import { getToken } from '#api/token.ts'
import { dropTyped } from './typed.ts'

const logoutDocument = graphql(`
  mutation Logout {
    logout
  }
`)

/**
 * Ends the session, if there is one, on the server and on this device; which forgets it whether the
 * server answers or not. Throws AppError where it did not answer.
 */
export async function endSession(queryClient: QueryClient): Promise<void> {
  try {
    if (getToken() !== null) await request(logoutDocument, {})
  } catch (error) {
    // Else the server has ended it already.
    if (!isSessionOver(error)) throw error
  } finally {
    forgetSession(queryClient)
    dropTyped()
  }
}
