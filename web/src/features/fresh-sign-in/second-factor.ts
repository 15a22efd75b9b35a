import { AppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import type { CallOptions } from '#api/http.ts'

const totpDocument = graphql(`
  mutation FinishWithApp($code: String!) {
    verifyTOTP(code: $code) {
      token
    }
  }
`)

const smsDocument = graphql(`
  mutation FinishWithSms($code: String!) {
    verifySMSOTP(code: $code) {
      token
    }
  }
`)

const recoveryDocument = graphql(`
  mutation FinishWithRecovery($code: String!) {
    useRecoveryCode(code: $code) {
      token
    }
  }
`)

const textDocument = graphql(`
  mutation RequestSMSOTP {
    requestSMSOTP
  }
`)

/** A second factor: authenticator app, text message, recovery code. */
export type FactorKind = 'totp' | 'sms' | 'recovery'

type Finish = (code: string, options?: CallOptions) => Promise<string>
const finishes: Record<FactorKind, Finish> = {
  totp: async (code, options) => (await request(totpDocument, { code }, options)).verifyTOTP.token,
  sms: async (code, options) => (await request(smsDocument, { code }, options)).verifySMSOTP.token,
  recovery: async (code, options) =>
    (await request(recoveryDocument, { code }, options)).useRecoveryCode.token,
}

/** Completes a pending sign-in with a code. Returns a new token; throws AppError. */
export const finishSignIn = (
  way: FactorKind,
  code: string,
  options?: CallOptions,
): Promise<string> => finishes[way](code, options)

/** Has a code texted to the person's confirmed phone. Throws AppError. */
export const textCode = (options?: CallOptions) => request(textDocument, {}, options)

/** Whether this sign-in has no attempts left (product 4, promise 7). */
export function isSpent(error: unknown): boolean {
  return (
    error instanceof AppError && error.code === 'TOO_MANY_REQUESTS' && error.retryAfter === null
  )
}
