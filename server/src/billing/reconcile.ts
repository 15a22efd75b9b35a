import { PaymentsError } from '#integrations/payments.ts'
import { throwAll } from '#lib/each.ts'
import {
  listCustomers,
  listEnded,
  noteProblem,
  purgeEvents,
  removeMembership,
} from './billing.store.ts'
import { type Syncing, settle, syncMembership } from './sync.ts'

const PAGE = 100
const AT_ONCE = 4
/** After this many failures in a row, the provider is down. Stops, since each call waits long. */
const MOST_FAILURES = 8
const DAY = 24 * 3_600_000
const KEPT_EVENTS_MS = 90 * DAY

/**
 * Reads every customer at the provider and ends expired memberships; run once a day. Records
 * unreadable customers as problems and continues.
 */
export async function reconcile(services: Syncing): Promise<void> {
  const failed = await readAll(services)
  await endTrial(services)
  await endByTime(services)
  const { store, clock } = services
  await store.write((trx) => purgeEvents(trx, clock.now() - KEPT_EVENTS_MS))
  throwAll(failed)
}

async function readAll(services: Syncing): Promise<Error[]> {
  const { store, payments } = services
  if (payments === undefined) return []
  const { source } = payments
  const failed: Error[] = []
  let away = 0
  const look = async (user: string) => {
    try {
      await syncMembership(services, user)
      away = 0
    } catch (error) {
      away = error instanceof PaymentsError && error.kind === 'away' ? away + 1 : 0
      failed.push(error instanceof Error ? error : new Error(String(error)))
      await store.write((trx) => noteProblem(trx, { user, source }, 'read_failed'))
    }
  }
  for (let after = ''; away < MOST_FAILURES; ) {
    const users = await listCustomers(store.read, { source, after, most: PAGE })
    for (let at = 0; at < users.length && away < MOST_FAILURES; at += AT_ONCE) {
      await Promise.all(users.slice(at, at + AT_ONCE).map(look))
    }
    const last = users.at(-1)
    if (last === undefined || users.length < PAGE) break
    after = last
  }
  return failed
}

/** Ends memberships of the local provider once the product runs without it. */
async function endTrial(services: Syncing): Promise<void> {
  const { store, payments } = services
  if (payments?.source === 'local') return
  for (;;) {
    const users = await listCustomers(store.read, { source: 'local', after: '', most: PAGE })
    for (const user of users) {
      await store.write((trx) => removeMembership(trx, { user, source: 'local' }))
      await settle(services, user)
    }
    if (users.length < PAGE) return
  }
}

/** Ends gifts and grace periods that are over; the stored rows show it without the provider. */
async function endByTime(services: Syncing): Promise<void> {
  for (;;) {
    const ended = await listEnded(services.store.read, services.clock.now(), PAGE)
    for (const user of ended) await settle(services, user)
    if (ended.length < PAGE) return
  }
}
