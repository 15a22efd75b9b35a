import type { SignedIn } from '#graphql/context.ts'
import { guess } from './attempts.ts'
import { fitsRecoveryCode } from './recovery-codes.ts'
import { fitsSms } from './sms.ts'
import { fitsTotp } from './totp.ts'

/**
 * secondFactorTest: whether a code of an app, an SMS or the recovery codes is valid. It is no
 * sign-in, and a right code stays valid. A wrong code counts like any guess: INVALID_CODE, then
 * TOO_MANY_REQUESTS.
 */
export const testSecondFactor = (context: SignedIn, code: string): Promise<boolean> =>
  guess(context, async (trx) => {
    const fits =
      (await fitsTotp(trx, context, code)) ||
      (await fitsSms(trx, context, code)) ||
      (await fitsRecoveryCode(trx, context, code))
    return fits || undefined
  })
