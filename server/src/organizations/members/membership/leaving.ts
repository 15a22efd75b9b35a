import { readAddress } from '#accounts/core/accounts.ts'
import { requireAdmin } from '#accounts/core/rights.ts'
import { lockOwnSessions } from '#accounts/core/session.ts'
import { emailChange } from '#accounts/email-links/email-change.ts'
import { noteChange } from '#accounts/people/people.ts'
import { type LockedCompany, lockAppAdmins, lockCompany } from '#db/locks.ts'
import type { SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { isOfCompany } from '#organizations/companies/companies.ts'
import { requireSeat } from '#organizations/companies/seats.ts'
import { administered } from '#organizations/members/core/administered.ts'
import { findMember } from '#organizations/members/core/members.store.ts'
import { applyMembershipEvent } from './membership.ts'

export type LeaveResult = 'left' | 'mailed'

/**
 * memberLeave: removes one's account, with all its records, from the company, also when
 * deactivated. If the address is at a domain of the company, a link is mailed to `email` (answer
 * `mailed`), and the person leaves when they use it. Needs a password entered in the last ten
 * minutes. Refuses with SIGN_IN_AGAIN, BAD_USER_INPUT (email), CONFLICT (the last admin) and
 * TOO_MANY_REQUESTS. Product 4, leaving.
 */
export async function memberLeave(context: SignedIn, typed?: string | null): Promise<LeaveResult> {
  const { store, viewer, clock } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const { companyId: company, userId: _id } = viewer
  if (company === null || viewer.isPublicUser) throw notFound('company')
  if (typed != null && typed.trim() !== '') return mailLeaveLink(context, company, typed)
  await store.write(async (trx) => {
    await lockCompany(trx, company)
    await lockOwnSessions(trx, context)
    const member = await findMember(trx, company, _id)
    if (member === undefined) throw notFound('company')
    if (await isOfCompany(trx, company, member.emailKey)) {
      const message =
        'Your email belongs to your company. Enter a private email to keep your account.'
      throw badInput(message, 'email')
    }
    const hasLeft = await applyMembershipEvent(trx, context, { company, _id }, 'leave')
    if (!hasLeft) throw notFound('company')
  })
  return 'left'
}

/** memberLeaveAsksAddress: whether leaving needs another address; false without a company. */
export async function leavingAsksAddress({ store, viewer }: SignedIn): Promise<boolean> {
  const { companyId: company, userId: _id } = viewer
  if (company === null || viewer.isPublicUser) return false
  const member = await findMember(store.read, company, _id)
  return member !== undefined && isOfCompany(store.read, company, member.emailKey)
}

async function mailLeaveLink(
  context: SignedIn,
  company: string,
  typed: string,
): Promise<LeaveResult> {
  const { key } = readAddress(typed)
  if (await isOfCompany(context.store.read, company, key)) {
    throw badInput('This email belongs to the company too. Enter a private one.', 'email')
  }
  await emailChange(context, typed, { leaves: company })
  return 'mailed'
}

/**
 * memberMove: moves a member with their records to another company, without admin rights; for app
 * admins. Ends the sessions of an admin. Refuses with NOT_FOUND (also for a closed account),
 * CONFLICT (the last admin) and LIMIT_REACHED.
 */
export async function memberMove(
  context: SignedIn,
  { from, _id, to }: { from: string; _id: string; to: string },
): Promise<void> {
  const [source, target] = [administered(context, from), administered(context, to)]
  if (source === target) throw new AppError('CONFLICT', 'They’re already there.')
  await context.store.write(async (trx) => {
    await lockAppAdmins(trx)
    // Locked in a fixed order, so that two opposite moves make no deadlock.
    const held = new Map<string, LockedCompany | undefined>()
    for (const company of [source, target].sort()) {
      held.set(company, await lockCompany(trx, company))
    }
    await requireAdmin(trx, context, null)
    await requireSeat(trx, held.get(target))
    for (const [company, event] of [
      [source, 'leave'],
      [target, 'admit'],
    ] as const) {
      const isDone = await applyMembershipEvent(trx, context, { company, _id }, event)
      if (!isDone) throw notFound('person')
    }
    await noteChange(trx, context, _id, ['company'])
    // The job writes to people who still pay for a membership of their own.
    await context.jobs.enqueue(trx, { kind: 'membership', key: _id })
  })
}
