import type { Asked, RecordRow } from '#entity/entity.types.ts'
import { withhold } from '#entity/family.rules.ts'
import { findRecord, toRecord } from '#entity/family.store.ts'
import { getMany, getOne, type Hooks } from '#entity/family.ts'
import { recordEvent } from '#features/audit/audit.ts'
import { forgetTraces } from '#features/identity/erasure.ts'
import { holdSession } from '#features/identity/session.ts'
import { endOnRoleChange } from '#features/identity/sessions/sessions.ts'
import type { SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { notFound } from '#kernel/errors.ts'
import { userEntity } from './people.entity.ts'
import { checkTimeZone, keptNames } from './people.rules.ts'
import { erasePerson, listMembers } from './people.store.ts'

export const userHooks: Hooks = {
  beforeUpdate: (_context, values) => {
    checkTimeZone(values.timeZone)
    return { ...values, ...keptNames(values) }
  },
  whileOld: async (context, trx, _id, { isCompanyAdmin }) => {
    if (isCompanyAdmin === 0 || isCompanyAdmin === 1) {
      await endOnRoleChange(trx, context, _id, isCompanyAdmin)
    }
  },
}

/** An app admin's look at others leaves a trace (product 6). */
async function traceLook(context: SignedIn, subject: string | null, count: number) {
  if (context.viewer.role !== 'appAdmin' || subject === context.viewer.userId) return
  await context.store.write((trx) =>
    recordEvent(trx, context, { kind: 'app_admin_look', subject, detail: { count } }),
  )
}

/**
 * me: oneself, with the state of the session. While the second factor is pending it is a stub that
 * says who and which factors there are, and nothing else (product 4, states of a session).
 */
export async function me(context: SignedIn, fields?: Asked): Promise<RecordRow> {
  const { viewer, store } = context
  const row = await findRecord(store, userEntity, { _id: viewer.userId }, viewer.userId, fields)
  if (row === undefined) throw notFound(userEntity.noun)
  if (viewer.state === 'pending_2fa') {
    for (const name of Object.keys(row)) if (name !== '_id') row[name] = null
    // Even how often the record was saved is the person's own business.
    row.version = 0
  }
  row.isPublicUser = viewer.state === 'pending_2fa' ? null : viewer.isPublicUser
  row.sessionState = viewer.state
  return row
}

/** userGetMany: oneself; a company's admin, its members; an app admin, everybody. */
export async function people(context: SignedIn): Promise<RecordRow[]> {
  const rows = await getMany(context, userEntity)
  await traceLook(context, null, rows.length)
  return rows
}

/** userGet, in the same scope. */
export async function person(context: SignedIn, _id: string): Promise<RecordRow> {
  const row = await getOne(context, userEntity, _id)
  await traceLook(context, _id, 1)
  return row
}

/** getCompanyMembers: of one's own company; an app admin names any. Another company has nobody. */
export async function members(context: SignedIn, companyId?: string | null): Promise<RecordRow[]> {
  const { viewer, store } = context
  const company = companyId ?? viewer.companyId
  if (company === null || (viewer.role !== 'appAdmin' && company !== viewer.companyId)) return []
  const rows = await listMembers(store.read, company, userEntity.most)
  await traceLook(context, company, rows.length)
  return rows
    .map((row) => toRecord(userEntity, row))
    .map((row) => withhold(userEntity, row, userEntity.audience(viewer, row)))
}

/**
 * userDelete: only oneself, for good, and only within ten minutes of giving the password. Anybody
 * else's id answers like one that does not exist.
 */
export async function erase(context: SignedIn, _id: string): Promise<RecordRow> {
  const { viewer, clock, store } = context
  if (_id !== viewer.userId) throw notFound(userEntity.noun)
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const row = await getOne(context, userEntity, _id)
  await store.write(async (trx) => {
    await holdSession(trx, context)
    const erased = await erasePerson(trx, _id)
    if (erased === undefined) throw notFound(userEntity.noun)
    await forgetTraces(trx, erased)
  })
  return row
}
