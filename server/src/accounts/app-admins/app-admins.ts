import { checkEmail } from '#accounts/core/accounts.rules.ts'
import { findHolder } from '#accounts/core/accounts.store.ts'
import { factsOf } from '#accounts/core/accounts.ts'
import { requireAdmin } from '#accounts/core/rights.ts'
import { deleteSessionsOf } from '#accounts/core/session.store.ts'
import { findByAddress } from '#accounts/core/users.store.ts'
import { recordEvent } from '#audit/audit.ts'
import { lockAppAdmins } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { hasAccess, listAllAppAdmins, setAppAdmin } from './app-admins.store.ts'

export type AppAdmin = {
  _id: string
  email: string
  firstName: string
  lastName: string
  hasSecondFactor: boolean
  /** False while the account is closed or deactivated; it may get access again */
  hasAccess: boolean
}

/** appAdminGetMany: all app admins, in the order of sign-up. */
export async function appAdmins({ store }: SignedIn): Promise<AppAdmin[]> {
  const rows = await listAllAppAdmins(store.read)
  return rows.map((row) => {
    const { _id, email, firstName, lastName, totpSince, phoneSince } = row
    const hasSecondFactor = totpSince !== null || phoneSince !== null
    return { _id, email, firstName, lastName, hasSecondFactor, hasAccess: hasAccess(row) }
  })
}

export const hasSecondFactor = async (db: Db, user: string): Promise<boolean> => {
  const holder = await findHolder(db, user)
  return holder !== undefined && factsOf(holder).hasSecondFactor
}

/** The start of each change: locks out other changes, and requires two-factor sign-in. */
async function beginChange(trx: Db, context: SignedIn): Promise<void> {
  await lockAppAdmins(trx)
  await requireAdmin(trx, context, null)
  if (await hasSecondFactor(trx, context.viewer.userId)) return
  throw new AppError('CONFLICT', 'Set up two-factor sign-in for your own account first.')
}

/**
 * appAdminAppoint: makes the person with a confirmed address an app admin, and mails them. Refuses
 * with SIGN_IN_AGAIN; with CONFLICT if the caller has no second factor; at `email` with
 * BAD_USER_INPUT if the address is not confirmed, and with CONFLICT if the person has no second
 * factor or is an app admin already. Product 4, app admins.
 */
export async function appoint(context: SignedIn, typed: string): Promise<boolean> {
  const { store, clock, viewer } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const { key } = checkEmail(typed)
  await store.write(async (trx) => {
    await beginChange(trx, context)
    const person = await findByAddress(trx, key)
    const holder = person && (await findHolder(trx, person._id))
    const facts = holder && factsOf(holder)
    if (!person || !facts?.emailVerified || facts.isClosed || facts.isDeactivated) {
      throw badInput('No confirmed account has this email. Ask them to sign up first.', 'email')
    }
    if (!facts.hasSecondFactor) {
      throw refused('They have no two-factor sign-in yet. Ask them to set it up under Security.')
    }
    if (!(await setAppAdmin(trx, person._id, 1, clock.now()))) {
      throw refused('They’re already an app admin.')
    }
    await recordEvent(trx, context, { kind: 'app_admin_appointed', subject: person._id })
    await queueMailTo(trx, context, person._id, { kind: 'appAdminAppointed' })
  })
  return true
}

const refused = (message: string) => new AppError('CONFLICT', message, { field: 'email' })

/**
 * appAdminRemove: removes the rights of an app admin, or the caller's own. Their sessions end, and
 * they get a mail. Refuses with SIGN_IN_AGAIN, with CONFLICT if the caller has no second factor,
 * with NOT_FOUND, and with CONFLICT for the last app admin. Product 4, app admins.
 */
export async function remove(context: SignedIn, _id: string): Promise<boolean> {
  const { store, clock, viewer } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  await store.write(async (trx) => {
    await beginChange(trx, context)
    const all = await listAllAppAdmins(trx)
    if (!all.some((admin) => admin._id === _id)) throw notFound('app admin')
    if (!all.some((admin) => admin._id !== _id && hasAccess(admin))) {
      const message = 'This is the last app admin. Appoint another one first.'
      throw new AppError('CONFLICT', message)
    }
    // Lock order: sessions before the user.
    await deleteSessionsOf(trx, _id)
    await setAppAdmin(trx, _id, 0, clock.now())
    await recordEvent(trx, context, { kind: 'app_admin_removed', subject: _id })
    await queueMailTo(trx, context, _id, { kind: 'appAdminRemoved' })
  })
  return true
}
