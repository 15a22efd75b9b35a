import { createContext, useContext } from 'react'
import { toAppError } from '#api/errors.ts'

/** The person declined to sign in again: there is no error to show. */
export class SignInGivenUp extends Error {}

/** How the person signed in again. */
export type SignedInBy = {
  /** The code that this sign-in used up, if any. */
  code: string | null
}

/** Asks the person to sign in again. Rejects with SignInGivenUp if they decline. */
export type AskToSignIn = () => Promise<SignedInBy>

export const FreshContext = createContext<AskToSignIn | null>(null)

/**
 * Runs a call, and again after a new sign-in if it is refused with SIGN_IN_AGAIN. Throws
 * SignInGivenUp.
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

export function useAskToSignIn(): AskToSignIn {
  const ask = useContext(FreshContext)
  if (ask === null) throw new Error('a secured call stands outside of FreshSignIn')
  return ask
}
