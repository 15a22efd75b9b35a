import { LIMITS } from '#accounts/core/accounts.rules.ts'
import { findEmail } from '#accounts/core/accounts.store.ts'
import type { SignIn } from '#accounts/core/session.ts'
import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError, badInput, invalidCode } from '#lib/errors.ts'
import { guess } from './attempts.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { factorRemoved, factorSetUp, finishSignIn } from './second-factors.ts'
import { SECRET_BYTES, secretOf, stepOf, uriOf } from './totp.rules.ts'
import { acceptStep, confirmTotp, deleteTotp, ensureUnconfirmed, findTotp } from './totp.store.ts'

/** The secret in base32 for typing, and as an address for scanning. */
export type TotpSetup = { secret: string; uri: string }

/**
 * initiateTOTP: answers a new secret, which takes effect when verifyTOTP confirms it. Refuses with
 * SIGN_IN_AGAIN, and with CONFLICT if an app is already set up. Product 4, second factors.
 */
export async function initiateTotp(context: SignedIn): Promise<TotpSetup> {
  const { viewer, clock, ids, seal, store, config } = context
  const now = clock.now()
  requireFreshSignIn(viewer.signedInAt, now)
  const secret = secretOf(ids.bytes(SECRET_BYTES))
  const sealed = seal.seal('totp', viewer.userId, secret)
  return store.write(async (trx) => {
    if (!(await ensureUnconfirmed(trx, viewer.userId, sealed, now))) {
      const message =
        'You already have an authenticator app. Remove it first to set up another one.'
      throw new AppError('CONFLICT', message)
    }
    const email = await findEmail(trx, viewer.userId)
    return { secret, uri: uriOf(secret, config.productName, email) }
  })
}

/**
 * verifyTOTP: finishes a pending sign-in; otherwise confirms the app of initiateTOTP. Refuses with
 * INVALID_CODE, TOO_MANY_REQUESTS and SIGN_IN_AGAIN.
 */
export async function verifyTotp(context: SignedIn, code: string): Promise<SignIn> {
  const { viewer, clock } = context
  if (viewer.state === 'pending_2fa') {
    return guess(context, async (trx) =>
      (await acceptTotp(trx, context, viewer.userId, code))
        ? finishSignIn(trx, context)
        : undefined,
    )
  }
  requireFreshSignIn(viewer.signedInAt, clock.now())
  return guess(context, async (trx) =>
    (await confirm(trx, context, code)) ? factorSetUp(trx, context, 'totp') : undefined,
  )
}

/**
 * disableTOTP: removes the app by one of its codes or by a recovery code, which is used up. Refuses
 * with BAD_USER_INPUT without a code, and otherwise as verifyTOTP.
 */
export async function disableTotp(
  context: SignedIn,
  given: { code?: string | null | undefined; recoveryCode?: string | null | undefined },
): Promise<SignIn> {
  const { viewer, clock } = context
  const code = given.code?.trim() ?? ''
  const recoveryCode = given.recoveryCode?.trim() ?? ''
  if (code === '' && recoveryCode === '') throw badInput('Require code or recoveryCode', 'code')
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const remove = async (trx: Db) => {
    const proven =
      code === ''
        ? await spendRecoveryCode(trx, context, recoveryCode)
        : await acceptTotp(trx, context, viewer.userId, code)
    if (!proven) return undefined
    // Throws to roll back, so that a recovery code is not used up without a removal.
    if (!(await deleteTotp(trx, viewer.userId))) throw invalidCode()
    return factorRemoved(trx, context, 'totp')
  }
  return guess(context, remove, code === '' ? 'recovery' : 'code')
}

async function confirm(trx: Db, context: SignedIn, code: string): Promise<boolean> {
  const { viewer, seal, clock } = context
  const now = clock.now()
  const totp = await findTotp(trx, viewer.userId)
  if (totp === undefined || totp.confirmedDate !== null) return false
  if (now - totp.createdDate >= LIMITS.totpSetUpMs) return false
  const step = stepOf(seal.open('totp', viewer.userId, totp.sealedSecret), code, now)
  return step !== undefined && confirmTotp(trx, { ...totp, step }, now)
}

/** The unused time step of a code of a confirmed app, or undefined. */
async function openStep(db: Db, { seal, clock }: Context, user: string, code: string) {
  const totp = await findTotp(db, user)
  if (totp === undefined || totp.confirmedDate === null) return undefined
  const step = stepOf(seal.open('totp', user, totp.sealedSecret), code, clock.now())
  return step !== undefined && step > totp.lastStep ? { ...totp, step } : undefined
}

/** Uses up a code of a person's app; false if it is not valid. Product 4, promise 8 of sign-in. */
export async function acceptTotp(trx: Db, context: Context, user: string, code: string) {
  const open = await openStep(trx, context, user, code)
  return open !== undefined && acceptStep(trx, open)
}

/** Whether a code is valid; does not use it up. */
export const fitsTotp = async (trx: Db, context: SignedIn, code: string): Promise<boolean> =>
  (await openStep(trx, context, context.viewer.userId, code)) !== undefined
