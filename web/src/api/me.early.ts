import { graphql } from '#api/generated/gql.ts'
import type { MeQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { getToken } from '#api/token.ts'

const meDocument = graphql(`
  query Me {
    me {
      _id
      version
      email
      firstName
      lastName
      avatar
      isAppAdmin
      isPublicUser
      viewerCanAdminister
      viewerCanAdministerApp
      emailVerified
      showWelcomeDialog
      hasUnreadNews
      tier
      entityOrder
      timeZone
      sessionState
      company {
        _id
        name
        require2FA
      }
    }
  }
`)

/** The signed-in person; null only inside pages that work without a sign-in. */
export type Me = MeQuery['me']

let early: { token: string; answer: Promise<Me> } | null = null

/** Requests the person of the stored token; `requestMe` uses the answer. */
export function askEarly(): void {
  const token = getToken()
  if (token === null) return
  const answer = ask()
  // `requestMe` reports the failure.
  answer.catch(() => {})
  early = { token, answer }
}

/**
 * The person of the current token. Uses the early request once, if it was for this token. Throws
 * AppError.
 */
export function requestMe(signal: AbortSignal): Promise<Me> {
  const taken = early
  early = null
  return taken !== null && taken.token === getToken() ? taken.answer : ask(signal)
}

async function ask(signal?: AbortSignal): Promise<Me> {
  return (await request(meDocument, {}, { signal })).me
}
