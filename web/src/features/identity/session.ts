import type { QueryClient } from '@tanstack/react-query'
import { setToken } from '#api/token.ts'
import { writeFlowRun } from '#features/flow/run/run.ts'
import { dropDrafts } from '#lib/drafts.ts'
import { writeStored } from '#lib/storage.ts'

/** Starts a session and drops the data of the previous one. */
export function beginSession(queryClient: QueryClient, token: string): void {
  queryClient.clear()
  // Access routing redirects the person.
  setToken(token)
}

/** Clears the session on this device (product 4, access routing). */
export function closeSession(queryClient: QueryClient): void {
  setToken(null)
  writeStored('AUTH0_TOKEN', null)
  queryClient.clear()
}

/** Clears the session, and everything that the person had begun. */
export function forgetSession(queryClient: QueryClient): void {
  closeSession(queryClient)
  writeFlowRun(null)
  dropDrafts()
}
