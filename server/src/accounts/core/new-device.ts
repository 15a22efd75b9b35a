import { pastSignIns } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { Context } from '#graphql/context.ts'
import { clientName, networkOf, roughPlace } from '#lib/client.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'

/**
 * Mails a user after a sign-in with a new program or from a new network, except the first sign-in.
 * Call it before this sign-in is recorded. Promise 14 of sign-in.
 */
export async function mailAboutNewDevice(trx: Db, context: Context, user: string): Promise<void> {
  const { facts } = context
  const past = await pastSignIns(trx, user)
  const client = clientName(facts.client)
  const network = networkOf(facts.address)
  const isKnown = past.some((it) => it.client === client && networkOf(it.addressPrefix) === network)
  if (past.length === 0 || isKnown) return
  const place = roughPlace(facts.address)
  await queueMailTo(trx, context, user, { kind: 'newDevice', client, place })
}
