import { createHash } from 'node:crypto'
import type { Db, Store } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import { newPushKeys, type PushKeys, type PushTarget } from '#integrations/pusher.ts'
import type { Seal } from '#integrations/seal.ts'
import { badInput } from '#lib/errors.ts'
import {
  deleteByEndpoint,
  deleteSubscription,
  findPushKeys,
  findSubscription,
  listSubscriptions,
  purgeSubscriptions,
  putPushKeys,
  putSubscription,
} from './push.store.ts'

/** The most browsers of a person that get messages; the oldest makes room. */
const MOST_BROWSERS = 10
const MOST_ENDPOINT = 1000
/** The key and the secret of a browser: 65 and 16 bytes in base64url (RFC 8291). */
const P256DH = /^[\w-]{87}$/
const AUTH = /^[\w-]{22}$/
// The keys belong to no person.
const OWNER = 'installation'

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** The keys of this installation for push services, made at the first use. */
export async function pushKeys(
  store: Pick<Store, 'read' | 'write'>,
  seal: Seal,
): Promise<PushKeys> {
  const kept = await findPushKeys(store.read)
  if (kept !== null) return JSON.parse(seal.open('push', OWNER, kept)) as PushKeys
  const sealed = seal.seal('push', OWNER, JSON.stringify(newPushKeys()))
  await store.write((trx) => putPushKeys(trx, sealed))
  const first = await findPushKeys(store.read)
  return JSON.parse(seal.open('push', OWNER, first ?? sealed)) as PushKeys
}

/** pushKeyGet: the public key with which a browser subscribes. */
export const publicPushKey = async ({ store, seal }: SignedIn): Promise<string> =>
  (await pushKeys(store, seal)).publicKey

/**
 * pushSubscribe: lets this browser get messages as long as its session goes on. Refuses an address
 * that no push service on the internet can have.
 */
export async function subscribe(context: SignedIn, given: PushTarget): Promise<void> {
  const { store, viewer, seal, ids, clock, outside } = context
  const { endpoint, p256dh, auth } = given
  const isLong = endpoint.length > MOST_ENDPOINT
  if (isLong || outside.fault(endpoint) !== undefined || !P256DH.test(p256dh) || !AUTH.test(auth)) {
    throw badInput('This browser gave an address that we can’t send to.', 'endpoint')
  }
  const user = viewer.userId
  await store.write(async (trx) => {
    await purgeSubscriptions(trx, user)
    await putSubscription(trx, {
      ...{ _id: ids.id(), user, session: viewer.sessionId, endpointHash: hashOf(endpoint) },
      ...{ sealed: seal.seal('push', user, JSON.stringify(given)), createdDate: clock.now() },
    })
    const all = await listSubscriptions(trx, [user])
    for (const { _id } of all.slice(MOST_BROWSERS)) await deleteSubscription(trx, _id)
  })
}

/** pushUnsubscribe: this browser gets no more messages. */
export const unsubscribe = ({ store, viewer }: SignedIn, endpoint: string): Promise<void> =>
  store.write((trx) => deleteByEndpoint(trx, viewer.userId, hashOf(endpoint)))

/** The browsers of people that get messages: ids by person. */
export async function browsersOf(db: Db, users: readonly string[]): Promise<Map<string, string[]>> {
  const rows = Map.groupBy(await listSubscriptions(db, users), ({ user }) => user)
  return new Map([...rows].map(([user, all]) => [user, all.map(({ _id }) => _id)]))
}

/** Where a message goes; undefined once the browser unsubscribed or its session ended. */
export async function targetOf(
  { store, seal, clock }: Pick<Services, 'store' | 'seal' | 'clock'>,
  _id: string,
): Promise<PushTarget | undefined> {
  const row = await findSubscription(store.read, _id, clock.now())
  return row && (JSON.parse(seal.open('push', row.user, row.sealed)) as PushTarget)
}

/** Forgets a browser that no longer wants messages. */
export const forgetBrowser = deleteSubscription

/** Deletes the subscriptions of ended sessions; run once a day. */
export const purge = (store: Store): Promise<void> => store.write((trx) => purgeSubscriptions(trx))
