import { AppError, isSessionOver } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { renewToken } from '#api/renewal.ts'
import { finishSignIn, isSpent, textCode, type Way } from '#api/second-factor.ts'
import { getToken } from '#api/token.ts'

const loginDocument = graphql(`
  mutation SignInAgain($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      state
    }
  }
`)

const logoutDocument = graphql(`
  mutation EndReplacedSession {
    logout
  }
`)

/** A sign-in that waits for the second factor ended: it took too long, or there were too many guesses. */
export class WaitOver extends Error {}

/** Gives the password. The token is good for everything unless `isPending`. Throws AppError. */
export async function givePassword(email: string, password: string) {
  const { login } = await request(loginDocument, { email, password }, { anonymous: true })
  return { token: login.token, isPending: login.state === 'pending_2fa' }
}

/** Gives the second factor of a pending sign-in. Answers the token. Throws AppError or WaitOver. */
export async function giveCode(pending: string, way: Way, code: string): Promise<string> {
  return notOver(() => finishSignIn(way, code, { token: pending }))
}

/** Has a code sent to the phone of a pending sign-in. Throws AppError or WaitOver. */
export async function sendCode(pending: string): Promise<void> {
  await notOver(() => textCode({ token: pending }))
}

/**
 * The fresh session takes the place of the one before, in this tab and in every other, and that one
 * ends: nobody wants to find two of one device in the list.
 */
export async function takeOver(token: string): Promise<void> {
  const before = getToken()
  await renewToken(async () => ({ token }))
  if (before !== null) request(logoutDocument, {}, { token: before }).catch(() => {})
}

/** The end of a pending sign-in is not the end of the session that one is in. */
async function notOver<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    // Too many guesses for this sign-in: unlike those for the account, no waiting helps.
    throw isSpent(error) || isSessionOver(error) ? new WaitOver() : error
  }
}

/** Said in place of WaitOver, where the password is asked for once more. */
export const waitOverError = (message: string) =>
  new AppError('refused', 401, [{ message, code: 'WAIT_OVER', field: null }])
