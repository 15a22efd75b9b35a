import { createHash } from 'node:crypto'
import { recordEvent } from '#audit/audit.ts'
import type { Store } from '#db/store.ts'
import type { Services, SignedIn } from '#graphql/context.ts'
import type { RequestFacts, Viewer } from '#graphql/viewer.ts'
import {
  addressPrefix,
  checkEmail,
  isOver,
  LIMITS,
  roleOf,
  type SignInFacts,
  stateOfActive,
  tierNow,
} from './accounts.rules.ts'
import { purgeCounters } from './accounts.store.ts'
import { publicCompany } from './public-company.ts'
import { deleteSession, findSession, purgeSessions, touchSession } from './session.store.ts'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Hides an address in the key of a counter. */
export const digest = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

export const factsOf = (row: {
  emailVerified: number
  require2FA: number | null
  require2FASince: number | null
  require2FAGraceDays: number | null
  totpSince: number | null
  phoneSince: number | null
  deletionDate: number | null
  deactivatedDate: number | null
  admittedDate: number | null
}): SignInFacts => ({
  emailVerified: row.emailVerified === 1,
  hasSecondFactor: row.totpSince !== null || row.phoneSince !== null,
  require2FA: row.require2FA === 1,
  require2FASince: row.require2FASince,
  graceDays: row.require2FAGraceDays ?? 0,
  admittedDate: row.admittedDate,
  isClosed: row.deletionDate !== null,
  isDeactivated: row.deactivatedDate !== null,
})

export async function logout(context: SignedIn): Promise<boolean> {
  const { store, viewer } = context
  await store.write(async (trx) => {
    await deleteSession(trx, viewer.tokenHash)
    await recordEvent(trx, context, { kind: 'sign_out', subject: viewer.userId })
  })
  return true
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

type SessionRow = Awaited<ReturnType<typeof findSession>>[number]

type RightsRow = Pick<
  SessionRow,
  'companyId' | 'isAppAdmin' | 'isCompanyAdmin' | 'isPublicDefault' | 'tier' | 'memberUntil'
>

/** The role of a person in the policy table, and what it depends on. */
export function rightsOf(row: RightsRow, now: number) {
  const isAppAdmin = row.isAppAdmin === 1
  const isCompanyAdmin = row.isCompanyAdmin === 1
  const isPublicUser = row.companyId === null || row.isPublicDefault === 1
  const tier = tierNow(row, now)
  const role = roleOf({ isAppAdmin, isCompanyAdmin, isPublicUser, tier })
  return { companyId: row.companyId, role, tier, isPublicUser }
}

/** The current rights of a session; undefined if it has ended or was idle too long. */
export function statusOfSession(row: SessionRow, now: number) {
  const isAdmin = row.isAppAdmin === 1 || row.isCompanyAdmin === 1
  const stored = row.state === 'pending_2fa' ? 'pending_2fa' : 'active'
  if (isOver({ ...row, state: stored }, isAdmin, now, row)) return undefined
  const person = factsOf(row)
  // A sign-in during the set-up of a second factor can start a session without that factor.
  if (stored === 'active' && person.hasSecondFactor && row.assurance < 2) return undefined
  return {
    ...rightsOf(row, now),
    state: stored === 'pending_2fa' ? stored : stateOfActive(person, now),
  }
}

/**
 * The viewer of a token, or null. Read at every request without a cache, so that a revoked session
 * is refused at the next request.
 */
export async function viewerOf(
  services: Pick<Services, 'store' | 'clock'>,
  token: string | undefined,
): Promise<Viewer | null> {
  if (token === undefined || !TOKEN.test(token)) return null
  const { store, clock } = services
  const tokenHash = hashToken(token)
  const [row] = await findSession(store, { tokenHash })
  const now = clock.now()
  const standing = row && statusOfSession(row, now)
  if (row === undefined || standing === undefined) return null
  if (now - row.lastSeen > LIMITS.seenEveryMs) recordSeen(store, tokenHash, now)
  return {
    ...standing,
    userId: row.userId,
    companyId: standing.isPublicUser ? await publicCompany(store) : standing.companyId,
    sessionId: row.sessionId,
    tokenHash,
    signedInAt: row.signedInAt,
    workRole: row.workRole,
  }
}

const noting = new WeakMap<Store, Set<string>>()

/** Records the use of a session in the background, so that a busy database doesn't delay reads. */
function recordSeen(store: Store, tokenHash: string, now: number): void {
  const pending = noting.get(store) ?? new Set()
  noting.set(store, pending)
  if (pending.has(tokenHash)) return
  pending.add(tokenHash)
  store
    .write((trx) => touchSession(trx, tokenHash, now, now - LIMITS.seenEveryMs))
    .catch(() => undefined)
    .finally(() => pending.delete(tokenHash))
}

/** The stored facts of a request: the prefix of its address and the client's shortened name. */
export const requestFacts = (requestId: string, address: string, client: string): RequestFacts => ({
  requestId,
  address: addressPrefix(address),
  client: client.slice(0, 200),
})

/** Deletes ended sessions and expired counters; run once a day. */
export const purge = (store: Store, now: number): Promise<void> =>
  store.write(async (trx) => {
    await purgeSessions(trx, now)
    await purgeCounters(trx, now)
  })

/** A typed address as it is stored, with its key. Refuses with BAD_USER_INPUT at `email`. */
export const readAddress: (typed: string) => { email: string; key: string } = checkEmail

/** Whether a person has a membership that has not ended. */
export const hasMembership = (
  person: { tier: string | null; memberUntil: number | null },
  now: number,
): boolean => tierNow(person, now) !== null
