import { pastSignIns, recordEvent } from '#audit/audit.ts'
import { lockSession, lockSessionShared, lockSessionsOf } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import type { SessionState } from '#graphql/viewer.ts'
import { clientName, networkOf, roughPlace } from '#lib/client.ts'
import { AppError } from '#lib/errors.ts'
import { dayIn } from '#lib/weeks.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { LIMITS, sessionLife, stateAfterPassword, stateOfActive } from './accounts.rules.ts'
import { findHolder, stampIosLogin } from './accounts.store.ts'
import { factsOf, hashToken, rightsOf, statusOfSession } from './accounts.ts'
import {
  deleteSessionsOf,
  findSessionIn,
  insertSession,
  replaceToken,
  trimSessions,
} from './session.store.ts'

export type SignIn = { token: string; state: SessionState }

export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

/** 1 for a password only, 2 for a second factor as well */
export type Assurance = 1 | 2

/**
 * The only function that starts sessions. After a password alone, the session is pending if the
 * user has a second factor. A complete sign-in in the iOS app is recorded by its day. Product 4,
 * states of a session.
 */
export async function startSession(
  trx: Db,
  context: Context,
  holder: Holder,
  assurance: Assurance,
  isIosLogin = false,
): Promise<SignIn> {
  const { ids, facts, clock } = context
  const now = clock.now()
  const person = factsOf(holder)
  const state = assurance === 1 ? stateAfterPassword(person, now) : stateOfActive(person, now)
  const isAdmin = holder.isAppAdmin === 1 || holder.isCompanyAdmin === 1
  const { life, idle } = sessionLife(state, isAdmin, holder)
  const token = ids.secret()
  await insertSession(trx, {
    tokenHash: hashToken(token),
    _id: ids.id(),
    user: holder._id,
    state,
    assurance,
    createdDate: now,
    lastSeen: now,
    signedInAt: now,
    expires: now + life,
    idle,
    tries: 0,
    client: facts.client,
    addressPrefix: facts.address,
    isIosLogin: isIosLogin ? 1 : 0,
  })
  await trimSessions(trx, holder._id, state === 'pending_2fa', LIMITS.sessions)
  const kind = state === 'pending_2fa' ? 'sign_in_pending' : 'sign_in'
  if (kind === 'sign_in' && isIosLogin) await stampIosLogin(trx, holder._id, dayIn(now, 'UTC'))
  // An unconfirmed address may belong to a stranger, so it gets no mail about sign-ins.
  if (kind === 'sign_in' && holder.emailVerified === 1)
    await mailAboutNewDevice(trx, context, holder._id)
  await recordEvent(trx, context, { kind, subject: holder._id })
  return { token, state }
}

/**
 * Gives the session a new token and ends the user's other sessions, after a change of factor or
 * password. Refuses with UNAUTHENTICATED if the session ended meanwhile. Product 4, promises 3 and
 * 5 of sign-in.
 */
export async function renewSession(
  trx: Db,
  context: SignedIn,
  assurance?: Assurance,
): Promise<SignIn> {
  const { ids, clock, viewer } = context
  const token = ids.secret()
  const tokenHash = hashToken(token)
  await lockOwnSessions(trx, context)
  const renewed = await replaceToken(trx, viewer.tokenHash, { tokenHash, assurance })
  const holder = await findHolder(trx, viewer.userId)
  if (!renewed || holder === undefined) throw ended()
  await deleteSessionsOf(trx, viewer.userId, tokenHash)
  return { token, state: stateOfActive(factsOf(holder), clock.now()) }
}

/**
 * Locks the session for work whose result outlasts it. Refuses with UNAUTHENTICATED if the session
 * ended since the request began. Code that ends the session later sees the result and deletes it.
 */
export async function lockOwnSession(trx: Db, { viewer }: SignedIn): Promise<void> {
  if (!(await lockSession(trx, viewer.tokenHash))) throw ended()
}

/** `lockOwnSession` for all sessions of the user. Lock order: sessions before the user. */
export async function lockOwnSessions(trx: Db, { viewer }: SignedIn): Promise<void> {
  const held = await lockSessionsOf(trx, viewer.userId)
  if (!held.includes(viewer.tokenHash)) throw ended()
}

/**
 * The current rights of the session, which may have changed since the request began. Locks the
 * session until the transaction ends. Refuses with UNAUTHENTICATED if the session has ended.
 */
export async function currentSessionStatus(trx: Db, { viewer, clock }: SignedIn) {
  const { tokenHash } = viewer
  // Reads in a separate statement after the lock, to see the changes that the lock waited for.
  const [row] = (await lockSessionShared(trx, tokenHash))
    ? await findSessionIn(trx, { tokenHash })
    : []
  const standing = row && statusOfSession(row, clock.now())
  if (standing === undefined) throw ended()
  return standing
}

/** Ends every session of a person, including one that is just being stored. */
export const endAllSessions = async (trx: Db, user: string): Promise<void> => {
  await deleteSessionsOf(trx, user)
}

/**
 * The state and role of a user without a session: of work that continues after the request, and of
 * a calendar. Work stops if `sessionsEnded` has changed, because an intruder may have started it.
 */
export async function statusWithoutSession(db: Db, user: string, now: number) {
  const holder = await findHolder(db, user)
  if (holder === undefined) return undefined
  const { role } = rightsOf(holder, now)
  return { role, state: stateOfActive(factsOf(holder), now), sessionsEnded: holder.sessionsEnded }
}

/** For a session that ended since its request began. */
export const ended = () => new AppError('UNAUTHENTICATED', 'Sign in to continue.')

/**
 * Mails a user after a sign-in with a new program or from a new network, except the first sign-in.
 * Call it before this sign-in is recorded. Promise 14 of sign-in.
 */
async function mailAboutNewDevice(trx: Db, context: Context, user: string): Promise<void> {
  const { facts } = context
  const past = await pastSignIns(trx, user)
  const client = clientName(facts.client)
  const network = networkOf(facts.address)
  const isKnown = past.some((it) => it.client === client && networkOf(it.addressPrefix) === network)
  if (past.length === 0 || isKnown) return
  const place = roughPlace(facts.address)
  await queueMailTo(trx, context, user, { kind: 'newDevice', client, place })
}
