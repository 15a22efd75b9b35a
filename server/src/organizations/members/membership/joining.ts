import { hashToken } from '#accounts/core/accounts.ts'
import { hasOwnCompany } from '#accounts/core/public-company.ts'
import { lockOwnSessions } from '#accounts/core/session.ts'
import { endOnRoleChange } from '#accounts/sessions/sessions.ts'
import type { AuditSource } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type {
  Context,
  JoinCandidate,
  LockedCompanies,
  Newcomer,
  SignedIn,
} from '#graphql/context.ts'
import { linkCode } from '#lib/codes.ts'
import { AppError, invalidCode } from '#lib/errors.ts'
import { companyName } from '#organizations/companies/companies.ts'
import { useAdminAddress } from '#organizations/companies/join-rules/admin-addresses.ts'
import { companyToJoin } from '#organizations/companies/join-rules/join-rules.ts'
import { hasSeat, requireSeat } from '#organizations/companies/seats.ts'
import { findLive, giveUseBack, redeemUse } from '#organizations/members/core/invitations.store.ts'
import { liveInvitation } from '#organizations/members/core/invitations.ts'
import { findLeft, findStatus } from './membership.store.ts'
import { applyMembershipEvent, blockJoin, isBlocked } from './membership.ts'

/** The rule by which a person joins: an invitation, by the hash of its token, or another rule. */
export type JoinRule = { company: string } & ({ tokenHash: string } | { isAdmin: boolean })

type Joining = Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>

/**
 * Adds a person without a company to one, unless all seats are taken, the invitation ended, or the
 * company deactivated the person. Answers whether they joined. Records a missing seat as an event.
 */
export async function joinCompany(
  trx: Db,
  context: Joining,
  user: string,
  rule: JoinRule,
): Promise<boolean> {
  const { company } = rule
  const member = { company, _id: user }
  const witness: AuditSource = { ...context, viewer: { userId: user } }
  const now = context.clock.now()
  const held = await lockCompany(trx, company)
  if (held === undefined || (await blockJoin(trx, witness, member))) return false
  if (!(await hasSeat(trx, held))) {
    await recordCompanyEvent(trx, witness, { kind: 'member_not_joined', company, items: [user] })
    return false
  }
  const tokenHash = 'tokenHash' in rule ? rule.tokenHash : undefined
  const gift =
    'tokenHash' in rule
      ? await redeemUse(trx, rule.tokenHash, now)
      : { isCompanyAdmin: rule.isAdmin ? 1 : 0, role: null, emailKey: null }
  if (gift === undefined) return false
  const isAdmin = gift.isCompanyAdmin === 1
  const isMailed = gift.emailKey !== null
  const events = isMailed
    ? (['admit', 'admitAsAdmin'] as const)
    : (['join', 'joinAsAdmin'] as const)
  // Leaving and joining again gives a person no new days of grace.
  const admittedDate = isMailed ? now : await findLeft(trx, member)
  const event = events[isAdmin ? 1 : 0]
  if (
    !(await applyMembershipEvent(trx, witness, member, event, { role: gift.role, admittedDate }))
  ) {
    if (tokenHash !== undefined) await giveUseBack(trx, tokenHash)
    return false
  }
  if (isAdmin && tokenHash === undefined) {
    const person = await findStatus(trx, user)
    await useAdminAddress(trx, witness, member, person ? await addressKeysOf(trx, person) : [])
  }
  // The job writes to people who still pay for a membership of their own.
  await context.jobs.enqueue(trx, { kind: 'membership', key: user })
  return true
}

/** A company that a person would join. */
type Match = { rule: JoinRule; name: string; isBlocked: boolean }

/** An id that matches no person and no company, so that the same statements run without one */
const NONE = ''

/**
 * The companies that a person may join, without regard to seats: first by the invitation, then by
 * code, admin address or domain. Runs the same statements for everyone, so that the time it takes
 * discloses nothing.
 */
async function matchesOf(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  { user = NONE, key, referralCode, invitation }: JoinCandidate,
): Promise<Match[]> {
  const now = clock.now()
  const belongs = await hasOwnCompany(db, user)
  const found = await companyToJoin(db, key, referralCode, now)
  const invited = invitation == null ? [] : [await liveInvitation(db, invitation, key, now)]
  const matches: Match[] = []
  for (const rule of [...invited, found]) {
    const company = rule?.company ?? NONE
    const blocked = await isBlocked(db, { company, _id: user, key }, now)
    const name = await companyName(db, company)
    if (rule !== undefined && name !== null) matches.push({ rule, name, isBlocked: blocked })
  }
  return belongs ? [] : matches
}

const nameOf = (matches: readonly Match[]): string | null =>
  matches.find((match) => !match.isBlocked)?.name ?? null

/** The name of the company that `onEmailConfirmed` would add a person to now, or null. */
export const previewCompany = async (
  db: Db,
  context: Pick<Context, 'clock'>,
  comer: JoinCandidate,
): Promise<string | null> => nameOf(await matchesOf(db, context, comer))

/**
 * Locks the companies that a person may join. Refuses with CONFLICT if the first of them is not the
 * company whose name the person was shown (`disclosed`). Hook `beforeConfirm`.
 */
export async function beforeConfirm(
  trx: Db,
  context: Pick<Context, 'clock'>,
  comer: Newcomer,
  disclosed?: string | null,
): Promise<LockedCompanies> {
  const before = await matchesOf(trx, context, comer)
  const locked = new Set(before.map(({ rule }) => rule.company).sort())
  for (const company of locked) await lockCompany(trx, company)
  // Read again, because a rule could end or be used up before the lock.
  const matches = await matchesOf(trx, context, comer)
  if (disclosed !== undefined && disclosed !== nameOf(matches)) throw companyChanged()
  return locked
}

const companyChanged = () =>
  new AppError(
    'CONFLICT',
    'The company of this link has just changed. Read it again, then confirm.',
    { field: 'company' },
  )

/**
 * Adds a person with a newly confirmed address to their company, one of those that `beforeConfirm`
 * locked. Hook `onEmailConfirmed`: product 4, sign-up.
 */
export async function onEmailConfirmed(
  trx: Db,
  context: Joining,
  comer: Newcomer,
  locked: LockedCompanies,
): Promise<void> {
  for (const match of await matchesOf(trx, context, comer)) {
    if (!locked.has(match.rule.company)) throw companyChanged()
    await joinCompany(trx, context, comer.user, match.rule)
    // Only a blocked match leads to the next company, a missing seat doesn't.
    if (!match.isBlocked) return
  }
}

/**
 * invitationAccept: a person without a company joins by an invitation; a mailed one is valid only
 * for its address. New admins sign in again. Refuses with INVALID_CODE, CONFLICT (a person with a
 * company, another address) and LIMIT_REACHED (no seat).
 */
export async function acceptInvitation(context: SignedIn, code: string): Promise<boolean> {
  const { store, clock, viewer } = context
  const user = viewer.userId
  const tokenHash = hashToken(linkCode(code) ?? '')
  const isIn = await store.write(async (trx) => {
    const opened = await findLive(trx, tokenHash, clock.now())
    const held = opened && (await lockCompany(trx, opened.company))
    await lockOwnSessions(trx, context)
    // Read again, because an admin could change or revoke the invitation before the lock.
    const invitation = opened && (await findLive(trx, tokenHash, clock.now()))
    if (invitation === undefined) throw invalidCode()
    const { company, emailKey, isCompanyAdmin } = invitation
    if (emailKey !== null && emailKey !== (await findStatus(trx, user))?.emailKey) {
      const message = 'This invitation was sent to another email. Sign in with that account.'
      throw new AppError('CONFLICT', message)
    }
    if (!viewer.isPublicUser) {
      const message =
        'You already belong to a company. Leave it first, then open the invitation again.'
      throw new AppError('CONFLICT', message)
    }
    await requireSeat(trx, held)
    // No error here: it would roll back the event of the blocked join.
    if (await blockJoin(trx, context, { company, _id: user })) return false
    if (isCompanyAdmin === 1) await endOnRoleChange(trx, context, user, 1)
    if (!(await joinCompany(trx, context, user, { company, tokenHash }))) throw invalidCode()
    return true
  })
  if (!isIn) throw invalidCode()
  return true
}
