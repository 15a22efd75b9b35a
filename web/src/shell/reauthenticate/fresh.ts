import { createContext, useContext } from 'react'
import { toAppError } from '#api/errors.ts'

/** The person was asked to sign in again, and did not want to: nothing happened, nothing to say. */
export class SignInGivenUp extends Error {}

/** What a fresh sign-in came about with. */
export type SignedInBy = {
  /** The code that it used up, if it was one. */
  code: string | null
}

/** What to sign in again for: the question's words, in a sentence. */
export type AskToSignIn = () => Promise<SignedInBy>

export const FreshContext = createContext<AskToSignIn | null>(null)

/**
 * Runs a call that the server may refuse until the person has signed in again (SIGN_IN_AGAIN): asks
 * for the password there and then, and runs it again. Throws SignInGivenUp where they do not.
 */
export type Freshly = <T>(call: (signedInBy: SignedInBy | null) => Promise<T>) => Promise<T>

export function useFreshly(): Freshly {
  const ask = useContext(FreshContext)
  if (ask === null) throw new Error('a secured call stands outside of FreshSignIn')
  return async (call) => {
    try {
      return await call(null)
    } catch (error) {
      if (toAppError(error).code !== 'SIGN_IN_AGAIN') throw error
      return call(await ask())
    }
  }
}

/** Asks for a fresh sign-in ahead of a call that would be in vain without one. */
export function useAskToSignIn(): AskToSignIn {
  const ask = useContext(FreshContext)
  if (ask === null) throw new Error('a secured call stands outside of FreshSignIn')
  return ask
}
