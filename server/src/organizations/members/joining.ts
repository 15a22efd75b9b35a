import { hasOwnCompany } from '#accounts/public-company.ts'
import type { Witness } from '#audit/audit.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import type { Comer, LockedCompanies, Newcomer } from '#graphql/account-hooks.ts'
import type { Context } from '#graphql/context.ts'
import { beginAnew } from '#impact/members-index/members-index.ts'
import { AppError } from '#lib/errors.ts'
import { useUp } from '#organizations/companies/admin-addresses/admin-addresses.ts'
import { companyName } from '#organizations/companies/companies.ts'
import { companyToJoin } from '#organizations/companies/join-rules/join-rules.ts'
import { hasSeat, holdCompany } from '#organizations/companies/seats.ts'
import { forgetEnded, isTurnedAway, useUpInvitations } from './access-revocations.ts'
import { turnAway } from './blocked-joins.ts'
import { putIntoCompany } from './members.store.ts'
import { admittedBefore, forgetAdmitted } from './past-memberships.ts'
import { giveBack, liveInvitation, takeInvitation } from './redeem-invitation.ts'

/** How somebody comes into a company: by an invitation, the hash of whose token it is, or else. */
export type Way = { company: string } & ({ tokenHash: string } | { isAdmin: boolean })

/**
 * Puts a person who has no company of their own into one, if there is a seat and the invitation is
 * still good; nobody whose access it ended, unless it invites them. Answers whether they are in it
 * now; where only the seat was missing, the admins of the company read so in its trail.
 */
export async function enter(
  trx: Db,
  context: Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>,
  user: string,
  way: Way,
): Promise<boolean> {
  const { company } = way
  const witness: Witness = { ...context, viewer: { userId: user } }
  const items = [user]
  const now = context.clock.now()
  await holdCompany(trx, company)
  const member = { company, _id: user }
  if (await turnAway(trx, witness, member)) return false
  if (!(await hasSeat(trx, company))) {
    await recordCompanyEvent(trx, witness, { kind: 'member_not_joined', company, items })
    return false
  }
  const tokenHash = 'tokenHash' in way ? way.tokenHash : undefined
  const gift =
    'tokenHash' in way
      ? await takeInvitation(trx, way.tokenHash, now)
      : { isAdmin: way.isAdmin, role: null, isMailed: false }
  if (gift === undefined) return false
  const { isAdmin, role, isMailed } = gift
  // Whoever comes back by themselves has no new days of grace; whom an admin wrote to has.
  const since = isMailed ? undefined : await admittedBefore(trx, member, now)
  const admittedDate = since ?? now
  if (await putIntoCompany(trx, user, { company, isAdmin, role, admittedDate, now })) {
    await forgetEnded(trx, member)
    if (isMailed) await forgetAdmitted(trx, member)
    await useUpInvitations(trx, member)
    await beginAnew(trx, user)
    const fields = isAdmin ? ['isCompanyAdmin'] : []
    await recordCompanyEvent(trx, witness, { kind: 'member_joined', company, items, fields })
    if (isAdmin && tokenHash === undefined) await useUp(trx, witness, member)
    // Whoever still pays for themselves is told.
    await context.jobs.enqueue(trx, { kind: 'membership', key: user })
    return true
  }
  if (tokenHash !== undefined) await giveBack(trx, tokenHash)
  return false
}

/** A way into a company, by the name of which people are told of it. */
type Lead = {
  way: Way
  name: string
  /** Whether it is closed to this person, whose access the company ended */
  isAway: boolean
}

/**
 * How a person comes into a company today, seats aside, the first way first: by the invitation or the
 * referral code of their sign-up, as an admin who is named, or by domain. The first that is not closed
 * to them is what they are told, and what happens; nothing comes in its place. Without a person, as
 * of somebody new. Looks all up for everybody, so that time tells nobody who belongs to a company.
 */
async function leadsOf(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  { user, key, referralCode, invitation }: Comer,
): Promise<Lead[]> {
  const now = clock.now()
  const _id = user ?? NOBODY
  const belongs = await hasOwnCompany(db, _id)
  const found = await companyToJoin(db, key, referralCode, now)
  const invited = invitation == null ? [] : [await liveInvitation(db, invitation, key, now)]
  const leads: Lead[] = []
  for (const way of [...invited, found]) {
    const company = way?.company ?? NOWHERE
    const isAway = await isTurnedAway(db, { company, _id, key }, now)
    const name = await companyName(db, company)
    if (way !== undefined && name !== null) leads.push({ way, name, isAway })
  }
  return belongs ? [] : leads
}

const toldOf = (leads: readonly Lead[]): string | null =>
  leads.find(({ isAway }) => !isAway)?.name ?? null

/**
 * The name of the company that `join` would put a person into by today, or null: told before anybody
 * confirms an address, which they have or are about to have. For anonymous calls before they write.
 */
export const companyAhead = async (
  db: Db,
  context: Pick<Context, 'clock'>,
  comer: Comer,
): Promise<string | null> => toldOf(await leadsOf(db, context, comer))

/**
 * Holds the companies that somebody may come into: before anything that is the person’s, as everybody
 * does who moves somebody. With `told`, the name of the company that they were told of (null: of
 * none), refuses with CONFLICT at `company` where it is another by now.
 */
export async function holdLeads(
  trx: Db,
  context: Pick<Context, 'clock'>,
  comer: Newcomer,
  told?: string | null | undefined,
): Promise<LockedCompanies> {
  const before = await leadsOf(trx, context, comer)
  const held = new Set(before.map(({ way }) => way.company).sort())
  for (const company of held) await holdCompany(trx, company)
  // Once more: until they were held somebody could close such a way, or use it up.
  const leads = await leadsOf(trx, context, comer)
  if (told !== undefined && told !== toldOf(leads)) throw leadsElsewhere()
  return held
}

const leadsElsewhere = () =>
  new AppError(
    'CONFLICT',
    'Which company this link leads to has changed just now. Read it once more, then confirm.',
    { field: 'company' },
  )

/**
 * Puts a person whose address was just confirmed into their company, one of those that are held for
 * them. Nobody leaves a company by this. Product 4, sign-up.
 */
export async function join(
  trx: Db,
  context: Pick<Context, 'clock' | 'ids' | 'facts' | 'jobs'>,
  comer: Newcomer,
  held: LockedCompanies,
): Promise<void> {
  for (const { way, isAway } of await leadsOf(trx, context, comer)) {
    if (!held.has(way.company)) throw leadsElsewhere()
    await enter(trx, context, comer.user, way)
    // The company reads that it turned them away; who has no seat there was told of it, and of no other.
    if (!isAway) return
  }
}

/** The id of no person and of no company, to look for where there is none. */
const NOBODY = ''
const NOWHERE = ''
