import { hashToken } from '#accounts/accounts.ts'
import { hasOwnCompany } from '#accounts/public-company.ts'
import { holdAllSessions } from '#accounts/session.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { Witness } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import type { Comer, LockedCompanies, Newcomer } from '#graphql/account-hooks.ts'
import type { Context, SignedIn } from '#graphql/context.ts'
import { AppError, invalidCode } from '#lib/errors.ts'
import { companyName } from '#organizations/companies/companies.ts'
import { useAdminAddress } from '#organizations/companies/join-rules/admin-addresses.ts'
import { companyToJoin } from '#organizations/companies/join-rules/join-rules.ts'
import { hasSeat, holdCompany, requireSeat } from '#organizations/companies/seats.ts'
import { findLive, giveUseBack, redeemUse } from '../invitations.store.ts'
import { liveInvitation } from '../invitations.ts'
import { findLeft, findStanding } from './membership.store.ts'
import { applyMembershipEvent, isBlocked, turnAway } from './membership.ts'

/** How someone joins a company: by an invitation, given by the hash of its token, or otherwise. */
export type Way = { company: string } & ({ tokenHash: string } | { isAdmin: boolean })

type Joining = Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>

/**
 * Puts a person who has no company of their own into one, if there is a seat, the invitation is
 * still good, and the company did not deactivate them. Answers whether they are in it now; if only
 * the seat was missing, the trail of the company says so.
 */
export async function joinCompany(
  trx: Db,
  context: Joining,
  user: string,
  way: Way,
): Promise<boolean> {
  const { company } = way
  const member = { company, _id: user }
  const witness: Witness = { ...context, viewer: { userId: user } }
  const now = context.clock.now()
  const held = await holdCompany(trx, company)
  if (held === undefined || (await turnAway(trx, witness, member))) return false
  if (!(await hasSeat(trx, held))) {
    await recordCompanyEvent(trx, witness, { kind: 'member_not_joined', company, items: [user] })
    return false
  }
  const tokenHash = 'tokenHash' in way ? way.tokenHash : undefined
  const gift =
    'tokenHash' in way
      ? await redeemUse(trx, way.tokenHash, now)
      : { isCompanyAdmin: way.isAdmin ? 1 : 0, role: null, emailKey: null }
  if (gift === undefined) return false
  const isAdmin = gift.isCompanyAdmin === 1
  const isMailed = gift.emailKey !== null
  const events = isMailed
    ? (['admit', 'admitAsAdmin'] as const)
    : (['join', 'joinAsAdmin'] as const)
  // Leaving and coming back gives no new days of grace.
  const admittedDate = isMailed ? now : await findLeft(trx, member)
  const event = events[isAdmin ? 1 : 0]
  if (
    !(await applyMembershipEvent(trx, witness, member, event, { role: gift.role, admittedDate }))
  ) {
    if (tokenHash !== undefined) await giveUseBack(trx, tokenHash)
    return false
  }
  if (isAdmin && tokenHash === undefined) {
    const person = await findStanding(trx, user)
    await useAdminAddress(trx, witness, member, person ? await addressKeysOf(trx, person) : [])
  }
  // Someone who still pays for themselves is told.
  await context.jobs.enqueue(trx, { kind: 'membership', key: user })
  return true
}

/** A company that someone would join, with the name under which they are told so. */
type Lead = { way: Way; name: string; isBlocked: boolean }

/** The id of no person and of no company, to look up where there is none */
const NONE = ''

/**
 * How a person joins a company today, seats aside, the first way first: by the invitation or the
 * referral code of their sign-up, as an admin who is named, or by domain. They are told the first
 * that is not blocked for them; no other takes its place. Looks everything up for everyone, so that
 * the time it takes tells nobody who belongs to a company.
 */
async function leadsOf(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  { user = NONE, key, referralCode, invitation }: Comer,
): Promise<Lead[]> {
  const now = clock.now()
  const belongs = await hasOwnCompany(db, user)
  const found = await companyToJoin(db, key, referralCode, now)
  const invited = invitation == null ? [] : [await liveInvitation(db, invitation, key, now)]
  const leads: Lead[] = []
  for (const way of [...invited, found]) {
    const company = way?.company ?? NONE
    const blocked = await isBlocked(db, { company, _id: user, key }, now)
    const name = await companyName(db, company)
    if (way !== undefined && name !== null) leads.push({ way, name, isBlocked: blocked })
  }
  return belongs ? [] : leads
}

const nameOf = (leads: readonly Lead[]): string | null =>
  leads.find((lead) => !lead.isBlocked)?.name ?? null

/** The name of the company that `onEmailConfirmed` would put a person into today, or null. */
export const companyAhead = async (
  db: Db,
  context: Pick<Context, 'clock'>,
  comer: Comer,
): Promise<string | null> => nameOf(await leadsOf(db, context, comer))

/** Locks the companies that someone may join. Hook `beforeConfirm`. */
export async function beforeConfirm(
  trx: Db,
  context: Pick<Context, 'clock'>,
  comer: Newcomer,
  told?: string | null,
): Promise<LockedCompanies> {
  const before = await leadsOf(trx, context, comer)
  const locked = new Set(before.map(({ way }) => way.company).sort())
  for (const company of locked) await holdCompany(trx, company)
  // Read again: until the lock, such a way could be closed or used up.
  const leads = await leadsOf(trx, context, comer)
  if (told !== undefined && told !== nameOf(leads)) throw leadsElsewhere()
  return locked
}

const leadsElsewhere = () =>
  new AppError(
    'CONFLICT',
    'Which company this link leads to has changed just now. Read it once more, then confirm.',
    { field: 'company' },
  )

/**
 * Puts a person whose address was just confirmed into their company, one of the locked. Nobody
 * leaves a company by this. Hook `onEmailConfirmed`: product 4, sign-up.
 */
export async function onEmailConfirmed(
  trx: Db,
  context: Joining,
  comer: Newcomer,
  locked: LockedCompanies,
): Promise<void> {
  for (const lead of await leadsOf(trx, context, comer)) {
    if (!locked.has(lead.way.company)) throw leadsElsewhere()
    await joinCompany(trx, context, comer.user, lead.way)
    // Past a blocked one, of which only the company is told; a missing seat leads nowhere else.
    if (!lead.isBlocked) return
  }
}

/**
 * invitationAccept: someone who is signed in and belongs to no company joins the one that invites
 * them. A mailed invitation is for the account of that address alone. New admins sign in again.
 * Refuses with INVALID_CODE, CONFLICT (a company of one's own, another address) and LIMIT_REACHED (no
 * seat). Of many for the last seat or use one wins.
 */
export async function acceptInvitation(context: SignedIn, code: string): Promise<boolean> {
  const { store, clock, viewer } = context
  const user = viewer.userId
  const tokenHash = hashToken(code.trim())
  const isIn = await store.write(async (trx) => {
    const opened = await findLive(trx, tokenHash, clock.now())
    const held = opened && (await holdCompany(trx, opened.company))
    await holdAllSessions(trx, context)
    // Read again: until the company was locked an admin could change or revoke it.
    const invitation = opened && (await findLive(trx, tokenHash, clock.now()))
    if (invitation === undefined) throw invalidCode()
    const { company, emailKey, isCompanyAdmin } = invitation
    if (emailKey !== null && emailKey !== (await findStanding(trx, user))?.emailKey) {
      const message =
        'This invitation was sent to another address. Sign in with the account of that address.'
      throw new AppError('CONFLICT', message)
    }
    if (!viewer.isPublicUser) {
      const message =
        'You belong to a company already. Leave it first, then open the invitation again.'
      throw new AppError('CONFLICT', message)
    }
    await requireSeat(trx, held)
    // Before anything is changed, so that what the trail says of it stays.
    if (await turnAway(trx, context, { company, _id: user })) return false
    if (isCompanyAdmin === 1) await endOnRoleChange(trx, context, user, 1)
    if (!(await joinCompany(trx, context, user, { company, tokenHash }))) throw invalidCode()
    return true
  })
  if (!isIn) throw invalidCode()
  return true
}
