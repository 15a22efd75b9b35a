import { graceEnd, LIMITS, maskPhone } from '#accounts/core/accounts.rules.ts'
import { findHolder } from '#accounts/core/accounts.store.ts'
import { factsOf } from '#accounts/core/accounts.ts'
import { deleteSession } from '#accounts/core/session.store.ts'
import { ended, renewSession, type SignIn, startSession } from '#accounts/core/session.ts'
import { recordEvent } from '#audit/audit.ts'
import type { Db, Store } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { SealError } from '#integrations/seal.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import {
  deleteRecoveryCodes,
  findFactors,
  lockFactors,
  purgeUnfinished,
} from './second-factors.store.ts'

export type Factor = 'totp' | 'sms'

/** Ends a pending session whose second factor was proven, and starts a signed-in one. */
export async function finishSignIn(trx: Db, context: SignedIn): Promise<SignIn> {
  const { userId, tokenHash } = context.viewer
  const waited = await deleteSession(trx, tokenHash)
  const holder = await findHolder(trx, userId)
  if (waited === undefined || holder === undefined) throw ended()
  return startSession(trx, context, holder, 2, waited.isIosLogin === 1)
}

/** Ends all other sessions and mails the user after a factor was set up or changed. */
export async function factorSetUp(trx: Db, context: SignedIn, factor: Factor): Promise<SignIn> {
  const { userId } = context.viewer
  const signIn = await renewSession(trx, context, 2)
  await recordEvent(trx, context, { kind: 'factor_set_up', subject: userId, detail: { factor } })
  await queueMailTo(trx, context, userId, { kind: 'factorSetUp', factor })
  return signIn
}

/** As `factorSetUp`; deletes the recovery codes with the last factor. */
export async function factorRemoved(trx: Db, context: SignedIn, factor: Factor): Promise<SignIn> {
  const { userId } = context.viewer
  const holder = await findHolder(trx, userId)
  if (holder === undefined) throw ended()
  if (!factsOf(holder).hasSecondFactor) await deleteRecoveryCodes(trx, userId)
  const signIn = await renewSession(trx, context)
  await recordEvent(trx, context, { kind: 'factor_removed', subject: userId, detail: { factor } })
  await queueMailTo(trx, context, userId, { kind: 'factorRemoved', factor })
  return signIn
}

/** Deletes the recovery codes of a person who gets new ones. Answers false without a factor. */
export async function voidRecoveryCodes(trx: Db, user: string): Promise<boolean> {
  if (!(await lockFactors(trx, user))) return false
  await deleteRecoveryCodes(trx, user)
  return true
}

export type OwnFactors = {
  totpEnabled: boolean
  twoFactorSMSEnabled: boolean
  /** When each was set up; null in a pending session */
  totpSince: number | null
  twoFactorSMSSince: number | null
  /** All but the last four digits are stars */
  twoFactorPhoneNumber: string | null
  recoveryCodes: ('used' | 'unused')[]
}

const known = new WeakMap<Context, Promise<OwnFactors>>()

/** The factors of the viewer, read once per request; null for other people. Product 3, user. */
export function ownFactors(context: Context, userId: unknown): Promise<OwnFactors> | null {
  if (context.viewer === null || context.viewer.userId !== userId) return null
  const found = known.get(context) ?? readFactors(context as SignedIn)
  known.set(context, found)
  return found
}

async function readFactors({ store, seal, viewer }: SignedIn): Promise<OwnFactors> {
  const { totp, phone, codes } = await findFactors(store.read, viewer.userId)
  const hasPhone = phone !== undefined && phone.confirmedDate !== null
  // A pending session sees the factors and the masked phone, but no dates and no codes.
  const isHalfway = viewer.state === 'pending_2fa'
  const shown = isHalfway ? [] : codes
  return {
    totpEnabled: totp !== undefined && totp.confirmedDate !== null,
    twoFactorSMSEnabled: hasPhone,
    totpSince: isHalfway ? null : (totp?.confirmedDate ?? null),
    twoFactorSMSSince: isHalfway ? null : (phone?.confirmedDate ?? null),
    twoFactorPhoneNumber: hasPhone ? masked(phone) : null,
    recoveryCodes: shown.map(({ usedDate }) => (usedDate === null ? 'unused' : 'used')),
  }

  function masked({ sealedPhone, lastFour }: NonNullable<typeof phone>): string {
    try {
      return maskPhone(seal.open('phone', viewer.userId, sealedPhone ?? ''))
    } catch (error) {
      // If the key is lost, the person must still be able to open the page that removes the phone.
      if (error instanceof SealError) return `********${lastFour ?? ''}`
      throw error
    }
  }
}

/** When the viewer's grace period for a second factor ends, or null. Product 4, second factors. */
export async function graceEndOf({ store, viewer }: SignedIn, _id: string): Promise<number | null> {
  if (_id !== viewer.userId || viewer.state === 'pending_2fa') return null
  const holder = await findHolder(store.read, _id)
  return holder?.require2FA === 1 ? graceEnd(factsOf(holder)) : null
}

const DAY = 24 * 3_600_000

/** Deletes unfinished set-ups; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write((trx) => purgeUnfinished(trx, now - DAY, now - LIMITS.totpSetUpMs))
