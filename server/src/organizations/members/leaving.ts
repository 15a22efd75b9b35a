import { readAddress } from '#accounts/accounts.ts'
import { emailChange } from '#accounts/links/email-change.ts'
import { noteChange } from '#accounts/people/people.ts'
import { requireAdmin } from '#accounts/rights.ts'
import { holdAllSessions } from '#accounts/session.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import { holdAppAdmins } from '#db/advisory-locks.ts'
import type { SignedIn } from '#graphql/context.ts'
import { requireFreshSignIn } from '#graphql/viewer.ts'
import { AppError, badInput, notFound } from '#lib/errors.ts'
import { isOfCompany } from '#organizations/companies/companies.ts'
import { holdCompany, requireSeat } from '#organizations/companies/seats.ts'
import { findMember } from './members.store.ts'
import { administered } from './members.ts'
import { releaseMember } from './remove-member.ts'

export type Farewell = 'left' | 'mailed'

/**
 * memberLeave: takes one’s own account out of one’s company, with everything that is one’s own; from
 * then on it is a public one. It needs an address that the company cannot read: where the present
 * one is of a domain of the company, a link is mailed to `email`, and using that link leaves
 * (`mailed`). Also for those whose access has ended. Needs a password of the last ten minutes.
 * Refuses with SIGN_IN_AGAIN, BAD_USER_INPUT (email), CONFLICT (the last admin) and
 * TOO_MANY_REQUESTS. Product 4, leaving a company.
 */
export async function memberLeave(context: SignedIn, typed?: string | null): Promise<Farewell> {
  const { store, viewer, clock } = context
  requireFreshSignIn(viewer.signedInAt, clock.now())
  const { companyId: company, userId: _id } = viewer
  if (company === null || viewer.isPublicUser) throw notFound('company')
  if (typed != null && typed.trim() !== '') return mailFarewell(context, company, typed)
  await store.write(async (trx) => {
    // The company before the person, as everybody who moves somebody does.
    await holdCompany(trx, company)
    await holdAllSessions(trx, context)
    const member = await findMember(trx, company, _id)
    if (member === undefined) throw notFound('company')
    if (await isOfCompany(trx, company, member.emailKey)) {
      const message =
        'Your address is one of your company. Give a private one, so that your account stays yours.'
      throw badInput(message, 'email')
    }
    if (!(await releaseMember(trx, context, { company, _id }))) throw notFound('company')
  })
  return 'left'
}

/**
 * memberLeaveAsksAddress: whether one’s own address is of a domain of the company, so that leaving
 * needs another one; false of who is in none. Product 4, leaving a company.
 */
export async function leavingAsksAddress({ store, viewer }: SignedIn): Promise<boolean> {
  const { companyId: company, userId: _id } = viewer
  if (company === null || viewer.isPublicUser) return false
  const member = await findMember(store.read, company, _id)
  return member !== undefined && isOfCompany(store.read, company, member.emailKey)
}

async function mailFarewell(context: SignedIn, company: string, typed: string): Promise<Farewell> {
  const { key } = readAddress(typed)
  if (await isOfCompany(context.store.read, company, key)) {
    throw badInput('This is an address of the company too. Give a private one.', 'email')
  }
  await emailChange(context, typed, { leaves: company })
  return 'mailed'
}

/**
 * memberMove: puts a member into another company, as no admin of it; for app admins. What the person
 * wrote goes with them; the sessions of an admin end. Refuses with NOT_FOUND (also who closed their
 * account), CONFLICT (the last admin) and LIMIT_REACHED.
 */
export async function memberMove(
  context: SignedIn,
  { from, _id, to }: { from: string; _id: string; to: string },
): Promise<void> {
  const [source, target] = [administered(context, from), administered(context, to)]
  if (source === target) throw new AppError('CONFLICT', 'They are there already.')
  await context.store.write(async (trx) => {
    await holdAppAdmins(trx)
    // Always in this order, so that two moves that cross do not wait for each other.
    for (const company of [source, target].sort()) await holdCompany(trx, company)
    await requireAdmin(trx, context, null)
    await requireSeat(trx, target)
    const isMoved = await releaseMember(trx, context, { company: source, _id }, target)
    if (!isMoved) throw notFound('person')
    await recordCompanyEvent(trx, context, { kind: 'member_joined', company: target, items: [_id] })
    await noteChange(trx, context, _id, ['company'])
    // Whoever still pays for themselves is told at once.
    await context.jobs.enqueue(trx, { kind: 'membership', key: _id })
  })
}
