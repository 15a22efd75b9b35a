import { hashToken } from '#accounts/accounts.ts'
import { holdAllSessions } from '#accounts/session.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { AppError, invalidCode } from '#lib/errors.ts'
import { holdCompany, requireSeat } from '#organizations/companies/seats.ts'
import { turnAway } from './blocked-joins.ts'
import { findInvitingCompany, findLive } from './invitations.store.ts'
import { enter } from './joining.ts'
import { findAddress, hasAccount } from './members.store.ts'

/** What whoever holds an invitation reads of it. */
export type Invitation = {
  company: string
  isCompanyAdmin: boolean
  expires: number
  /** Of one that was mailed: to which address, to whom, and whether that has an account */
  email: string | null
  firstName: string
  lastName: string
  hasAccount: boolean
}

/**
 * invitationGet: what an invitation leads to, for whoever has its link; nothing is used up. Who has
 * one that was mailed reads that mailbox, and so may know what stands behind the address. Refuses
 * with INVALID_CODE one that has ended.
 */
export async function invitationOf({ store, clock }: Context, code: string): Promise<Invitation> {
  const row = await findLive(store.read, hashToken(code.trim()), clock.now())
  const company = row && (await findInvitingCompany(store.read, row.company))
  if (row === undefined || company === undefined) throw invalidCode()
  const { email, emailKey, firstName, lastName, expires } = row
  const isCompanyAdmin = row.isCompanyAdmin === 1
  const known = emailKey !== null && (await hasAccount(store.read, emailKey))
  return { company, isCompanyAdmin, expires, email, firstName, lastName, hasAccount: known }
}

/**
 * invitationAccept: whoever is signed in, and belongs to no company, joins the one that invites
 * them. One that was mailed is for the account of that address alone. Whoever becomes an admin by it
 * signs in again. Refuses with INVALID_CODE, CONFLICT (a company of one’s own, another address) and
 * LIMIT_REACHED (no seat). Of many for the last seat or use one wins.
 */
export async function acceptInvitation(context: SignedIn, code: string): Promise<boolean> {
  const { store, clock, viewer } = context
  const tokenHash = hashToken(code.trim())
  const isIn = await store.write(async (trx) => {
    const opened = await findLive(trx, tokenHash, clock.now())
    // The company before the person, as everybody who moves somebody does.
    if (opened !== undefined) await holdCompany(trx, opened.company)
    await holdAllSessions(trx, context)
    // Once more: until the company was held an admin could change it, or take it back.
    const invitation = opened && (await findLive(trx, tokenHash, clock.now()))
    if (invitation === undefined) throw invalidCode()
    const { company, emailKey, isCompanyAdmin } = invitation
    if (emailKey !== null && emailKey !== (await findAddress(trx, viewer.userId))) {
      const message =
        'This invitation was sent to another address. Sign in with the account of that address.'
      throw new AppError('CONFLICT', message)
    }
    if (!viewer.isPublicUser) {
      const message =
        'You belong to a company already. Leave it first, then open the invitation again.'
      throw new AppError('CONFLICT', message)
    }
    await requireSeat(trx, company)
    // Before anything is changed: what the company is told of it stays.
    if (await turnAway(trx, context, { company, _id: viewer.userId })) return false
    if (isCompanyAdmin === 1) await endOnRoleChange(trx, context, viewer.userId, 1)
    if (!(await enter(trx, context, viewer.userId, { company, tokenHash }))) throw invalidCode()
    return true
  })
  if (!isIn) throw invalidCode()
  return true
}
