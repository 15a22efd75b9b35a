import type { SignedIn } from '#graphql/context.ts'
import { graceEnd } from '../accounts.rules.ts'
import { findHolder } from '../accounts.store.ts'
import { factsOf } from '../accounts.ts'

/** When the grace period for a required second factor ends; null for others. Product 4, second factors. */
export async function graceEndOf({ store, viewer }: SignedIn, _id: string): Promise<number | null> {
  if (_id !== viewer.userId || viewer.state === 'pending_2fa') return null
  const holder = await findHolder(store.read, _id)
  return holder?.require2FA === 1 ? graceEnd(factsOf(holder)) : null
}
