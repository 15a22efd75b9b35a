import type { Witness } from '#audit/audit.ts'
import { recordCompanyEvent, wasNotedOf } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import { findKnown } from './access-revocations.store.ts'
import { isTurnedAway } from './access-revocations.ts'

const DAY = 24 * 3_600_000

type Member = { company: string; _id: string }

/**
 * Whether somebody who would come into a company, which is held, may not, as `isTurnedAway` has it.
 * Its admins read so once a day (UTC) of an address by which they knew whom they deactivated: a new
 * colleague may have that mailbox now. Of any other address they read nothing. Product 4, deactivation.
 */
export async function turnAway(
  trx: Db,
  witness: Witness,
  { company, _id }: Member,
): Promise<boolean> {
  const now = witness.clock.now()
  if (!(await isTurnedAway(trx, { company, _id }, now))) return false
  const emailKey = await findKnown(trx, { company, _id })
  if (emailKey === undefined) return true
  const kind = 'member_turned_away'
  const today = now - (now % DAY)
  if (await wasNotedOf(trx, { company, kind, emailKey, since: today })) return true
  const invited = { emailKey, named: emailKey }
  await recordCompanyEvent(trx, witness, { kind, company, invited })
  return true
}
