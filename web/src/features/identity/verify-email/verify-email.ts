import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isSessionOver, toAppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { type Me, meQuery } from '#api/me.ts'
import { getToken } from '#api/token.ts'
import { isInvalidCode } from '#features/identity/invalid-code.ts'
import { forgetSession } from '#features/identity/session.ts'

const verifyDocument = graphql(`
  mutation VerifyEmail($code: String!, $password: String, $joins: Boolean, $expectedCompany: String)  {
    verifyEmail(code: $code, password: $password, requiresProof: true, joins: $joins, expectedCompany: $expectedCompany)
  }
`)

const aheadDocument = graphql(`
  query VerifyEmailPreview($code: String!) {
    verifyEmailPreview(code: $code) {
      company
      asks
      leaves
      isPublic
    }
  }
`)

const resendDocument = graphql(`
  mutation ResendEmailVerification($_id: ID!) {
    resendEmailVerification(_id: $_id)
  }
`)

const changeDocument = graphql(`
  mutation EmailChange($email: String!) {
    emailChange(email: $email)
  }
`)

export type Confirmation = {
  password: string | null
  joins: boolean
  /** The company that was shown to the person; null without one */
  expectedCompany: string | null
}

/**
 * Uses a mailed code; returns whether it was valid. Throws AppError: CONFLICT (`leadsElsewhere`),
 * PASSWORD_REQUIRED, SIGN_UP_PASSWORD_REQUIRED, or without an answer.
 */
export async function verifyEmail(code: string, said: Confirmation): Promise<boolean> {
  try {
    const anonymous = getToken() === null
    return (await request(verifyDocument, { code, ...said }, { anonymous })).verifyEmail
  } catch (error) {
    if (isInvalidCode(error)) return false
    throw error
  }
}

/** The reason a link needs a password: an account that moves here, or a sign-up. */
export type Asks = 'move' | 'signUp'

/** The missing input for a refused link; undefined if it is refused for another reason. */
export function whatAsks(error: unknown): Asks | undefined {
  const { code } = toAppError(error)
  if (code === 'PASSWORD_REQUIRED') return 'move'
  return code === 'SIGN_UP_PASSWORD_REQUIRED' ? 'signUp' : undefined
}

/** Whether a link would lead to another company than the page shows. */
export function leadsElsewhere(error: unknown): boolean {
  const { code, field } = toAppError(error)
  return code === 'CONFLICT' && field === 'company'
}

/** Mails the link of a sign-up once more; an unknown id has the same answer. Throws AppError. */
export const resend = (_id: string) => request(resendDocument, { _id }, { anonymous: true })

/** Mails a link to another address of the signed-in person. Throws AppError. */
export const changeAddress = (email: string) => request(changeDocument, { email })

/** The person signed in after a link was used; it can end the session. */
export async function whoIsHere(queryClient: QueryClient): Promise<Me | null> {
  if (getToken() === null) return null
  try {
    return await queryClient.fetchQuery({ ...meQuery, staleTime: 0 })
  } catch (error) {
    if (isSessionOver(error)) forgetSession(queryClient)
    return null
  }
}

export type Ahead = {
  /** The company that the person joins by the link */
  company: string | null
  /** Whether the person may choose */
  asks: boolean
  leaves: string | null
  /** Whether the person becomes a public user */
  isPublic: boolean
}

export const previewQuery = (code: string) =>
  queryOptions({
    queryKey: ['identity', 'preview', code],
    retry: false,
    queryFn: async ({ signal }): Promise<Ahead | null> => {
      try {
        return (await request(aheadDocument, { code }, { signal, anonymous: true }))
          .verifyEmailPreview
      } catch (error) {
        if (isInvalidCode(error)) return null
        throw error
      }
    },
  })
