import type { Db } from '#db/store.ts'
import type { Witness } from '#features/audit/audit.ts'
import { recordCompanyEvent } from '#features/audit/company-events.ts'
import { companyToJoin } from '#features/companies/companies.ts'
import { keepFound } from '#features/companies/member-words.ts'
import { hasSeat } from '#features/companies/seats.ts'
import { beginAnew } from '#features/impact-index/members/members-index.ts'
import { giveBack, liveInvitation, takeInvitation } from '#features/members/taking.ts'
import type { Context } from '#graphql/context.ts'
import { hasOwnCompany, putIntoCompany } from '../accounts.store.ts'

/** How somebody comes into a company: by an invitation, the hash of whose token it is, or else. */
export type Way = { company: string } & ({ tokenHash: string } | { isAdmin: boolean })

/**
 * Puts a person who has no company of their own into one, if there is a seat and the invitation is
 * still good. Answers whether they are in it now; where only the seat was missing, the admins of the
 * company read so in its trail.
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
  if (!(await hasSeat(trx, company))) {
    await recordCompanyEvent(trx, witness, { kind: 'member_not_joined', company, items })
    return false
  }
  const now = context.clock.now()
  const tokenHash = 'tokenHash' in way ? way.tokenHash : undefined
  const gift =
    'tokenHash' in way
      ? await takeInvitation(trx, way.tokenHash, now)
      : { isAdmin: way.isAdmin, role: null }
  if (gift === undefined) return false
  const { isAdmin, role } = gift
  if (await putIntoCompany(trx, user, { company, isAdmin, role, now })) {
    await keepFound(trx, user)
    await beginAnew(trx, user)
    const fields = isAdmin ? ['isCompanyAdmin'] : []
    await recordCompanyEvent(trx, witness, { kind: 'member_joined', company, items, fields })
    return true
  }
  if (tokenHash !== undefined) await giveBack(trx, tokenHash)
  return false
}

type Newcomer = {
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
  const joined = await companyToJoin(trx, key, referralCode, now)
  if (joined !== undefined) await enter(trx, context, user, joined)
}
