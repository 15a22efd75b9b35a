import { timingSafeEqual } from 'node:crypto'
import { LIMITS, sixDigits } from '#accounts/core/accounts.rules.ts'
import type { SignIn } from '#accounts/core/session.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { badInput, invalidCode } from '#lib/errors.ts'
import { guess } from './attempts.ts'
import { lastFour, readPhone } from './phone.rules.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { factorRemoved, factorSetUp, finishSignIn } from './second-factors.ts'
import { type Purpose, partsOf, requireTexting, sendCode } from './sms.sending.ts'
import {
  confirmPending,
  countChallengeTry,
  deletePhone,
  findPhone,
  returnChallengeTry,
  setPending,
  voidChallenge,
} from './sms.store.ts'

/**
 * setupSMSOTP: texts a code to a number; a number that was confirmed before stays until verifySMSOTP
 * confirms this one. Refuses with BAD_USER_INPUT, SIGN_IN_AGAIN and TOO_MANY_REQUESTS. Product 4,
 * second factors.
 */
export async function setUpSms(context: SignedIn, typed: string): Promise<boolean> {
  const { viewer, clock, seal, store } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  requireTexting(context)
  const phone = readPhone(typed)
  if (phone === undefined) {
    throw badInput('This isn’t a phone number. Start with its country code.', 'phone')
  }
  const sealed = seal.seal('phone', viewer.userId, phone)
  await store.write(async (trx) => {
    await sendCode(trx, context, 'setup', phone)
    await setPending(trx, viewer.userId, sealed, lastFour(phone))
  })
  return true
}

/** requestSMSOTP: texts a code to the confirmed phone. Refuses with BAD_USER_INPUT without one. */
export async function requestSms(context: SignedIn): Promise<boolean> {
  const { viewer, seal, store } = context
  requireTexting(context)
  await store.write(async (trx) => {
    const found = await findPhone(trx, viewer.userId)
    if (found === undefined || found.confirmedDate === null || found.sealedPhone === null) {
      throw badInput('You have no phone number set up.')
    }
    await sendCode(trx, context, 'use', seal.open('phone', viewer.userId, found.sealedPhone))
  })
  return true
}

/**
 * verifySMSOTP: finishes a pending sign-in; otherwise confirms the number of setupSMSOTP.
 * Refuses with INVALID_CODE, TOO_MANY_REQUESTS and SIGN_IN_AGAIN.
 */
export async function verifySms(context: SignedIn, code: string): Promise<SignIn> {
  const { viewer, clock } = context
  if (viewer.state === 'pending_2fa') {
    return guess(context, async (trx) =>
      (await spendCode(trx, context, 'use', code)) ? finishSignIn(trx, context) : undefined,
    )
  }
  requireFreshSignIn(viewer.signedInAt, clock.now())
  return guess(context, async (trx) => {
    const pending = (await findPhone(trx, viewer.userId))?.sealedPending ?? null
    if (pending === null || !(await spendCode(trx, context, 'setup', code))) return undefined
    if (!(await confirmPending(trx, viewer.userId, pending, clock.now()))) throw invalidCode()
    return factorSetUp(trx, context, 'sms')
  })
}

/** verifyAndDisableSMSOTP: removes the phone by a code that requestSMSOTP sent to it. */
export async function verifyAndDisableSms(context: SignedIn, code: string): Promise<SignIn> {
  requireFreshSignIn(context.viewer.signedInAt, context.clock.now())
  return guess(context, async (trx) =>
    (await spendCode(trx, context, 'use', code)) ? remove(trx, context) : undefined,
  )
}

/** disableSMSOTPWithRecovery: removes the phone by a recovery code, which is used up. */
export async function disableSmsWithRecovery(context: SignedIn, code: string): Promise<SignIn> {
  requireFreshSignIn(context.viewer.signedInAt, context.clock.now())
  return guess(
    context,
    async (trx) =>
      (await spendRecoveryCode(trx, context, code)) ? remove(trx, context) : undefined,
    'recovery',
  )
}

async function remove(trx: Db, context: SignedIn): Promise<SignIn> {
  // Throws to roll back, so that a recovery code is not used up without a removal.
  if (!(await deletePhone(trx, context.viewer.userId))) throw invalidCode()
  return factorRemoved(trx, context, 'sms')
}

/** The id of this session's open texted code if it equals the typed one, or undefined. */
async function findCode(trx: Db, context: SignedIn, purpose: Purpose, typed: string) {
  const { viewer, clock, seal } = context
  const code = sixDigits(typed)
  const phone = await findPhone(trx, viewer.userId)
  const sealed = purpose === 'use' ? phone?.sealedPhone : phone?.sealedPending
  if (code === undefined || sealed === undefined || sealed === null) return undefined
  const bound = { user: viewer.userId, session: viewer.sessionId, purpose }
  const open = await countChallengeTry(trx, { ...bound, now: clock.now() }, LIMITS.smsTries)
  if (open === undefined) return undefined
  const number = seal.open('phone', viewer.userId, sealed)
  const hashes = seal.macs('sms code', ...partsOf({ ...bound, _id: open._id }, number, code))
  const stored = Buffer.from(open.codeHash)
  return hashes.some((hash) => timingSafeEqual(Buffer.from(hash), stored)) ? open._id : undefined
}

async function spendCode(trx: Db, context: SignedIn, purpose: Purpose, typed: string) {
  const found = await findCode(trx, context, purpose, typed)
  return found !== undefined && voidChallenge(trx, found)
}

/** Whether a texted code is valid; does not use it up. */
export async function fitsSms(trx: Db, context: SignedIn, code: string): Promise<boolean> {
  const found = await findCode(trx, context, 'use', code)
  if (found !== undefined) await returnChallengeTry(trx, found)
  return found !== undefined
}
