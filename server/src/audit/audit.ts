import type { Db, Store } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import type { RequestFacts, Viewer } from '#graphql/viewer.ts'
import { clientName, roughPlace } from '#lib/client.ts'
import {
  APP_ADMIN_EVENTS,
  type EventKind,
  IDENTITY_EVENTS,
  isByOther,
  KEPT_OF_NOBODY_MS,
  MOST_EVENTS,
  MOST_SIGN_INS,
  NAMED_DAYS,
} from './audit.rules.ts'
import { insertEvents, listEvents, listSignIns, purgeNamed, purgeOfNobody } from './audit.store.ts'

const DAY = 24 * 3_600_000

export type AuditEvent = {
  kind: EventKind
  /** The person or company it is about */
  subject: string | null
  /** No secrets and no text that a person wrote */
  detail?: Record<string, string | number | boolean>
  import?: string | null
  invited?: InvitedPerson | undefined
}

export type InvitedPerson = { emailKey: string; named: string }

/** The source of an event: a request's context, or an operator's command. */
export type AuditSource = Pick<Services, 'ids' | 'clock'> & {
  viewer: Pick<Viewer, 'userId'> | null
  facts: Pick<RequestFacts, 'address' | 'client' | 'import'>
}

/** Records an event with its actor, place and client, in the transaction of the change. */
export const recordEvent = (trx: Db, witness: AuditSource, event: AuditEvent): Promise<void> =>
  recordEvents(trx, witness, [event])

/** As `recordEvent`, for at most 1,000 events in one statement. */
export async function recordEvents(
  trx: Db,
  { ids, clock, viewer, facts }: AuditSource,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    _id: ids.id(),
    at: clock.now(),
    actor: viewer?.userId ?? null,
    subject: event.subject,
    kind: event.kind,
    detail: JSON.stringify(event.detail ?? {}),
    addressPrefix: facts.address,
    client: clientName(facts.client),
    import: event.import ?? null,
    emailKey: event.invited?.emailKey ?? null,
    named: event.invited?.named ?? null,
  }))
  await insertEvents(trx, rows)
}

export type IdentityEvent = {
  _id: string
  at: number
  kind: string
  place: string
  client: string
  byAdmin: boolean
}

const SHOWN = [...IDENTITY_EVENTS, ...APP_ADMIN_EVENTS]

/**
 * identityEventGetMany: the latest 100 events of one’s own account, newest first. Actions of admins
 * hide the admin's place. No one reads another person’s trail. Product 4, audit trail.
 */
export async function identityEvents({ store, viewer }: SignedIn): Promise<IdentityEvent[]> {
  const rows = await listEvents(store.read, viewer.userId, SHOWN, MOST_EVENTS)
  return rows.map(({ addressPrefix, client, actor, ...row }) => {
    if (isByOther({ ...row, addressPrefix, actor }, viewer.userId)) {
      return { ...row, place: '', client: '', byAdmin: true }
    }
    const from = { place: roughPlace(addressPrefix), client: client ?? clientName('') }
    return { ...row, ...from, byAdmin: false }
  })
}

/** Place and client of a person's newest sign-ins. */
export const pastSignIns = (trx: Db, user: string) => listSignIns(trx, user, MOST_SIGN_INS)

/**
 * Deletes events about unknown addresses after 90 days, and the names of invited people after a
 * year. Runs once a day.
 */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgeOfNobody(trx, IDENTITY_EVENTS, now - KEPT_OF_NOBODY_MS)
    await purgeNamed(trx, now - NAMED_DAYS * DAY)
  })
