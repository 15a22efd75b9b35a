import { LIMITS } from '#accounts/core/accounts.rules.ts'
import { lockOwnSession, type SignIn } from '#accounts/core/session.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { guess } from './attempts.ts'
import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf } from './recovery-codes.rules.ts'
import { countUnused, hasUnused, insertRecoveryCodes, useCode } from './recovery-codes.store.ts'
import { finishSignIn, voidRecoveryCodes } from './second-factors.ts'

/**
 * generateRecoveryCodes: answers ten new codes, which are never shown again, and voids older ones.
 * Refuses with SIGN_IN_AGAIN, and with CONFLICT if the person has no second factor. Product 4,
 * promise 10 of sign-in.
 */
export async function generateRecoveryCodes(context: SignedIn): Promise<string[]> {
  const { viewer, clock, ids, seal, store } = context
  const { userId } = viewer
  const now = clock.now()
  requireFreshSignIn(viewer.signedInAt, now)
  const codes = Array.from({ length: LIMITS.recoveryCodes }, () =>
    recoveryCodeOf(ids.bytes(RECOVERY_BYTES)),
  )
  const hashes = codes.map((code) => seal.mac('recovery', userId, readRecoveryCode(code) ?? ''))
  await store.write(async (trx) => {
    if (!(await voidRecoveryCodes(trx, userId))) {
      throw new AppError('CONFLICT', 'Set up an authenticator app or a phone first.')
    }
    // Lock order, as in a removal: factors before the session. Another order could deadlock.
    await lockOwnSession(trx, context)
    await insertRecoveryCodes(trx, userId, hashes, now)
    await recordEvent(trx, context, { kind: 'recovery_codes_made', subject: userId })
    await queueMailTo(trx, context, userId, { kind: 'recoveryCodesMade' })
  })
  return codes
}

/** useRecoveryCode: finishes a pending sign-in. Refuses with INVALID_CODE, TOO_MANY_REQUESTS. */
export const useRecoveryCode = (context: SignedIn, code: string): Promise<SignIn> =>
  guess(
    context,
    async (trx) =>
      (await spendRecoveryCode(trx, context, code)) ? finishSignIn(trx, context) : undefined,
    'recovery',
  )

/** Uses a recovery code up and mails the person, with a warning when few are left. */
export async function spendRecoveryCode(
  trx: Db,
  context: SignedIn,
  code: string,
): Promise<boolean> {
  const { userId } = context.viewer
  const hashes = hashesOf(context, code)
  if (!(await useCode(trx, userId, hashes, context.clock.now()))) return false
  const left = await countUnused(trx, userId)
  const kind = left <= LIMITS.fewRecoveryCodes ? 'fewRecoveryCodes' : 'recoveryCodeUsed'
  await recordEvent(trx, context, { kind: 'recovery_code_used', subject: userId, detail: { left } })
  await queueMailTo(trx, context, userId, { kind, left })
  return true
}

/** Whether a recovery code is valid; does not use it up. */
export const fitsRecoveryCode = (trx: Db, context: SignedIn, code: string): Promise<boolean> =>
  hasUnused(trx, context.viewer.userId, hashesOf(context, code))

function hashesOf({ seal, viewer }: SignedIn, typed: string): string[] {
  const code = readRecoveryCode(typed)
  return code === undefined ? [] : seal.macs('recovery', viewer.userId, code)
}

/**
 * Makes one recovery code for an operator to hand out, and voids all others. Answers undefined if
 * the person has no second factor. Product 4, promise 10 of sign-in.
 */
export async function makeOneRecoveryCode(
  trx: Db,
  { ids, seal, clock }: Pick<Services, 'ids' | 'seal' | 'clock'>,
  user: string,
): Promise<string | undefined> {
  if (!(await voidRecoveryCodes(trx, user))) return undefined
  const code = recoveryCodeOf(ids.bytes(RECOVERY_BYTES))
  const hash = seal.mac('recovery', user, readRecoveryCode(code) ?? '')
  await insertRecoveryCodes(trx, user, [hash], clock.now())
  return code
}
