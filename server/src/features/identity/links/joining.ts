import type { Db } from '#db/store.ts'
import type { Witness } from '#features/audit/audit.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { useUp } from '#features/companies/admin-addresses/admin-addresses.ts'
import { companyName } from '#features/companies/companies.ts'
import { hasSeat, holdCompany } from '#features/companies/seats.ts'
import { companyToJoin } from '#features/companies/ways/ways.ts'
import { beginAnew } from '#features/impact-index/members/members-index.ts'
import { forgetEnded, isTurnedAway, takeBackInvitations } from '#features/members/ended.ts'
import { admittedBefore, forgetAdmitted } from '#features/members/former.ts'
import { giveBack, liveInvitation, takeInvitation } from '#features/members/taking.ts'
import { turnAway } from '#features/members/turning-away.ts'
import type { Context } from '#graphql/context.ts'
import { hasOwnCompany, putIntoCompany } from '../accounts.store.ts'

/** How somebody comes into a company: by an invitation, the hash of whose token it is, or else. */
export type Way = { company: string } & ({ tokenHash: string } | { isAdmin: boolean })

/**
 * Puts a person who has no company of their own into one, if there is a seat and the invitation is
 * still good; nobody whose access it ended, unless it invites them. Answers whether they are in it
 * now; where only the seat was missing, the admins of the company read so in its trail.
 */
export async function enter(
  trx: Db,
  context: Pick<Context, 'clock' | 'ids' | 'facts'>,
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
  const since = isMailed ? undefined : await admittedBefore(trx, member)
  const admittedDate = since ?? now
  if (await putIntoCompany(trx, user, { company, isAdmin, role, admittedDate, now })) {
    await forgetEnded(trx, member)
    if (isMailed) await forgetAdmitted(trx, member)
    await takeBackInvitations(trx, member)
    await beginAnew(trx, user)
    const fields = isAdmin ? ['isCompanyAdmin'] : []
    await recordCompanyEvent(trx, witness, { kind: 'member_joined', company, items, fields })
    if (isAdmin && tokenHash === undefined) await useUp(trx, witness, member)
    return true
  }
  if (tokenHash !== undefined) await giveBack(trx, tokenHash)
  return false
}

export type Newcomer = {
  user: string
  key: string
  referralCode: string | null
  /** Hash of the token of an invitation that came with the sign-up */
  invitation?: string | null | undefined
}

/**
 * Puts a person whose address was just confirmed into their company: by the invitation or the
 * referral code of their sign-up, as an admin who is named, or by domain. Nobody leaves a company by
 * this. Product 4, sign-up.
 */
export async function join(
  trx: Db,
  context: Pick<Context, 'clock' | 'ids' | 'facts'>,
  { user, key, referralCode, invitation }: Newcomer,
): Promise<void> {
  if (await hasOwnCompany(trx, user)) return
  const now = context.clock.now()
  const invited = await liveInvitation(trx, invitation ?? null, key, now)
  if (invited !== undefined && (await enter(trx, context, user, invited))) return
  const found = await companyToJoin(trx, key, referralCode, now)
  if (found === undefined) return
  // Once more: until the company was held, somebody could close that way, or use it up.
  await holdCompany(trx, found.company)
  const joined = await companyToJoin(trx, key, referralCode, now)
  if (joined?.company === found.company) await enter(trx, context, user, joined)
}

/**
 * The name of the company that `join` would put a person into by today, seats aside, or null: told
 * before anybody confirms an address, which they have or are about to have. Without a person, as of
 * somebody new. Looks all up for everybody, so that time tells nobody who belongs to a company;
 * for anonymous calls before they write.
 */
export async function companyAhead(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  { user, key, referralCode, invitation }: Omit<Newcomer, 'user'> & { user: string | undefined },
): Promise<string | null> {
  const now = clock.now()
  const _id = user ?? NOBODY
  const belongs = await hasOwnCompany(db, _id)
  const found = await companyToJoin(db, key, referralCode, now)
  const invited = invitation == null ? [] : [await liveInvitation(db, invitation, key, now)]
  const names: string[] = []
  for (const way of [...invited, found]) {
    const company = way?.company ?? NOWHERE
    const isAway = await isTurnedAway(db, { company, _id, key }, now)
    const name = await companyName(db, company)
    if (!isAway && name !== null) names.push(name)
  }
  return belongs ? null : (names[0] ?? null)
}

/** The id of no person and of no company, to look for where there is none. */
const NOBODY = ''
const NOWHERE = ''
