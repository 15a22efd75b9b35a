import type { QueryClient } from '@tanstack/react-query'
import { isSessionOver } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { knownPerson } from '#api/me.ts'
import { flushOutbox, keptSaves } from '#api/outbox.ts'
import { getToken } from '#api/token.ts'
import { forgetSession } from './session.ts'
import { dropTyped } from './typed.ts'

const logoutDocument = graphql(`
  mutation Logout {
    logout
  }
`)

/**
 * Ends the session on the server, and always on this device. Throws AppError if the server did not
 * answer.
 */
export async function endSession(queryClient: QueryClient): Promise<void> {
  try {
    const person = knownPerson(queryClient)
    // Saves that can't be sent now stay for the person's next session here.
    if (person !== undefined && keptSaves().length > 0) await flushOutbox(person)
    if (getToken() !== null) await request(logoutDocument, {})
  } catch (error) {
    // With another error, the server has already ended the session.
    if (!isSessionOver(error)) throw error
  } finally {
    forgetSession(queryClient)
    dropTyped()
  }
}
