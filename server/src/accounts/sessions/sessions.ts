import { isOver } from '#accounts/core/accounts.rules.ts'
import { findHolder } from '#accounts/core/accounts.store.ts'
import { countEnd, deleteSessionsOf } from '#accounts/core/session.store.ts'
import { type AuditSource, recordEvent } from '#audit/audit.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { clientName, roughPlace } from '#lib/client.ts'
import { storable } from '#lib/storable.ts'
import { deleteOnRoleChange, deleteSessionById, listSessions } from './sessions.store.ts'

export type SessionEntry = {
  _id: string
  isCurrent: boolean
  createdDate: number
  lastSeen: number
  client: string
  place: string
}

type Row = Omit<SessionEntry, 'isCurrent' | 'place'> & { addressPrefix: string }

const entryOf = ({ viewer }: SignedIn, row: Row): SessionEntry => ({
  _id: row._id,
  isCurrent: row._id === viewer.sessionId,
  createdDate: row.createdDate,
  lastSeen: row.lastSeen,
  client: clientName(row.client),
  place: roughPlace(row.addressPrefix),
})

/** sessionGetMany: the sessions of the viewer, the last used one first. Promise 5 of sign-in. */
export async function sessionsOf(context: SignedIn): Promise<SessionEntry[]> {
  const { store, viewer, clock } = context
  const holder = await findHolder(store.read, viewer.userId)
  if (holder === undefined) return []
  const isAdmin = holder.isAppAdmin === 1 || holder.isCompanyAdmin === 1
  const rows = await listSessions(store.read, viewer.userId)
  return rows
    .filter((row) => !isOver({ ...row, state: 'active' }, isAdmin, clock.now(), holder))
    .map((row) => entryOf(context, row))
}

/** sessionDelete: ends one session of the viewer. Answers null for any other id, known or not. */
export async function endSession(context: SignedIn, _id: string): Promise<SessionEntry | null> {
  const { store, viewer } = context
  if (storable(_id) !== _id) return null
  return store.write(async (trx) => {
    const row = await deleteSessionById(trx, viewer.userId, _id)
    if (row === undefined) return null
    await countEnd(trx, viewer.userId)
    await noteEnd(trx, context, viewer.userId, { count: 1 })
    return entryOf(context, row)
  })
}

/** sessionDeleteMany: ends all sessions of the viewer except this one. Answers how many. */
export async function endOtherSessions(context: SignedIn): Promise<number> {
  const { store, viewer } = context
  return store.write(async (trx) => {
    const count = await deleteSessionsOf(trx, viewer.userId, viewer.tokenHash)
    if (count > 0) await noteEnd(trx, context, viewer.userId, { count })
    return count
  })
}

/**
 * Ends the sessions of a person before a change of their admin right is stored. Does nothing if the
 * right stays the same. Promise 5 of sign-in.
 */
export async function endOnRoleChange(
  trx: Db,
  witness: AuditSource,
  user: string,
  isCompanyAdmin: 0 | 1,
): Promise<void> {
  const count = await deleteOnRoleChange(trx, user, isCompanyAdmin)
  if (count > 0) await noteEnd(trx, witness, user, { count, why: 'role' })
}

type Detail = { count: number; why?: string }

const noteEnd = (trx: Db, witness: AuditSource, subject: string, detail: Detail) =>
  recordEvent(trx, witness, { kind: 'sessions_ended', subject, detail })
