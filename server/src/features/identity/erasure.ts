import type { Db } from '#db/store.ts'
import { clearGuesses } from '#features/identity/factors/guesses.ts'
import { forgetCodes, forgetMails, nobody } from '#features/identity/links/codes.ts'
import { forgetMember } from '#features/members/forgetting.ts'
import { forgetImported } from '#features/members-import/forgetting.ts'
import { emailKey } from './identity.rules.ts'
import { resetCounters } from './identity.store.ts'
import { digest } from './identity.ts'
import { clearTries } from './password-tries.ts'
import { limitKeys } from './person-limit.ts'
import { deleteShadows } from './shadows.store.ts'

/**
 * Forgets what is kept under the name of a person who is erased, or of their address: what counts
 * tries, mails and codes, links that nobody got, and sign-ups of others with the address.
 */
export async function forgetTraces(
  trx: Db,
  { _id, email }: { _id: string; email: string },
): Promise<void> {
  const key = emailKey(email)
  await clearTries(trx, key)
  await clearGuesses(trx, _id)
  await forgetMails(trx, key)
  await resetCounters(trx, [`sms ${digest(_id)}`, ...limitKeys(_id)])
  await forgetCodes(trx, nobody(key))
  await deleteShadows(trx, key)
  await forgetMember(trx, { _id, key })
  await forgetImported(trx, { _id, key })
}
