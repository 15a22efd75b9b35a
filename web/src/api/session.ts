import type { QueryClient } from '@tanstack/react-query'
import { setToken } from '#api/token.ts'
import { writeFlowRun } from '#flow/run.ts'
import { dropDrafts } from '#lib/drafts.ts'
import { writeStored } from '#lib/storage.ts'

/** Takes over the token of a sign-in, and nothing of whoever was here before. */
export function beginSession(queryClient: QueryClient, token: string): void {
  queryClient.clear()
  // Access routing takes it from here.
  setToken(token)
}

/**
 * Forgets the session on this device: user, item, API token and auth token (product 4, access
 * routing), and the flow run, which is nobody else's business.
 */
export function forgetSession(queryClient: QueryClient): void {
  setToken(null)
  writeStored('AUTH0_TOKEN', null)
  writeFlowRun(null)
  dropDrafts()
  queryClient.clear()
}
