import { recordEvent } from '#audit/audit.ts'
import { lockSession, lockSessionShared, lockSessionsOf } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import type { SessionState } from '#graphql/viewer.ts'
import { AppError } from '#lib/errors.ts'
import { dayIn } from '#lib/weeks.ts'
import { LIMITS, sessionLife, stateAfterPassword, stateOfActive } from './accounts.rules.ts'
import { findHolder, stampIosLogin } from './accounts.store.ts'
import { factsOf, hashToken, statusOfSession } from './accounts.ts'
import { mailAboutNewDevice } from './new-device.ts'
import {
  deleteSessionsOf,
  findSessionIn,
  insertSession,
  replaceToken,
  trimSessions,
} from './session.store.ts'

export type SignIn = { token: string; state: SessionState }

export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

/** By a password alone, or by a second factor as well */
export type Assurance = 1 | 2

/**
 * Starts a session; nothing else does. With a password alone it waits for the second factor, if there
 * is one. A complete sign-in in the iOS app is noted by its day. Product 4, states of a session.
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
  // An unconfirmed address may be a stranger's: it gets no mail about sign-ins.
  if (kind === 'sign_in' && holder.emailVerified === 1)
    await mailAboutNewDevice(trx, context, holder._id)
  await recordEvent(trx, context, { kind, subject: holder._id })
  return { token, state }
}

/**
 * Gives the session a fresh token and ends all others of the user, after a change of factor or
 * password. Refuses with UNAUTHENTICATED if it ended meanwhile. Product 4, promises 3 and 5 of sign-in.
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
 * Locks the session for work that outlasts it. Refuses with UNAUTHENTICATED if it ended since the
 * request began; whoever ends it later finds and deletes what the work has made.
 */
export async function lockOwnSession(trx: Db, { viewer }: SignedIn): Promise<void> {
  if (!(await lockSession(trx, viewer.tokenHash))) throw ended()
}

/** As `lockOwnSession`, for all sessions of the user in one step. Lock order: sessions before the user. */
export async function lockOwnSessions(trx: Db, { viewer }: SignedIn): Promise<void> {
  const held = await lockSessionsOf(trx, viewer.userId)
  if (!held.includes(viewer.tokenHash)) throw ended()
}

/**
 * The rights of the session as they are now, not as the request began. The session cannot end before
 * the transaction does. Refuses with UNAUTHENTICATED if it ended meanwhile.
 */
export async function currentSessionStatus(trx: Db, { viewer, clock }: SignedIn) {
  const { tokenHash } = viewer
  // A statement of its own after the lock, to read what it waited for.
  const [row] = (await lockSessionShared(trx, tokenHash))
    ? await findSessionIn(trx, { tokenHash })
    : []
  const standing = row && statusOfSession(row, clock.now())
  if (standing === undefined) throw ended()
  return standing
}

/** Ends every session of a person, also one that is just being made. */
export const endAllSessions = async (trx: Db, user: string): Promise<void> => {
  await deleteSessionsOf(trx, user)
}

/**
 * The state of a user whose work goes on after the request. The caller stops when `sessionsEnded` has
 * changed since: the sessions may have been an intruder's.
 */
export async function statusWithoutSession(db: Db, user: string, now: number) {
  const holder = await findHolder(db, user)
  if (holder === undefined) return undefined
  return { state: stateOfActive(factsOf(holder), now), sessionsEnded: holder.sessionsEnded }
}

/** For a session that ended since its request began. */
export const ended = () => new AppError('UNAUTHENTICATED', 'Sign in to continue.')
