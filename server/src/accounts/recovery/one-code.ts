import { voidRecoveryCodes } from '#accounts/factors/factors.ts'
import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf } from './recovery.rules.ts'
import { insertRecoveryCodes } from './recovery.store.ts'

/**
 * One recovery code in place of all that there were, for an operator to hand out; nothing where the
 * person has no second factor. It is stored hashed, as all are. Product 4, promise 10 of sign-in.
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
